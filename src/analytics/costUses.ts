import { sql } from 'kysely'
import type { Analysis } from './analysis.ts'
import { matchesUse } from './matching.ts'
import { exactSum } from './prints.ts'
import { overRange } from './stretches.ts'
import { USE_AMOUNT, USE_START } from './uses.ts'

/** What prints used of one spool, or of one material without a spool, and what it cost. */
export interface CostUses {
  readonly filament_id: string | null
  readonly material_type: string | null
  readonly is_undated: boolean
  readonly is_finished: boolean
  readonly uses: number
  /** How many of the uses have an amount; likewise below. */
  readonly weighed: number
  readonly priced: number
  readonly in_other_currency: number
  readonly cost_micros: number | null
}

/** The statement of filament costs by material: one index-only scan of the uses. */
export function selectCostUses(analysis: Analysis) {
  const { db, prints, currency } = analysis
  const isOwn = sql<boolean>`u.cost_currency = ${currency}`
  return overRange(analysis, USE_START, (when) =>
    db
      .selectFrom('filament_usages as u')
      .select([
        'u.filament_id',
        'u.material_type',
        sql<boolean>`${USE_START} is null`.as('is_undated'),
        sql<boolean>`u.status not in ('Pending', 'Printing')`.as('is_finished'),
        sql<number>`count(*)`.as('uses'),
        sql<number>`count(${USE_AMOUNT})`.as('weighed'),
        sql<number>`count(case when ${isOwn} then u.cost_micros end)`.as('priced'),
        sql<number>`count(u.cost_micros) filter (where not ${isOwn})`.as('in_other_currency'),
        exactSum(sql`case when ${isOwn} then u.cost_micros end`).as('cost_micros'),
      ])
      .where(matchesUse(prints))
      .where(when)
      .groupBy(['u.filament_id', 'u.material_type', 'is_undated', 'is_finished']),
  )
}
