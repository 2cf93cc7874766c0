import { sql, type RawBuilder } from 'kysely'
import type { AnalyticsPrintDto } from '../../generated/api.d.ts'
import { fromMicros } from '../kernel/money.ts'
import type { Analysis } from './analysis.ts'
import type { Span } from './buckets.ts'
import { matchesPrint } from './matching.ts'
import { finishedCostIn, print } from './prints.ts'
import { stretchesOf, within } from './stretches.ts'

/** The best value of a bucket, or of a part of one. */
interface Peak {
  /** Null for prints without a start date. */
  readonly spans: readonly Span[] | null
  readonly value: number
}

/** The prints to find. */
export interface Ranking {
  readonly measure: 'seconds' | 'amountMg' | 'cost'
  readonly direction: 'most' | 'least'
  /** The best value of each part of the range that has one. Together they cover all prints that may be in the ranking. */
  readonly peaks: readonly Peak[]
  /** The maximum number of prints. */
  readonly wanted: number
}

type Candidate = Awaited<ReturnType<ReturnType<typeof selectCandidates>['execute']>>[number]

/**
 * Finds the prints with the highest or lowest values; of equal ones the latest, those without a date last. They are in the parts of
 * the range with the best values, at most as many parts as prints, so only these parts are searched.
 * @returns the prints of each ranking, the best first
 */
export async function rankPrints(analysis: Analysis, rankings: readonly Ranking[]): Promise<AnalyticsPrintDto[][]> {
  const searched = rankings.flatMap((ranking, number) => (ranking.peaks.length > 0 ? [{ ...ranking, number }] : []))
  const candidates = searched.length === 0 ? [] : await selectCandidates(analysis, searched).execute()
  return rankings.map(({ direction, wanted }, number) =>
    candidates
      .filter((candidate) => candidate.ranking === number)
      .sort((a, b) => (direction === 'most' ? b.value - a.value : a.value - b.value) || laterFirst(a, b))
      .slice(0, wanted)
      .map((candidate) => toPrint(candidate, analysis.currency)),
  )
}

/** The statement of the rankings: the best prints of each time range that may contain one. */
export function selectCandidates(analysis: Analysis, rankings: readonly (Ranking & { number: number })[]) {
  const { db, prints, currency } = analysis
  const [first, ...others] = rankings.map((ranking) => candidatesOf(analysis, ranking))
  if (!first) throw new TypeError('There is nothing to rank.')
  return (
    db
      // one row: a print that may be among the best, by what the index has of it; found once, not for each print
      .with(
        (cte) => cte('candidates').materialized(),
        () => others.reduce((query, other) => query.unionAll(other), first),
      )
      .selectFrom('candidates as c')
      .innerJoin('prints as p', (join) => join.onRef('p.id', '=', 'c.id').on('p.user_id', '=', prints.userId))
      .select([
        'c.ranking',
        'c.value',
        'p.id',
        'p.title',
        'p.status',
        'p.start_date',
        print.seconds.as('seconds'),
        print.amountMg.as('amount_mg'),
        finishedCostIn(currency).as('cost_micros'),
      ])
  )
}

function candidatesOf(
  analysis: Analysis,
  { number, wanted, direction, peaks, ...ranking }: Ranking & { number: number },
) {
  const best = [...peaks]
    .sort((a, b) => (direction === 'most' ? b.value - a.value : a.value - b.value) || newerFirst(a, b))
    .slice(0, wanted)
  const value = valueOf(ranking.measure, analysis.currency)
  const [order, reaches] = direction === 'most' ? [sql`desc`, sql`>=`] : [sql`asc`, sql`<=`]
  // Each of these parts has one print that is at least as good as the worst of their best values.
  const threshold = best.length === wanted ? best.at(-1)?.value : undefined
  const isGood =
    threshold === undefined
      ? sql<boolean>`${value} is not null`
      : sql<boolean>`${value} ${reaches} ${threshold}::bigint`
  const bestWhere = (when: RawBuilder<boolean>) =>
    analysis.db
      .selectFrom('prints as p')
      .select(['p.id', value.as('value')])
      .where(matchesPrint(analysis.prints))
      .where(isGood)
      .where(when)
      .orderBy(sql`${value} ${order}, p.start_date desc, p.id desc`)
      .limit(wanted)
      .as('t')
  const columns = [sql<number>`${number}::int`.as('ranking'), 't.id', 't.value'] as const
  const dated = analysis.db
    .selectFrom(stretchesOf({ buckets: best.map(({ spans }, part) => ({ number: part, spans: spans ?? [] })) }))
    .innerJoinLateral(bestWhere(within(print.start)), (join) => join.onTrue())
    .select(columns)
  if (!best.some(({ spans }) => spans === null)) return dated
  return dated.unionAll(analysis.db.selectFrom(bestWhere(sql<boolean>`${print.start} is null`)).select(columns))
}

function valueOf(measure: Ranking['measure'], currency: string): RawBuilder<number> {
  const value = measure === 'cost' ? finishedCostIn(currency) : print[measure]
  return sql<number>`${value}`
}

function toPrint(row: Candidate, currency: string): AnalyticsPrintDto {
  return {
    printId: row.id,
    title: row.title,
    status: row.status,
    startDate: row.start_date,
    printTimeInSeconds: row.seconds,
    filamentAmountMg: row.amount_mg,
    cost: row.cost_micros === null ? null : fromMicros(row.cost_micros, currency),
  }
}

function laterFirst(a: Candidate, b: Candidate): number {
  const [first, second] = [a.start_date ?? '', b.start_date ?? '']
  return first === second ? b.id - a.id : first < second ? 1 : -1
}

function newerFirst(a: Peak, b: Peak): number {
  return startOf(b) - startOf(a)
}

/** The start in milliseconds of the Unix epoch; before all others without a date. */
function startOf({ spans }: Peak): number {
  return spans?.[0]?.from ?? Number.MIN_SAFE_INTEGER
}
