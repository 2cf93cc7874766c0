import { sql, type RawBuilder } from 'kysely'
import type { PrintStatus } from '../../../generated/api.d.ts'
import { matchesUsage } from '../filter/conditions.ts'
import type { AnalysisScope } from '../filter/scope.ts'
import { splitIntoChunks } from '../time/chunks.ts'
import { bucketTimeRanges, inRange } from '../time/timeRangeRows.ts'
import { computedOnce } from './aggregates.ts'
import { usageStart } from './expressions.ts'

/** The prints of one status that used one material type, with or without a start date. */
export interface MaterialOutcome {
  /** One of its spellings; null where it is unknown. */
  readonly material_type: string | null
  readonly status: PrintStatus
  readonly is_undated: boolean
  readonly prints: number
}

/** Whether each spelling of a material type counts by itself, or all together, which takes longer. */
type Spellings = 'apart' | 'together'

/**
 * The statement of failures by material: one index-only scan of the usages. One row: a material type and a status. A print with
 * several spools of a material counts once: prints in several colors would otherwise weigh more than others. The prints of a chunk of
 * the range are told apart in memory; those of the whole range would be sorted on disk (100,000 prints).
 */
export function selectMaterialOutcomes(scope: AnalysisScope, spellings: Spellings) {
  const chunks = splitIntoChunks(scope).map(({ number, range }) => ({ number, ranges: [range] }))
  const dated = scope.db
    .with(
      (cte) => cte('spool_types').materialized(),
      (query) =>
        query
          .selectFrom('filaments')
          .select(sql`jsonb_object_agg(id, material_type)`.as('by_spool'))
          .where('user_id', '=', scope.prints.userId),
    )
    .selectFrom(bucketTimeRanges(chunks))
    .innerJoinLateral(outcomesWhere(scope, spellings, inRange(usageStart)).as('outcome'), (join) => join.onTrue())
    .select([...sums, sql<boolean>`false`.as('is_undated')])
    .groupBy(['outcome.name', 'outcome.status'])
  const undated = scope.db
    .selectFrom(outcomesWhere(scope, spellings, sql<boolean>`${usageStart} is null`).as('outcome'))
    .select([...sums, sql<boolean>`true`.as('is_undated')])
    .groupBy(['outcome.name', 'outcome.status'])
  return dated.unionAll(undated)
}

const sums = [
  sql<string | null>`min(outcome.material_type)`.as('material_type'),
  sql<PrintStatus>`outcome.status`.as('status'),
  sql<number>`sum(outcome.prints::int)`.as('prints'),
] as const

/**
 * The material type of a usage: its spool's, or its own. The user's spools are read once, as an object: PostgreSQL expects few usages
 * in a chunk, and a join would look up the spool of each (10 ms instead of 4, 2,700 usages).
 */
const materialType = sql<
  string | null
>`coalesce((select by_spool from spool_types) ->> u.filament_id::text, u.material_type)`

/** One row: a material type and a status. */
function outcomesWhere({ db, prints }: AnalysisScope, spellings: Spellings, condition: RawBuilder<boolean>) {
  const usages = db
    .selectFrom('filament_usages as u')
    .select(['u.print_id', 'u.status', materialType.as('material_type')])
    .where(matchesUsage(prints))
    .where(condition)
  const name =
    spellings === 'apart' ? sql<string | null>`u.material_type` : sql<string | null>`lower(trimmed(u.material_type))`
  // One row: a material type of a print.
  const used = db
    .selectFrom(computedOnce(usages).as('u'))
    .select([name.as('name'), 'u.status', sql<string | null>`min(u.material_type)`.as('material_type')])
    .groupBy(['u.print_id', 'u.status', name])
  return db
    .selectFrom(used.as('used'))
    .select([
      'used.name',
      'used.status',
      sql<string | null>`min(used.material_type)`.as('material_type'),
      sql<number>`count(*)`.as('prints'),
    ])
    .groupBy(['used.name', 'used.status'])
}
