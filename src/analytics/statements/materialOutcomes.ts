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
  const dated = withSpoolTypes(scope)
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

/** Begins the statement of a small logbook with the material types of the user's spools, as an object. */
function withSpoolTypes({ db, prints, isLarge }: AnalysisScope): AnalysisScope['db'] {
  if (isLarge) return db
  const begun = db.with(
    (cte) => cte('spool_types').materialized(),
    (query) =>
      query
        .selectFrom('filaments')
        .select(sql`jsonb_object_agg(id, material_type)`.as('by_spool'))
        .where('user_id', '=', prints.userId),
  )
  // An expression refers to it, so that the rest of the statement need not know its type.
  return begun as unknown as typeof db
}

/**
 * One row: a usage, with the material type of its spool, or its own. Of a small logbook, whose plan serves all users, PostgreSQL expects
 * few usages in a chunk, and would look up the spool of each: their types are read once instead, as an object (4 ms instead of 10, 2,700
 * usages). The plan of a large logbook is made for it and hashes the spools, which is faster (219 ms instead of 275 for the analysis).
 */
function usagesWhere({ db, prints, isLarge }: AnalysisScope, condition: RawBuilder<boolean>) {
  const typeOfSpool = isLarge
    ? sql`f.material_type`
    : sql`(select spool_types.by_spool from spool_types) ->> u.filament_id::text`
  const usages = db
    .selectFrom('filament_usages as u')
    .$if(isLarge, (query) =>
      query.leftJoin('filaments as f', (join) =>
        join.onRef('f.id', '=', 'u.filament_id').on('f.user_id', '=', prints.userId),
      ),
    )
    .select([
      'u.print_id',
      'u.status',
      sql<string | null>`coalesce(${typeOfSpool}, u.material_type)`.as('material_type'),
    ])
    .where(matchesUsage(prints))
    .where(condition)
  return isLarge ? usages : computedOnce(usages)
}

/** One row: a material type and a status. */
function outcomesWhere(scope: AnalysisScope, spellings: Spellings, condition: RawBuilder<boolean>) {
  const name =
    spellings === 'apart' ? sql<string | null>`u.material_type` : sql<string | null>`lower(trimmed(u.material_type))`
  // One row: a material type of a print.
  const used = scope.db
    .selectFrom(usagesWhere(scope, condition).as('u'))
    .select([name.as('name'), 'u.status', sql<string | null>`min(u.material_type)`.as('material_type')])
    .groupBy(['u.print_id', 'u.status', name])
  return scope.db
    .selectFrom(used.as('used'))
    .select([
      'used.name',
      'used.status',
      sql<string | null>`min(used.material_type)`.as('material_type'),
      sql<number>`count(*)`.as('prints'),
    ])
    .groupBy(['used.name', 'used.status'])
}
