import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { ImageServices } from '../images/uploads.ts'
import { replayEvent } from './events.ts'

/** Milliseconds; a younger event may still be processed by the request that brought it. */
const MINIMUM_AGE = 60_000
const PAGE = 500

/**
 * Processes the stored events that are open again: after a fix, or when the database or the media store was
 * away in the middle. Each is applied once, however often and by however many instances this runs.
 * @param since events that were received before are left alone
 * @returns the number of processed events
 */
export async function replayEvents(services: ImageServices, now: Date, since: Date): Promise<number> {
  const until = new Date(now.getTime() - MINIMUM_AGE).toISOString()
  let processed = 0
  let after: Position = { receivedDate: since.toISOString(), id: '00000000-0000-0000-0000-000000000000' }
  for (;;) {
    const events = await readPage(services.db, after, until)
    for (const { userId, id } of events) {
      if (await replayEvent(services, userId, id)) processed += 1
    }
    const last = events.at(-1)
    if (!last || events.length < PAGE) return processed
    after = last
  }
}

interface Position {
  readonly receivedDate: string
  readonly id: string
}

async function readPage(db: Kysely<DB>, { receivedDate, id }: Position, until: string) {
  return db
    .selectFrom('device_events')
    .select(['user_id as userId', 'id', 'received_date as receivedDate'])
    .where('outcome', 'is', null)
    .where('received_date', '<', until)
    .where(sql<boolean>`(received_date, id) > (${receivedDate}::timestamptz, ${id}::uuid)`)
    .orderBy('received_date')
    .orderBy('id')
    .limit(PAGE)
    .execute()
}
