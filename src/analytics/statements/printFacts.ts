import { sql } from 'kysely'
import { matchesPrint } from '../filter/conditions.ts'
import type { AnalysisScope } from '../filter/scope.ts'
import { datedAndUndated } from '../time/datedAndUndated.ts'
import { exactSum } from './aggregates.ts'
import { print } from './expressions.ts'

/** The facts that people recorded about the prints of one printer and currency, with or without a start date. */
export interface PrintFacts {
  readonly printer_id: number | null
  readonly cost_currency: string | null
  readonly is_undated: boolean
  /** The number of prints that have a rating. */
  readonly rated: number
  /** The sum of the ratings. */
  readonly ratings: number | null
  /** The number of prints that have a measured energy. */
  readonly measured: number
  /** Milliwatt-hours, so that the sum is exact. */
  readonly energy_mwh: number | null
  /** The electricity cost of finished prints with measured energy. */
  readonly measured_micros: number | null
}

/** Reads ratings and measured energy. */
export async function readPrintFacts(scope: AnalysisScope): Promise<PrintFacts[]> {
  const rows: PrintFacts[] = await selectPrintFacts(scope).execute()
  // All time counts prints without a start date, a range does not.
  return rows.filter((row) => scope.isAllTime || !row.is_undated)
}

/**
 * The statement of ratings and measured energy: one index-only scan of the prints that have either. One row: a printer and a
 * currency, for prints with or without a start date.
 */
function selectPrintFacts(scope: AnalysisScope) {
  const { db, prints } = scope
  return datedAndUndated(scope, print.start, (condition, isUndated) =>
    db
      .selectFrom('prints as p')
      .select([
        'p.printer_id',
        'p.cost_currency',
        sql<boolean>`${isUndated}::boolean`.as('is_undated'),
        sql<number>`count(p.rating)`.as('rated'),
        exactSum(sql`p.rating`).as('ratings'),
        sql<number>`count(p.measured_energy_wh)`.as('measured'),
        exactSum(sql`round(p.measured_energy_wh * 1000)`).as('energy_mwh'),
        sql<number | null>`${exactSum(sql`p.electricity_cost_micros`)}
          filter (where p.measured_energy_wh is not null and ${print.isFinished})`.as('measured_micros'),
      ])
      .where(matchesPrint(prints))
      .where(sql<boolean>`(p.rating is not null or p.measured_energy_wh is not null)`)
      .where(condition)
      .groupBy(['p.printer_id', 'p.cost_currency']),
  )
}
