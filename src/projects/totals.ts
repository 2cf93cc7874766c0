import { sql } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { ProjectTotalsDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { fromMicros, MAXIMUM_COST_MICROS } from '../money.ts'

/** One row of `selectTotals`, beside the currency of the project's owner. */
interface SummedPrints {
  readonly print_count: number
  readonly success_count: number
  readonly seconds: number
  readonly amount_mg: number
  readonly cost_micros: number | null
  readonly currency: string
}

/**
 * The prints of one project together, for a lateral join to a project that is named `j` and its owner that is named `o`.
 * @param viewerId who asks: the owner's totals are of all prints, others' of those that everybody may see; null for nobody known
 */
export function selectTotals(db: Pick<ReadonlyKysely<DB>, 'selectFrom'>, viewerId: number | null) {
  return db
    .selectFrom('prints as p')
    .select([
      sql<number>`count(*)`.as('print_count'),
      sql<number>`count(*) filter (where p.status = 'Success')`.as('success_count'),
      sql<number>`coalesce(sum(coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds)), 0)::bigint`.as(
        'seconds',
      ),
      sql<number>`coalesce(sum(coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg)), 0)::bigint`.as(
        'amount_mg',
      ),
      sql<number | null>`case when ${costMicros} <= ${MAXIMUM_COST_MICROS}::bigint then ${costMicros}::bigint end`.as(
        'cost_micros',
      ),
    ])
    .where('p.user_id', '=', sql.ref<number>('j.user_id'))
    .where('p.project_id', '=', sql.ref<string>('j.id'))
    .where(sql<boolean>`(p.view_status = 'Public' or p.user_id = ${viewerId}::bigint)`)
}

/** Null when nothing is known; costs in other currencies are left out, never converted. */
const costMicros = sql`sum(
  coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros)
) filter (where p.cost_currency = o.currency)`

/** Totals as the project's owner sees them. */
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
