import { sql, type RawBuilder } from 'kysely'
import type { Analysis } from './analysis.ts'
import { matchesUse } from './matching.ts'
import { binOf, ratioOf, type Bin, type Measure } from './samples.ts'
import { overRange } from './stretches.ts'
import { USE_START } from './uses.ts'

/** Uses of one spool, or of one material without a spool, whose ratios have the same bin. */
export interface UseBin extends Bin {
  readonly filament_id: string | null
  readonly material_type: string | null
  /** Else one of material. */
  readonly is_time: boolean
}

const TIME: Measure = {
  actual: sql`u.print_time_in_seconds`,
  estimate: sql`u.estimated_print_time_in_seconds`,
}
const MATERIAL: Measure = { actual: sql`u.amount_mg`, estimate: sql`u.estimated_amount_mg` }

/** The statement of each material, twice: bins of time and bins of material. One row: a spool or another material, and a bin. */
export function selectUseBins(analysis: Analysis) {
  return overRange(analysis, USE_START, (when) =>
    binsOf(analysis, when, true, TIME).unionAll(binsOf(analysis, when, false, MATERIAL)),
  )
}

function binsOf(analysis: Analysis, when: RawBuilder<boolean>, isTime: boolean, measure: Measure) {
  return analysis.db
    .selectFrom(
      analysis.db
        .selectFrom('filament_usages as u')
        .select([
          'u.filament_id',
          'u.material_type',
          'u.start_date',
          measure.estimate.as('estimate'),
          ratioOf(measure).as('ratio'),
        ])
        .where(matchesUse(analysis.prints))
        .where(when)
        // Keeps the ratio from being computed once more for each aggregate below.
        .offset(sql<number>`0`)
        .as('r'),
    )
    .select([
      sql<boolean>`${isTime}::boolean`.as('is_time'),
      'r.filament_id',
      'r.material_type',
      binOf(analysis).as('bin'),
      sql<number>`count(*)`.as('count'),
      sql<number | null>`min(r.ratio)`.as('least'),
      sql<number | null>`max(r.ratio)`.as('most'),
    ])
    .groupBy(['r.filament_id', 'r.material_type', 'bin'])
}
