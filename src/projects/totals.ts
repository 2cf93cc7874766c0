import { sql } from 'kysely'
import type { ProjectTotalsDto } from '../../generated/api.d.ts'
import { fromMicros, MAXIMUM_COST_MICROS } from '../kernel/money.ts'
import type { Reader } from '../database/reader.ts'
import { isShared } from '../prints/shared.ts'

/** One row of `selectTotals`, with the currency of the project's owner. */
interface SummedPrints {
  readonly print_count: number
  readonly success_count: number
  readonly seconds: number
  readonly amount_mg: number
  readonly cost_micros: number | null
  readonly currency: string
}

/**
 * The totals of the prints of one project, for a lateral join to a project named `project` and its owner named `owner`.
 * @param viewerId the owner gets totals of all prints, others of what is shared of the public ones; null without credentials
 */
export function selectProjectTotals(db: Reader, viewerId: number | null) {
  return db
    .selectFrom('prints as p')
    .select([
      sql<number>`count(*)`.as('print_count'),
      sql<number>`count(*) filter (where p.status = 'Success')`.as('success_count'),
      sql<number>`coalesce(sum(coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds)), 0)::bigint`.as(
        'seconds',
      ),
      sql<number>`coalesce(sum(coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg))
        filter (where p.user_id = ${viewerId}::bigint or ${isShared('material')}), 0)::bigint`.as('amount_mg'),
      sql<number | null>`case when ${costMicros} <= ${MAXIMUM_COST_MICROS}::bigint then ${costMicros}::bigint end`.as(
        'cost_micros',
      ),
    ])
    .where('p.user_id', '=', sql.ref<number>('project.user_id'))
    .where('p.project_id', '=', sql.ref<string>('project.id'))
    .where(sql<boolean>`(p.view_status = 'Public' or p.user_id = ${viewerId}::bigint)`)
}

/** Null when no cost is known. Costs in other currencies are left out, never converted. */
const costMicros = sql`sum(
  coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros)
) filter (where p.cost_currency = owner.currency)`

/** The totals as the owner of the project sees them. */
export function toTotals({
  print_count,
  success_count,
  seconds,
  amount_mg,
  cost_micros,
  currency,
}: SummedPrints): ProjectTotalsDto {
  return {
    printCount: print_count,
    successCount: success_count,
    printTimeInSeconds: seconds,
    filamentAmountMg: amount_mg,
    cost: cost_micros === null ? null : fromMicros(cost_micros, currency),
    currency: cost_micros === null ? null : currency,
  }
}
