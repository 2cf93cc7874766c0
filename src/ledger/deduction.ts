import { sql } from 'kysely'
import type { PrintStatus } from '../../generated/api.d.ts'
import { SUCCESSFUL, statusList } from '../kernel/printStatus.ts'

/**
 * Amount, in mg, that a usage `u` of a print `p` deducts from its spool (docs/domain.md, "Spool ledger").
 * Null while it is unknown: an unfinished print deducts nothing yet, and a failed one without an amount and without
 * reported progress deducts nothing at all.
 */
export const deductedMg = sql<number | null>`case
  when p.status in ${statusList.successful} then coalesce(u.amount_mg, u.estimated_amount_mg)
  when p.status in ${statusList.unsuccessful} then coalesce(u.amount_mg, round(u.estimated_amount_mg * p.progress_percent / 100.0)::bigint)
end`

/**
 * Same amount, computed from the values that a usage repeats of its print. Progress, which only few usages need, is
 * looked up for those: joining the prints of a user who is too new for the planner's statistics could take seconds.
 */
export const deductedMgOfUsage = (userId: number) => sql<number | null>`case
  when u.status in ${statusList.successful} then coalesce(u.amount_mg, u.estimated_amount_mg)
  when u.status in ${statusList.unsuccessful} then coalesce(u.amount_mg, round(u.estimated_amount_mg * (
    select p.progress_percent from prints p where p.user_id = ${userId} and p.id = u.print_id) / 100.0)::bigint)
end`

/** Amounts of a usage, in mg; null for one that is not known. */
export interface UsedAmounts {
  readonly amount_mg?: number | null
  readonly estimated_amount_mg?: number | null
}

/** Same amount for a usage of a new print that is over: no progress has been reported for it. Zero when nothing is deducted. */
export function deductedMgOfNew(
  status: PrintStatus,
  { amount_mg: amountMg = null, estimated_amount_mg: estimatedMg = null }: UsedAmounts,
): number {
  return amountMg ?? (SUCCESSFUL.includes(status) ? estimatedMg : null) ?? 0
}
