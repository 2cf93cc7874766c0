import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { defer } from '../database/together.ts'

/** Deliveries of one webhook that are sent at a time, by all instances together. */
const MAX_PARALLEL = 4
/** Deliveries of one user that an instance sends at a time: one for each webhook that a user can have by default. */
export const MAX_PARALLEL_OF_USER = 25

/**
 * Computes how many deliveries of a webhook are sent at a time. The active webhooks of a user share what the user has, so that those
 * whose receivers do not respond leave room for the others.
 */
export function maxParallel(userId: number): RawBuilder<number> {
  return sql<number>`(
    select greatest(least(${MAX_PARALLEL}::integer, ${MAX_PARALLEL_OF_USER}::integer / greatest(count(*), 1)), 1)
    from webhooks active where active.user_id = ${userId} and active.is_active)`
}

/**
 * Computes when a webhook needs attention next: when its first delivery is due that nobody sends; while as many are being
 * sent as may be, when the first claim ends; never before the receiver wants a request; null when nothing waits.
 */
function nextDate(userId: number, date: string): RawBuilder<string | null> {
  const at = sql`${date}::timestamptz`
  return sql<string | null>`(
    select greatest(webhooks.paused_until, case when count(*) filter (where claimed_until > ${at}) >= ${maxParallel(userId)}
      then min(claimed_until) filter (where claimed_until > ${at})
      else least(min(due_date) filter (where claimed_until is null or claimed_until <= ${at}), min(claimed_until) filter (where claimed_until > ${at})) end)
    from webhook_deliveries delivery
    where delivery.user_id = ${userId} and delivery.webhook_id = webhooks.id and delivery.state = 'Waiting'
    having count(*) > 0)`
}

/** Webhooks of a user, and the time at which their next dates are computed. */
interface DueOf {
  readonly userId: number
  readonly ids: readonly string[]
  /** RFC 3339. */
  readonly at: string
}

/** Stores when a webhook, which the transaction has locked, needs attention next. It is sent with the next statement, or the commit. */
export function updateDueDate(trx: Transaction<DB>, userId: number, id: string, now: Date): Promise<void> {
  return updateDueDates(trx, userId, [id], now)
}

/** The same of several webhooks of a user. */
export async function updateDueDates(
  trx: Transaction<DB>,
  userId: number,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await defer(trx, updateDates(trx, {}, { userId, ids, at: now.toISOString() }))
}

const updateDates = templateOf((trx, _: object, { userId, ids, at }: DueOf) =>
  trx
    .updateTable('webhooks')
    .set({ due_date: nextDate(userId, at) })
    .where('user_id', '=', userId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`),
)
