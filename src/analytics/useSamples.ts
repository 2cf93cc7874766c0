import { sql } from 'kysely'
import type { Analysis } from './analysis.ts'
import { matchesUse } from './matching.ts'
import { binColumns, binOfPair, measures, pairColumns, type Bin, type Measure, type MeasureName } from './samples.ts'
import { overRange, type Part } from './stretches.ts'
import { USE_START } from './uses.ts'

/** Usages of one material type whose ratios have the same bin. */
export interface UseBin extends Bin {
  /** The spool's, or the usage's own; null where both are unknown. */
  readonly material_type: string | null
  /** Whether the ratio is of time; otherwise of material. */
  readonly is_time: boolean
}

const materialType = sql<string | null>`coalesce(f.material_type, b.material_type)`

const MEASURES: Readonly<Record<MeasureName, Measure>> = {
  time: { ratio: sql`u.time_ratio`, estimate: sql`u.estimated_print_time_in_seconds` },
  material: { ratio: sql`u.material_ratio`, estimate: sql`u.estimated_amount_mg` },
}

/** The statement of each material: one index-only scan. One row: a material, a measure and a bin; the bins of both parts add up. */
export function selectUseBins(analysis: Analysis, part: Part) {
  const { db, prints, isAllTime } = analysis
  // one row: a spool or another material, a bin of time and a bin of material
  const pairs = overRange(
    analysis,
    USE_START,
    (when, isUndated) =>
      db
        .selectFrom('filament_usages as u')
        .select(['u.filament_id', 'u.material_type', ...pairColumns(MEASURES, isUndated && !isAllTime)])
        .where(matchesUse(prints))
        .where(when)
        // The mostly null column comes last, so that the others have fixed offsets (3 % faster).
        .groupBy(['u.filament_id', 'time_bin', 'material_bin', 'u.material_type']),
    part,
  )
  return db
    .selectFrom(pairs.as('b'))
    .leftJoin('filaments as f', (join) => join.onRef('f.id', '=', 'b.filament_id').on('f.user_id', '=', prints.userId))
    .crossJoin(measures)
    .select([materialType.as('material_type'), ...binColumns])
    .groupBy([materialType, 'm.is_time', binOfPair])
}
