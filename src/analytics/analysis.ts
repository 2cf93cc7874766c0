import { sql } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { AnalyticsRangeDto, BucketGranularity } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { bucketsOf, type Bucket, type Span } from './buckets.ts'
import {
  granularityOfAllTime,
  previousOf,
  readFilter,
  type AnalyticsQuery,
  type CountSeries,
  type PrintFilter,
} from './filter.ts'
import { matchesPrint } from './matching.ts'

/** What figures are computed over. */
export interface Analysis {
  readonly db: ReadonlyKysely<DB>
  readonly prints: PrintFilter
  /** The user's: amounts in another one are left out. */
  readonly currency: string
  readonly zone: string
  /** Milliseconds of the Unix epoch. */
  readonly now: number
  /** Without a range, prints that have no start date count wherever a figure needs none. */
  readonly isAllTime: boolean
  /** The range; of all time, from the first row to the last one or to now. Null when there is no row with a date. */
  readonly span: Span | null
  readonly granularity: BucketGranularity
  readonly buckets: readonly Bucket[]
}

/** Every analysis answers in this form (contract, `OverviewResponse` and its like). */
export interface Analysed<Figures> {
  readonly range: AnalyticsRangeDto
  readonly previousRange: AnalyticsRangeDto | null
  readonly current: Figures
  readonly previous: Figures | null
}

/** What an operation has at hand. */
interface Call {
  readonly db: ReadonlyKysely<DB>
  readonly caller: { readonly userId: number }
  readonly now: () => Date
}

/** When the first and the last dated row lie, RFC 3339; null without one. */
export interface Bounds {
  readonly first: string | null
  readonly last: string | null
}

/** What sets an analysis apart from the others. */
interface Kind {
  /** Gives the dates that all time begins and ends with. */
  readonly bounds?: (db: ReadonlyKysely<DB>, prints: PrintFilter) => Promise<Bounds>
  readonly countSeries?: CountSeries
}

/**
 * Reads the filter and computes the figures over its range, and over the window before it where that is wanted.
 * @throws Problem 400 for a filter that cannot be understood, or asks for more than an answer can hold
 */
export async function analyse<Figures>(
  query: AnalyticsQuery,
  { db, caller, now }: Call,
  figures: (analysis: Analysis) => Promise<Figures>,
  { bounds = printBounds, countSeries = async () => 1 }: Kind = {},
): Promise<Analysed<Figures>> {
  const filter = await readFilter(db, caller.userId, query, countSeries)
  const { prints, zone, range } = filter
  const [currency, allTime] = await Promise.all([
    readCurrency(db, caller.userId),
    range === null ? bounds(db, prints) : null,
  ])
  const common = { db, prints, zone, currency, now: now().getTime() }
  if (range === null) {
    const span = allTime && spanOf(allTime, common.now)
    const granularity = granularityOfAllTime(filter, span)
    const current = await figures(analysisOf({ ...common, isAllTime: true, span, granularity }))
    return { range: rangeDto(null, zone, granularity), previousRange: null, current, previous: null }
  }
  // A range has been given its granularity.
  const granularity = filter.granularity as BucketGranularity
  const over = (span: Span) => figures(analysisOf({ ...common, isAllTime: false, span, granularity }))
  const before = filter.comparePrevious ? previousOf(range) : null
  return {
    range: rangeDto(range, zone, granularity),
    previousRange: before && rangeDto(before, zone, granularity),
    current: await over(range),
    previous: before && (await over(before)),
  }
}

async function readCurrency(db: ReadonlyKysely<DB>, userId: number): Promise<string> {
  const owner = db.selectFrom('users').select('currency').where('id', '=', userId)
  return (await owner.executeTakeFirstOrThrow()).currency
}

/** The dates of the first and the last print that the filter lets through. */
export async function printBounds(db: ReadonlyKysely<DB>, prints: PrintFilter): Promise<Bounds> {
  return db
    .selectFrom('prints as p')
    .select([sql<string | null>`min(p.start_date)`.as('first'), sql<string | null>`max(p.start_date)`.as('last')])
    .where(matchesPrint(prints))
    .executeTakeFirstOrThrow()
}

/** Until now, or until after the last row where that is planned for later. */
function spanOf({ first, last }: Bounds, now: number): Span | null {
  if (first === null || last === null) return null
  return { from: Date.parse(first), until: Math.max(now, Date.parse(last) + 1) }
}

function analysisOf(analysis: Omit<Analysis, 'buckets'>): Analysis {
  const { zone, granularity, span } = analysis
  return { ...analysis, buckets: span ? bucketsOf(zone, granularity, span) : [] }
}

function rangeDto(range: Span | null, timeZone: string, granularity: BucketGranularity): AnalyticsRangeDto {
  return {
    fromDate: range && rfc3339(range.from),
    toDate: range && rfc3339(range.until),
    timeZone,
    granularity,
  }
}

/** A moment as answers give it. */
export function rfc3339(moment: number): string {
  return new Date(moment).toISOString()
}
