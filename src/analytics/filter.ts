import { Temporal } from 'temporal-polyfill'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { AnalyticsGranularity, BucketGranularity, PrintStatus } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import { parseDateTime } from '../kernel/time/parseDateTime.ts'
import { findZone } from '../users/timeZone.ts'
import { fitting, MAX_BUCKETS, MAX_POINTS, type Span } from './buckets.ts'

const MAX_YEARS = 20
/** The longest ranges, in days, for which `Auto` uses days and weeks (docs/domain.md, "Filter and buckets"). */
const MOST_DAYS = { Day: 31, Week: 182 }

/** The shared filter with the contract's names, converted and with defaults. */
export interface AnalyticsQuery {
  readonly FromDate?: string | undefined
  readonly ToDate?: string | undefined
  readonly TimeZone: string
  readonly PrinterIds?: readonly number[] | undefined
  readonly FilamentIds?: readonly string[] | undefined
  readonly ProjectIds?: readonly string[] | undefined
  readonly Statuses?: readonly PrintStatus[] | undefined
  readonly Granularity: AnalyticsGranularity
  readonly ComparePrevious: boolean
}

/** The prints to analyse, regardless of their start. An undefined list does not restrict; an empty list matches nothing. */
export interface PrintFilter {
  readonly userId: number
  readonly printerIds: readonly number[] | undefined
  /** Prints that used one of these spools. */
  readonly filamentIds: readonly string[] | undefined
  readonly projectIds: readonly string[] | undefined
  readonly statuses: readonly PrintStatus[] | undefined
}

/** A valid filter. */
export interface AnalyticsFilter {
  readonly prints: PrintFilter
  /** The IANA name in its official spelling. */
  readonly zone: string
  /** Null for all time. */
  readonly range: Span | null
  /** The requested granularity; for a range, the one that was chosen. */
  readonly granularity: BucketGranularity | 'Auto'
  readonly mostBuckets: number
  readonly comparePrevious: boolean
}

/** Counts the series that a response can have at most. */
export type CountSeries = (db: ReadonlyKysely<DB>, prints: PrintFilter) => Promise<number>

/**
 * Reads the shared analytics filter (docs/domain.md, "Filter and buckets"). `HasRange` is ignored: it follows from the two dates.
 * @throws Problem 400 that names `TimeZone`, `FromDate`, `ToDate`, `Granularity` or `PrinterIds`
 */
export async function readFilter(
  db: ReadonlyKysely<DB>,
  userId: number,
  query: AnalyticsQuery,
  countSeries: CountSeries,
): Promise<AnalyticsFilter> {
  const zone = await findZone(db, query.TimeZone)
  if (zone === null) {
    throw Problem.invalid({ TimeZone: ['This is not an IANA time zone such as Europe/Berlin.'] })
  }
  const range = readRange(query, zone)
  const prints: PrintFilter = {
    userId,
    printerIds: query.PrinterIds,
    filamentIds: query.FilamentIds,
    projectIds: query.ProjectIds,
    statuses: query.Statuses,
  }
  const windows = range !== null && query.ComparePrevious ? 2 : 1
  const series = windows * Math.max(await countSeries(db, prints), 1)
  const mostBuckets = Math.min(MAX_BUCKETS, Math.floor(MAX_POINTS / series))
  const granularity = range === null ? query.Granularity : granularityOf(query.Granularity, zone, range, mostBuckets)
  return { prints, zone, range, granularity, mostBuckets, comparePrevious: query.ComparePrevious }
}

/** The time range of the same elapsed length that ends where a range begins. */
export function previousOf({ from, until }: Span): Span {
  return { from: from - (until - from), until: from }
}

function readRange({ FromDate, ToDate }: AnalyticsQuery, zone: string): Span | null {
  if (FromDate === undefined && ToDate === undefined) return null
  if (FromDate === undefined) throw Problem.invalid({ FromDate: ['This must be used together with ToDate.'] })
  if (ToDate === undefined) throw Problem.invalid({ ToDate: ['This must be used together with FromDate.'] })
  const from = Date.parse(parseDateTime('FromDate', FromDate, zone))
  const until = Date.parse(parseDateTime('ToDate', ToDate, zone))
  if (until < from) {
    throw Problem.invalid({ ToDate: ['This must not be before FromDate.'] })
  }
  return { from, until }
}

function granularityOf(
  wanted: AnalyticsGranularity,
  zone: string,
  range: Span,
  mostBuckets: number,
): BucketGranularity {
  const granularity = wanted === 'Auto' ? automatic(zone, range) : wanted
  const errors: Record<string, string[]> = {}
  if (!isWithin(zone, range, { years: MAX_YEARS })) {
    errors['ToDate'] = [`This must be at most ${MAX_YEARS} years after FromDate.`]
  }
  const fits = fitting(zone, granularity, range, mostBuckets)
  if (fits !== null && fits !== granularity) {
    const most = mostBuckets.toLocaleString('en')
    errors['Granularity'] = [`This is too fine for the range, which can have at most ${most} buckets; use ${fits}.`]
  }
  if (Object.keys(errors).length > 0) throw Problem.invalid(errors)
  if (fits === null) throw tooManyPrinters()
  return granularity
}

/** The error when even months give more points than a response can have, which takes very many printers. */
function tooManyPrinters(): Problem {
  return Problem.invalid({ PrinterIds: ['This many printers have too many buckets in total: select fewer.'] })
}

function automatic(zone: string, range: Span): BucketGranularity {
  if (isWithin(zone, range, { days: MOST_DAYS.Day })) return 'Day'
  return isWithin(zone, range, { days: MOST_DAYS.Week }) ? 'Week' : 'Month'
}

/** Whether a range is at most this long in the zone's calendar. */
function isWithin(zone: string, { from, until }: Span, length: { days?: number; years?: number }): boolean {
  const start = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone)
  return start.add(length).epochMilliseconds >= until
}

/**
 * The granularity of all time: the requested one, or the next coarser one that does not have too many buckets.
 * @throws Problem 400 when not even months fit
 */
export function granularityOfAllTime(
  { granularity: wanted, zone, mostBuckets }: Pick<AnalyticsFilter, 'granularity' | 'zone' | 'mostBuckets'>,
  span: Span | null,
): BucketGranularity {
  if (span === null) return wanted === 'Auto' ? 'Day' : wanted
  const fits = fitting(zone, wanted === 'Auto' ? automatic(zone, span) : wanted, span, mostBuckets)
  if (fits === null) throw tooManyPrinters()
  return fits
}
