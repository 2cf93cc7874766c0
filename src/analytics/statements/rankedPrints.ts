import { sql, type RawBuilder } from 'kysely'
import { matchesPrint } from '../filter/conditions.ts'
import type { AnalysisScope } from '../filter/scope.ts'
import type { TimeRange } from '../time/timeRange.ts'
import { bucketTimeRanges, inRange } from '../time/timeRangeRows.ts'
import { finishedCostIn, isPartialIn, print } from './expressions.ts'

/** The best value of a bucket or a chunk. */
export interface Peak {
  /** Null for prints without a start date. */
  readonly ranges: readonly TimeRange[] | null
  readonly value: number
}

/** The prints to find: those with the highest or the lowest values. */
export interface Ranking {
  readonly measure: 'seconds' | 'amountMg' | 'cost'
  readonly direction: 'highest' | 'lowest'
  /** The best value of each part of the range that has one. Together they cover all prints that may be in the ranking. */
  readonly peaks: readonly Peak[]
  /** The maximum number of prints. */
  readonly limit: number
}

/** A ranking with its number in a statement. */
type NumberedRanking = Ranking & { readonly number: number }

/** A print that may be in the ranking with this number. */
export type RankedPrint = Awaited<ReturnType<ReturnType<typeof selectRankedPrints>['execute']>>[number]

/**
 * The statement of the rankings. One row: a print that may be among the best of a ranking. The best prints are in the parts of the
 * range with the best values, at most as many parts as prints, so only these parts are searched.
 * @throws TypeError without a ranking
 */
export function selectRankedPrints(scope: AnalysisScope, rankings: readonly NumberedRanking[]) {
  const { db, prints, currency } = scope
  const [first, ...others] = rankings.map((ranking) => candidatesOf(scope, ranking))
  if (!first) throw new TypeError('There is nothing to rank.')
  return (
    db
      // One row: a print that may be among the best, by what the index has of it; found once, not for each print.
      .with(
        (cte) => cte('candidates').materialized(),
        () => others.reduce((query, other) => query.unionAll(other), first),
      )
      .selectFrom('candidates as candidate')
      .innerJoin('prints as p', (join) => join.onRef('p.id', '=', 'candidate.id').on('p.user_id', '=', prints.userId))
      .select([
        'candidate.ranking',
        'candidate.value',
        'p.id',
        'p.title',
        'p.status',
        'p.start_date',
        print.seconds.as('seconds'),
        print.amountMg.as('amount_mg'),
        finishedCostIn(currency).as('cost_micros'),
        isPartialIn(currency).as('is_partial'),
      ])
  )
}

/** One row: a print. */
function candidatesOf(scope: AnalysisScope, { number, limit, direction, peaks, measure }: NumberedRanking) {
  const sign = direction === 'highest' ? -1 : 1
  const best = [...peaks].sort((a, b) => sign * (a.value - b.value) || startOf(b) - startOf(a)).slice(0, limit)
  const value = measure === 'cost' ? finishedCostIn(scope.currency) : print[measure]
  const [order, reaches] = direction === 'highest' ? [sql`desc`, sql`>=`] : [sql`asc`, sql`<=`]
  // Each of these parts has one print that is at least as good as the worst of their best values.
  const threshold = best.length === limit ? best.at(-1)?.value : undefined
  const isGood =
    threshold === undefined
      ? sql<boolean>`${value} is not null`
      : sql<boolean>`${value} ${reaches} ${threshold}::bigint`
  const bestWhere = (condition: RawBuilder<boolean>) =>
    scope.db
      .selectFrom('prints as p')
      .select(['p.id', sql<number>`${value}`.as('value')])
      .where(matchesPrint(scope.prints))
      .where(isGood)
      .where(condition)
      .orderBy(sql`${value} ${order}, p.start_date desc, p.id desc`)
      .limit(limit)
      .as('best')
  const columns = [sql<number>`${number}::int`.as('ranking'), 'best.id', 'best.value'] as const
  const dated = scope.db
    .selectFrom(bucketTimeRanges(best.map(({ ranges }, part) => ({ number: part, ranges: ranges ?? [] }))))
    .innerJoinLateral(bestWhere(inRange(print.start)), (join) => join.onTrue())
    .select(columns)
  if (!best.some(({ ranges }) => ranges === null)) return dated
  return dated.unionAll(scope.db.selectFrom(bestWhere(sql<boolean>`${print.start} is null`)).select(columns))
}

/** The start in milliseconds of the Unix epoch; before all others without a date. */
function startOf({ ranges }: Peak): number {
  return ranges?.[0]?.from ?? Number.MIN_SAFE_INTEGER
}
