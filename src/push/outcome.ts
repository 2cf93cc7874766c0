import { sql, type Kysely, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { inTransaction } from '../database/transaction.ts'
import { isHopeless, nextAttempt } from '../outgoing/schedule.ts'
import type { PushOutcome } from './channel.ts'
import type { ClaimedPush } from './claim.ts'
import { LIFETIME } from './message.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Milliseconds from a failed attempt to the next one. */
const DELAYS = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR]

/**
 * Records an attempt: the message is done, waits for its next attempt or is given up. A device that is gone, or has failed
 * for too long, is removed.
 * @returns whether the device was removed
 */
export function recordPush(db: Kysely<DB>, delivery: ClaimedPush, outcome: PushOutcome, now: Date): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    if (outcome.verdict === 'Gone') return removeDevice(trx, delivery)
    const failingSince = outcome.verdict === 'Failed' ? await noteFailure(trx, delivery, outcome) : null
    if (outcome.verdict === 'Sent') await noteSuccess(trx, delivery)
    if (isHopeless(failingSince, now)) return removeDevice(trx, delivery)
    await settle(trx, delivery, outcome, now)
    return false
  })
}

/** Ends the claim. A newer notification that has taken the place of the sent one meanwhile is sent next. */
async function settle(trx: Transaction<DB>, delivery: ClaimedPush, outcome: PushOutcome, now: Date): Promise<void> {
  const { userId, token, topic, eventId, failures, claimedUntil, createdDate } = delivery
  const end = Date.parse(createdDate) + LIFETIME
  const next = outcome.verdict === 'Failed' ? nextAttempt(DELAYS, failures + 1, now, outcome.pausedUntil) : null
  const rows = await trx
    .updateTable('push_deliveries')
    .set({ claimed_until: null })
    .where('user_id', '=', userId)
    .where('token', '=', token)
    .where('topic', '=', topic)
    .where('claimed_until', '=', claimedUntil)
    .returning('event_id as eventId')
    .execute()
  // It was replaced, or its claim had ended and another instance has sent it.
  if (rows[0]?.eventId !== eventId) return
  const row = { userId, token, topic }
  if (next === null || next.getTime() >= end) await deleteRow(trx, row)
  else await postpone(trx, row, failures + 1, next)
}

type Row = Pick<ClaimedPush, 'userId' | 'token' | 'topic'>

async function deleteRow(trx: Transaction<DB>, { userId, token, topic }: Row): Promise<void> {
  await trx
    .deleteFrom('push_deliveries')
    .where('user_id', '=', userId)
    .where('token', '=', token)
    .where('topic', '=', topic)
    .execute()
}

async function postpone(
  trx: Transaction<DB>,
  { userId, token, topic }: Row,
  failures: number,
  next: Date,
): Promise<void> {
  await trx
    .updateTable('push_deliveries')
    .set({ failures, due_date: next.toISOString() })
    .where('user_id', '=', userId)
    .where('token', '=', token)
    .where('topic', '=', topic)
    .execute()
}

/** Stores since when a device fails, and lets what waits for it wait as long as its push service asks. */
async function noteFailure(
  trx: Transaction<DB>,
  { userId, token, deviceDate }: ClaimedPush,
  { startedAt, pausedUntil }: PushOutcome,
): Promise<string | null> {
  const pause = pausedUntil?.toISOString()
  const row = await trx
    .updateTable('push_devices')
    .set({
      failing_since: sql<string>`coalesce(failing_since, ${startedAt.toISOString()}::timestamptz)`,
      ...(pause === undefined ? {} : { paused_until: pause }),
    })
    .where('user_id', '=', userId)
    .where('token', '=', token)
    .where('updated_date', '=', deviceDate)
    .returning('failing_since as failingSince')
    .executeTakeFirst()
  if (pause !== undefined) {
    await trx
      .updateTable('push_deliveries')
      .set({ due_date: sql<string>`greatest(due_date, ${pause}::timestamptz)` })
      .where('user_id', '=', userId)
      .where('token', '=', token)
      .execute()
  }
  return row?.failingSince ?? null
}

async function noteSuccess(trx: Transaction<DB>, { userId, token }: ClaimedPush): Promise<void> {
  await trx
    .updateTable('push_devices')
    .set({ failing_since: null, paused_until: null })
    .where('user_id', '=', userId)
    .where('token', '=', token)
    .where('failing_since', 'is not', null)
    .execute()
}

/** Removes a device with all that waits for it, unless it was registered again meanwhile. */
async function removeDevice(trx: Transaction<DB>, { userId, token, deviceDate }: ClaimedPush): Promise<boolean> {
  const removed = await trx
    .deleteFrom('push_devices')
    .where('user_id', '=', userId)
    .where('token', '=', token)
    .where('updated_date', '=', deviceDate)
    .returning('token')
    .executeTakeFirst()
  await trx.deleteFrom('push_deliveries').where('user_id', '=', userId).where('token', '=', token).execute()
  return removed !== undefined
}
