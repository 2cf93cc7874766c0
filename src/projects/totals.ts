import { sql } from 'kysely'
import type { ProjectTotalsDto } from '../../generated/api.d.ts'
import { fromMicros } from '../kernel/money.ts'
import type { Reader } from '../database/reader.ts'
import { printAmountMg, sumOfSeconds } from '../ledger/printValues.ts'
import { isShared } from '../prints/shared.ts'
import { partialCostCount, sumOfCosts } from '../prints/sumOfCosts.ts'

/** Columns of a row of `selectProjectTotals` named `totals`, and of the project's owner, from which `toTotals` makes the totals. */
export const TOTALS_COLUMNS = [
  'totals.print_count',
  'totals.success_count',
  'totals.seconds',
  'totals.amount_mg',
  'totals.cost_micros',
  'totals.partial_cost_count',
  'owner.currency',
] as const

/** One row of `selectProjectTotals`, with the currency of the project's owner. */
interface SummedPrints {
  readonly print_count: number
  readonly success_count: number
  readonly seconds: number
  readonly amount_mg: number
  readonly cost_micros: number | null
  readonly partial_cost_count: number
  readonly currency: string
}

/**
 * The totals of the prints of one project, for a lateral join to a project named `project`.
 * @param userId the owner
 * @param viewerId the owner gets totals of all prints, others of what is shared of the public ones; null without credentials
 */
export function selectProjectTotals(db: Reader, userId: number, viewerId: number | null) {
  return db
    .selectFrom('prints as p')
    .select([
      sql<number>`count(*)`.as('print_count'),
      sql<number>`count(*) filter (where p.status = 'Success')`.as('success_count'),
      sumOfSeconds.as('seconds'),
      sql<number>`coalesce(sum(${printAmountMg})
        filter (where p.user_id = ${viewerId}::bigint or ${isShared('material')}), 0)::bigint`.as('amount_mg'),
      sumOfCosts.as('cost_micros'),
      partialCostCount.as('partial_cost_count'),
    ])
    .where('p.user_id', '=', userId)
    .where('p.project_id', '=', sql.ref<string>('project.id'))
    .where(sql<boolean>`(p.view_status = 'Public' or p.user_id = ${viewerId}::bigint)`)
}

/** The totals as the owner of the project sees them. */
export function toTotals({
  print_count,
  success_count,
  seconds,
  amount_mg,
  cost_micros,
  partial_cost_count,
  currency,
}: SummedPrints): ProjectTotalsDto {
  return {
    printCount: print_count,
    successCount: success_count,
    printTimeInSeconds: seconds,
    filamentAmountMg: amount_mg,
    cost: cost_micros === null ? null : fromMicros(cost_micros, currency),
    currency: cost_micros === null ? null : currency,
    partialCostCount: partial_cost_count,
  }
}
