import { sql, type Kysely, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { defer } from '../database/together.ts'
import { inTransaction } from '../database/transaction.ts'
import type { AttemptOutcome } from '../outgoing/attempt.ts'
import { isHopeless, nextAttempt } from '../outgoing/schedule.ts'
import type { Claimed } from './claim.ts'
import { disable } from './disable.ts'
import { updateDueDate } from './due.ts'
import { DELAYS } from './schedule.ts'

/** Attempts of one delivery that are stored, the last ones: it can be sent again any number of times. */
const MAX_ATTEMPTS = 30

/** Status of a receiver that wants no more deliveries (RFC 9110, section 15.5.11). */
const GONE = 410

/**
 * Records an attempt: the delivery is done, waits for its next attempt or has failed. A webhook that is gone or has failed
 * for too long is disabled. An answer from a URL that the webhook had before says nothing about its present receiver.
 */
export function recordOutcome(db: Kysely<DB>, delivery: Claimed, outcome: AttemptOutcome, now: Date): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { userId, webhookId } = delivery
    const webhook = await trx
      .selectFrom('webhooks')
      .select(['is_active as isActive', 'failing_since as failingSince', 'url'])
      .where('user_id', '=', userId)
      .where('id', '=', webhookId)
      .forUpdate()
      .executeTakeFirst()
    // It was deleted meanwhile, with its deliveries.
    if (!webhook) return
    const isPresent = webhook.url === delivery.url
    const next = isPresent ? afterFailure(delivery, outcome, now) : { failures: 0, date: now }
    const attempt = await updateDelivery(trx, delivery, outcome, webhook.isActive, next)
    // It was deleted, or its claim had ended and another instance has sent it.
    if (attempt === null) return
    await insertAttempt(trx, delivery, outcome, attempt)
    if (!isPresent) return updateDueDate(trx, userId, webhookId, now)
    const isSuccess = outcome.error === null
    const failingSince = isSuccess ? null : (webhook.failingSince ?? outcome.startedAt.toISOString())
    // Most deliveries succeed after one that did.
    if (!isSuccess || webhook.failingSince !== null)
      await trx
        .updateTable('webhooks')
        .set({ failing_since: failingSince, ...(isSuccess ? {} : pause(outcome)) })
        .where('user_id', '=', userId)
        .where('id', '=', webhookId)
        .execute()
    if (webhook.isActive && outcome.status === GONE) await disable(trx, userId, webhookId, 'Gone')
    else if (webhook.isActive && isHopeless(failingSince, now)) await disable(trx, userId, webhookId, 'Failing')
    else await updateDueDate(trx, userId, webhookId, now)
  })
}

function pause({ pausedUntil }: AttemptOutcome): { paused_until?: string } {
  return pausedUntil === null ? {} : { paused_until: pausedUntil.toISOString() }
}

/** State of a delivery after a failed attempt: failures so far, and the date of the next attempt; null after the last one. */
interface Next {
  readonly failures: number
  readonly date: Date | null
}

function afterFailure({ failures }: Claimed, { pausedUntil }: AttemptOutcome, now: Date): Next {
  return { failures: failures + 1, date: nextAttempt(DELAYS, failures + 1, now, pausedUntil) }
}

/** Returns the number of the attempt; null when the delivery is no longer this instance's. */
async function updateDelivery(
  trx: Transaction<DB>,
  { userId, webhookId, id, failures, claimedUntil }: Claimed,
  outcome: AttemptOutcome,
  isActive: boolean,
  next: Next,
): Promise<number | null> {
  const isSuccess = outcome.error === null
  const date = isSuccess || !isActive ? null : next.date
  const updated = await trx
    .updateTable('webhook_deliveries')
    .set({
      attempts: sql`attempts + 1`,
      failures: isSuccess ? failures : next.failures,
      state: isSuccess ? 'Delivered' : date === null ? 'Failed' : 'Waiting',
      due_date: date?.toISOString() ?? null,
      claimed_until: null,
    })
    .where('user_id', '=', userId)
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .where('claimed_until', '=', claimedUntil)
    .returning('attempts')
    .executeTakeFirst()
  return updated?.attempts ?? null
}

/** Stores an attempt, and deletes the one that is too many; both are sent with the next statement, or the commit. */
async function insertAttempt(
  trx: Transaction<DB>,
  { userId, webhookId, id }: Claimed,
  outcome: AttemptOutcome,
  number: number,
): Promise<void> {
  const insertion = trx.insertInto('webhook_attempts').values({
    user_id: userId,
    webhook_id: webhookId,
    delivery_id: id,
    number,
    started_date: outcome.startedAt.toISOString(),
    milliseconds: outcome.milliseconds,
    status: outcome.status,
    error: outcome.error,
    answer: outcome.answer,
  })
  const deletion = trx
    .deleteFrom('webhook_attempts')
    .where('user_id', '=', userId)
    .where('webhook_id', '=', webhookId)
    .where('delivery_id', '=', id)
    .where('number', '<=', number - MAX_ATTEMPTS)
  await defer(trx, insertion)
  await defer(trx, deletion)
}
