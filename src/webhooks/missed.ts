import type { CompiledReader } from '../database/reader.ts'
import { eventsAfter, type EventFilter, type LoggedEvent } from '../events/read.ts'

/** Events read per query. */
const PAGE = 200

/**
 * Yields the stored events of a user since a time, up to a position, in parts.
 * @param since RFC 3339
 */
export async function* eventsBetween(
  db: CompiledReader,
  userId: number,
  since: string,
  last: number,
  filter: EventFilter,
): AsyncGenerator<readonly LoggedEvent[]> {
  const first = await db
    .selectFrom('events')
    .select('position')
    .where('user_id', '=', userId)
    .where('created_date', '>=', since)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  for (let after = first ? first.position - 1 : last; after < last;) {
    const { events, position, isReset } = await eventsAfter(db, userId, after, filter, PAGE)
    if (isReset) return
    yield events.filter((event) => event.position <= last)
    after = position
  }
}
