import type { ReadonlyKysely } from 'kysely/readonly'
import type { AnalyticsGranularity, PrintStatus } from '../../../generated/api.d.ts'
import type { DB } from '../../../generated/database.d.ts'
import { Problem } from '../../kernel/problem.ts'
import { parseDateTime } from '../../kernel/time/parseDateTime.ts'
import { findZone } from '../../users/timeZone.ts'
import { MAX_BUCKETS, MAX_POINTS } from '../time/buckets.ts'
import type { TimeRange } from '../time/timeRange.ts'

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
export interface PrintSelection {
  readonly userId: number
  readonly printerIds: readonly number[] | undefined
  /** Prints that used one of these spools. */
  readonly filamentIds: readonly string[] | undefined
  readonly projectIds: readonly string[] | undefined
  readonly statuses: readonly PrintStatus[] | undefined
}

/** A valid filter. */
export interface AnalyticsFilter {
  readonly prints: PrintSelection
  /** The IANA name in its official spelling. */
  readonly zone: string
  /** Null for all time. */
  readonly range: TimeRange | null
  readonly granularity: AnalyticsGranularity
  readonly maxBuckets: number
  readonly comparePrevious: boolean
}

/** Counts the series that a response can have at most. */
export type CountSeries = (db: ReadonlyKysely<DB>, prints: PrintSelection) => Promise<number>

/**
 * Reads the shared analytics filter (docs/domain.md, "Filter and buckets"). `HasRange` is ignored: it follows from the two dates.
 * @throws Problem 400 that names `TimeZone`, `FromDate` or `ToDate`
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
  const prints: PrintSelection = {
    userId,
    printerIds: query.PrinterIds,
    filamentIds: query.FilamentIds,
    projectIds: query.ProjectIds,
    statuses: query.Statuses,
  }
  const periods = range !== null && query.ComparePrevious ? 2 : 1
  const series = periods * Math.max(await countSeries(db, prints), 1)
  const maxBuckets = Math.min(MAX_BUCKETS, Math.floor(MAX_POINTS / series))
  return { prints, zone, range, granularity: query.Granularity, maxBuckets, comparePrevious: query.ComparePrevious }
}

function readRange({ FromDate, ToDate }: AnalyticsQuery, zone: string): TimeRange | null {
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
