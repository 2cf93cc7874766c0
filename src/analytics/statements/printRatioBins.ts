import { sql } from 'kysely'
import { matchesPrint } from '../filter/conditions.ts'
import type { AnalysisScope } from '../filter/scope.ts'
import { datedAndUndated } from '../time/datedAndUndated.ts'
import { print } from './expressions.ts'
import { binColumns, binOfPair, measureRows, pairColumns, type RatioBin, type RatioMeasures } from './ratioBins.ts'

/** Prints of one printer whose ratios have the same bin. */
export interface PrintRatioBin extends RatioBin {
  readonly printer_id: number | null
}

/** Sums of the usages that have both amounts, where that is not all of them; else the totals, whose ratio is stored. */
const materialRatio = sql<number | null>`case
  when p.compared_estimate_mg is null then p.material_ratio
  else p.compared_amount_mg::float8 / nullif(p.compared_estimate_mg, 0) end`

/** The measures of a print named `p`. */
export const printMeasures: RatioMeasures = {
  time: { ratio: sql`p.time_ratio`, estimate: sql`p.estimated_print_time_in_seconds` },
  material: { ratio: materialRatio, estimate: sql`p.estimated_filament_amount_mg` },
}

/** The statement of all prints and of each printer: one index-only scan. One row: a printer, a measure and a bin. */
export function selectPrintRatioBins(scope: AnalysisScope) {
  const { db, prints, isAllTime } = scope
  // One row: a printer, a bin of time and a bin of material.
  const pairs = datedAndUndated(scope, print.start, (condition, isUndated) =>
    db
      .selectFrom('prints as p')
      .select(['p.printer_id', ...pairColumns(printMeasures, isUndated && !isAllTime)])
      .where(matchesPrint(prints))
      .where(condition)
      .groupBy(['p.printer_id', 'time_bin', 'material_bin']),
  )
  return db
    .selectFrom(pairs.as('pair'))
    .crossJoin(measureRows)
    .select(['pair.printer_id', ...binColumns])
    .groupBy(['pair.printer_id', 'measure.is_time', binOfPair])
}
