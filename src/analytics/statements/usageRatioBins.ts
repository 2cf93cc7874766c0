import { sql } from 'kysely'
import { matchesUsage } from '../filter/conditions.ts'
import type { AnalysisScope } from '../filter/scope.ts'
import { datedAndUndated, type Half } from '../time/datedAndUndated.ts'
import { usageStart } from './expressions.ts'
import { binColumns, binOfPair, measureRows, pairColumns, type RatioBin, type RatioMeasures } from './ratioBins.ts'

/** Usages of one material type whose ratios have the same bin. */
export interface UsageRatioBin extends RatioBin {
  /** The spool's, or the usage's own; null where both are unknown. */
  readonly material_type: string | null
}

const materialType = sql<string | null>`coalesce(f.material_type, pair.material_type)`

/** The measures of a usage named `u`. */
const usageMeasures: RatioMeasures = {
  time: { ratio: sql`u.time_ratio`, estimate: sql`u.estimated_print_time_in_seconds` },
  material: { ratio: sql`u.material_ratio`, estimate: sql`u.estimated_amount_mg` },
}

/** The statement of each material: one index-only scan. One row: a material, a measure and a bin; the bins of both halves add up. */
export function selectUsageRatioBins(scope: AnalysisScope, half: Half) {
  const { db, prints, isAllTime } = scope
  // One row: a spool or another material, a bin of time and a bin of material.
  const pairs = datedAndUndated(
    scope,
    usageStart,
    (condition, isUndated) =>
      db
        .selectFrom('filament_usages as u')
        .select(['u.filament_id', 'u.material_type', ...pairColumns(usageMeasures, isUndated && !isAllTime)])
        .where(matchesUsage(prints))
        .where(condition)
        // The mostly null column comes last, so that the others have fixed offsets (3 % faster).
        .groupBy(['u.filament_id', 'time_bin', 'material_bin', 'u.material_type']),
    half,
  )
  return db
    .selectFrom(pairs.as('pair'))
    .leftJoin('filaments as f', (join) =>
      join.onRef('f.id', '=', 'pair.filament_id').on('f.user_id', '=', prints.userId),
    )
    .crossJoin(measureRows)
    .select([materialType.as('material_type'), ...binColumns])
    .groupBy([materialType, 'measure.is_time', binOfPair])
}
