import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { defer } from '../database/together.ts'
import { addEvents } from '../outbox/events.ts'
import { recordDeviceChange } from '../prints/events.ts'
import type { DisplacedPrint } from './candidatePrints.ts'

/** Failure reason of a print whose finish was never reported. */
export const NO_FINISH = 'no finish reported'

/** When a device last reported anything of a print that it was printing; null when it reported nothing after the start. */
export const lastSignOfLife = sql<string | null>`greatest(progress_event_date, error_event_date)`

/** That time as the end of a print that has none, unless the owner has edited the end, or has moved the start after it. */
const inferredEnd = sql<string | null>`case
  when end_date is not null or 'endDate' = any(edited_fields) or start_date > ${lastSignOfLife} then end_date
  else ${lastSignOfLife}
end`

/** The reason, unless there is one or the owner has edited it. */
const inferredReason = sql<string | null>`case
  when 'failureReason' = any(edited_fields) then failure_reason
  else coalesce(failure_reason, ${NO_FINISH})
end`

/**
 * Cancels prints whose finish will not come any more: a later start on their printer shows it, or they have waited as long as their owner
 * wants. The owner is asked how they ended; a reason of theirs stays. Costs and stock must be recalculated.
 * @param afterDays how long they have waited; null for prints that a later start closes
 */
export async function closeUnfinished(
  trx: Transaction<DB>,
  userId: number,
  prints: readonly Omit<DisplacedPrint, 'editedFields'>[],
  afterDays: number | null = null,
): Promise<void> {
  if (prints.length === 0) return
  await defer(
    trx,
    trx
      .updateTable('prints')
      .set({
        status: 'Cancelled',
        closed_date: sql<string>`now()`,
        updated_date: sql<string>`now()`,
        end_date: inferredEnd,
        failure_reason: inferredReason,
      })
      .where('user_id', '=', userId)
      .where(
        'id',
        'in',
        prints.map(({ id }) => id),
      ),
  )
  for (const { id, status, failureReason, endDate } of prints) {
    recordDeviceChange(trx, userId, 'print.cancelled', id, { status, failureReason, endDate })
  }
  const payloads = prints.map(({ id, title }) => ({
    printId: id,
    title,
    isClosed: true,
    ...(afterDays === null ? {} : { afterDays }),
  }))
  await addEvents(trx, userId, 'PrintStuck', payloads)
}
