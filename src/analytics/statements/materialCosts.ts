import { sql } from 'kysely'
import type { PrintStatus } from '../../../generated/api.d.ts'
import { matchesUsage } from '../filter/conditions.ts'
import type { AnalysisScope } from '../filter/scope.ts'
import { datedAndUndated } from '../time/datedAndUndated.ts'
import { exactSum } from './aggregates.ts'
import { usageAmountMg, usageStart } from './expressions.ts'

/** The usage of one spool, or of one material without a spool, and its cost in one currency. */
export interface MaterialCosts {
  readonly filament_id: string | null
  readonly material_type: string | null
  readonly status: PrintStatus
  /** Null for usages without a cost. */
  readonly cost_currency: string | null
  readonly is_undated: boolean
  readonly usages: number
  /** The number of usages that have an amount. */
  readonly with_weight: number
  /** The number of usages that have a cost. */
  readonly with_cost: number
  readonly cost_micros: number | null
}

/** The statement of filament costs by material: one index-only scan of the usages. One row: a material, a status and a currency. */
export function selectMaterialCosts(scope: AnalysisScope) {
  const { db, prints } = scope
  return datedAndUndated(scope, usageStart, (condition, isUndated) =>
    db
      .selectFrom('filament_usages as u')
      .select([
        'u.filament_id',
        'u.material_type',
        'u.status',
        'u.cost_currency',
        sql<boolean>`${isUndated}::boolean`.as('is_undated'),
        sql<number>`count(*)`.as('usages'),
        sql<number>`count(${usageAmountMg})`.as('with_weight'),
        sql<number>`count(u.cost_micros)`.as('with_cost'),
        exactSum(sql`u.cost_micros`).as('cost_micros'),
      ])
      .where(matchesUsage(prints))
      .where(condition)
      .groupBy(['u.filament_id', 'u.material_type', 'u.status', 'u.cost_currency']),
  )
}
