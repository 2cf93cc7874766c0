import { sql } from 'kysely'
import { compiledOnce } from '../database/compiledOnce.ts'
import type { CompiledReader, Reader } from '../database/reader.ts'
import type { EventName } from './names.ts'

/** The maximum number of events that one page examines, so that a filter that matches few has short statements. */
const EXAMINED = 5000

/** Selection of events; an absent list selects all. */
export interface EventFilter {
  readonly names?: readonly EventName[] | undefined
  /** Ids of printers; events that are about no printer are left out. */
  readonly printerIds?: readonly number[] | undefined
}

/** Event of the log. */
export interface LoggedEvent {
  readonly position: number
  /** UUID, the same in all deliveries of the event. */
  readonly id: string
  readonly name: EventName
  /** The printer that it is about. */
  readonly printerId: number | null
  /** RFC 3339. */
  readonly createdDate: string
  /** JSON text of the record as it was when the event was written. */
  readonly data: string
  /** JSON text of the members that an update changed, as they were before; null for others. */
  readonly previous: string | null
}

/** Part of a user's log. */
export interface EventPage {
  readonly events: readonly LoggedEvent[]
  /** The position to continue after. */
  readonly position: number
  /** Whether the log has more events. */
  readonly hasMore: boolean
  /** Whether events after the given position are no longer stored; `position` is then the end of the log. */
  readonly isReset: boolean
}

/** Returns the position of a user's last event; 0 without any. */
export async function lastPosition(db: Reader, userId: number): Promise<number> {
  return (await bounds(db, userId)).last
}

/** Returns the position before a user's oldest stored event. */
export async function floorPosition(db: Reader, userId: number): Promise<number> {
  return (await bounds(db, userId)).floor
}

/**
 * Reads a user's events after a position, in their order. The bounds of the log come from the same statement: events that are
 * deleted at the same time are read, or missed with `isReset`.
 * @param limit the maximum number of events
 */
export async function eventsAfter(
  db: CompiledReader,
  userId: number,
  after: number,
  filter: EventFilter,
  limit: number,
): Promise<EventPage> {
  const rows = await pageOf(db, {}, { ...filter, userId, after, until: after + EXAMINED, limit })
  const { last, floor } = rows[0] ?? { last: 0, floor: 0 }
  const isReset = after > last || after < floor
  if (isReset || after === last) return { events: [], position: last, hasMore: false, isReset }
  // Without events there is one row, of the bounds.
  const events = rows.filter((row): row is typeof row & LoggedEvent => row.id !== null)
  const end = Math.min(last, after + EXAMINED)
  const position = events.length < limit ? end : (events.at(-1)?.position ?? end)
  return { events, position, hasMore: position < last, isReset: false }
}

/** The last position of the log, and the one before its oldest event. */
async function bounds(db: Reader, userId: number): Promise<{ last: number; floor: number }> {
  const head = await db
    .selectFrom('event_heads')
    .select(['position as last', 'floor'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return head ?? { last: 0, floor: 0 }
}

/** Part of the log of a user: at most `limit` events after one position and up to another. */
interface Part extends EventFilter {
  readonly userId: number
  readonly after: number
  readonly until: number
  readonly limit: number
}

const pageOf = compiledOnce((db, _: object, { userId, after, until, names, printerIds, limit }: Part) =>
  db
    .selectFrom('event_heads as head')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('events')
          .select([
            'position',
            'id',
            sql<EventName>`name`.as('name'),
            'printer_id as printerId',
            'created_date as createdDate',
            sql<string>`data::text`.as('data'),
            sql<string | null>`previous::text`.as('previous'),
          ])
          .where('user_id', '=', userId)
          .where('position', '>', after)
          .where('position', '<=', sql<number>`least(head.position, ${until}::bigint)`)
          .whereRef('head.floor', '<=', sql<number>`${after}::bigint`)
          .$if(names !== undefined, (query) => query.where('name', '=', sql<string>`any(${names}::text[])`))
          .$if(printerIds !== undefined, (query) =>
            query.where('printer_id', '=', sql<number>`any(${printerIds}::bigint[])`),
          )
          .orderBy('position')
          .limit(limit)
          .as('event'),
      (join) => join.onTrue(),
    )
    .selectAll('event')
    .select(['head.position as last', 'head.floor'])
    .where('head.user_id', '=', userId)
    .orderBy('event.position'),
)
