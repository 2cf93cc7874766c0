import { sql } from 'kysely'
import type { PrintStatus } from '../../../generated/api.d.ts'
import { statusList } from '../../kernel/printStatus.ts'
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
  /** The number of usages that have only an estimate, of which nothing is deducted: the print did not succeed, and no progress was reported. */
  readonly without_actual: number
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
        // The index of the scan has no progress. It is looked up for few: the conditions are checked in this order.
        sql<number>`count(*) filter (where case
          when u.cost_micros is null and u.amount_mg is null and u.estimated_amount_mg is not null and u.status in ${statusList.unsuccessful}
          then (select p.progress_percent from prints p where p.user_id = ${prints.userId} and p.id = u.print_id) is null end)`.as(
          'without_actual',
        ),
        exactSum(sql`u.cost_micros`).as('cost_micros'),
      ])
      .where(matchesUsage(prints))
      .where(condition)
      .groupBy(['u.filament_id', 'u.material_type', 'u.status', 'u.cost_currency']),
  )
}
