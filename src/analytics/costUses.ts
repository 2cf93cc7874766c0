import { sql } from 'kysely'
import type { PrintStatus } from '../../generated/api.d.ts'
import type { Analysis } from './analysis.ts'
import { matchesUse } from './matching.ts'
import { exactSum } from './prints.ts'
import { overRange } from './stretches.ts'
import { USE_AMOUNT, USE_START } from './uses.ts'

/** The usage of one spool, or of one material without a spool, and its cost in one currency. */
export interface CostUses {
  readonly filament_id: string | null
  readonly material_type: string | null
  readonly status: PrintStatus
  /** Null for usages without a cost. */
  readonly cost_currency: string | null
  readonly is_undated: boolean
  readonly uses: number
  /** The number of usages that have an amount. */
  readonly weighed: number
  /** The number of usages that have a cost. */
  readonly priced: number
  readonly cost_micros: number | null
}

/** The statement of filament costs by material: one index-only scan of the usages. */
export function selectCostUses(analysis: Analysis) {
  const { db, prints } = analysis
  return overRange(analysis, USE_START, (when, isUndated) =>
    db
      .selectFrom('filament_usages as u')
      .select([
        'u.filament_id',
        'u.material_type',
        'u.status',
        'u.cost_currency',
        sql<boolean>`${isUndated}::boolean`.as('is_undated'),
        sql<number>`count(*)`.as('uses'),
        sql<number>`count(${USE_AMOUNT})`.as('weighed'),
        sql<number>`count(u.cost_micros)`.as('priced'),
        exactSum(sql`u.cost_micros`).as('cost_micros'),
      ])
      .where(matchesUse(prints))
      .where(when)
      .groupBy(['u.filament_id', 'u.material_type', 'u.status', 'u.cost_currency']),
  )
}
