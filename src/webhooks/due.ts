import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'

/** Deliveries of one webhook that are sent at a time, by all instances together. */
export const MAX_PARALLEL = 4

/**
 * Computes when a webhook needs attention next: when its first delivery is due that nobody sends; while as many are being
 * sent as may be, when the first claim ends; never before the receiver wants a request; null when nothing waits.
 */
function nextDate(userId: number, id: string, now: Date): RawBuilder<string | null> {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql<string | null>`(
    select greatest(webhooks.paused_until, case when count(*) filter (where claimed_until > ${at}) >= ${MAX_PARALLEL}::integer
      then min(claimed_until) filter (where claimed_until > ${at})
      else least(min(due_date) filter (where claimed_until is null or claimed_until <= ${at}), min(claimed_until) filter (where claimed_until > ${at})) end)
    from webhook_deliveries delivery
    where delivery.user_id = ${userId} and delivery.webhook_id = ${id} and delivery.state = 'Waiting'
    having count(*) > 0)`
}

/** Stores when a webhook, which the transaction has locked, needs attention next. */
export async function updateDueDate(trx: Transaction<DB>, userId: number, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('webhooks')
    .set({ due_date: nextDate(userId, id, now) })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}
