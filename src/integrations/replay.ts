import { sql, type Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import { inTransaction } from '../database/transaction.ts'
import { Problem } from '../http/problem.ts'
import { applyEvent, type StoredEvent } from './events.ts'

/** An event that is younger, in ms, may still be in the hands of the request that brought it. */
const MINIMUM_AGE = 60_000
const PAGE = 500

/**
 * Tries again to understand the stored events of which nothing became: after a fix, or when the database was away in the
 * middle. Each is applied once, however often and by however many instances this runs.
 * @param since events that were received before are left alone
 * @returns how many were understood
 */
export async function replayEvents(db: Kysely<DB>, log: Logger, now: Date, since: Date): Promise<number> {
  const until = new Date(now.getTime() - MINIMUM_AGE).toISOString()
  let understood = 0
  let after: Position = { receivedDate: since.toISOString(), id: '00000000-0000-0000-0000-000000000000' }
  for (;;) {
    const events = await readPage(db, after, until)
    for (const { userId, id } of events) {
      if (await replayEvent(db, log, userId, id)) understood += 1
    }
    const last = events.at(-1)
    if (!last || events.length < PAGE) return understood
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

async function replayEvent(db: Kysely<DB>, log: Logger, userId: number, id: string): Promise<boolean> {
  try {
    const stored = await readStored(db, userId, id)
    if (stored) await inTransaction(db, (trx) => applyEvent(trx, stored, true))
    return stored !== null
  } catch (error) {
    if (!(error instanceof Problem)) log.error({ eventId: id, error }, 'a device event could not be replayed')
    return false
  }
}

async function readStored(db: Kysely<DB>, userId: number, id: string): Promise<StoredEvent | null> {
  const row = await db
    .selectFrom('device_events')
    .select(['user_id as userId', 'id', 'source', 'received_date as receivedDate', 'body'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst()
  return row ?? null
}
