import type { BucketGranularity } from '../../../generated/api.d.ts'
import { localDate, MS_PER_DAY, localDateRanges, mondayOf } from '../../kernel/time/localDates.ts'
import type { TimeRange } from './timeRange.ts'

/** More would be unreadable and slow to draw (docs/domain.md, "Filter and buckets"). */
export const MAX_BUCKETS = 7400
/**
 * The maximum number of buckets of all series of a response: fifty printers, the most that a filter can name, by day for two
 * years, or five series of the maximum number of buckets. Such a response has 5 MB.
 */
export const MAX_POINTS = 37_000
/** All granularities, from fine to coarse. */
const GRANULARITIES: readonly BucketGranularity[] = ['Day', 'Week', 'Month']
/** A week or a month begins at most this long before any moment in it. */
const MARGIN_MS = 32 * MS_PER_DAY

/** A day, week or month of a zone's calendar. */
export interface TimeBucket {
  /** Counted from 0. */
  readonly number: number
  /** Its first moment, in milliseconds of the Unix epoch, even if that is before the analysed range. */
  readonly start: number
  /** The date of that moment in the zone, `YYYY-MM-DD`. */
  readonly date: string
  /** The analysed part: one time range, or two where the clocks went back past midnight. */
  readonly ranges: readonly TimeRange[]
}

/** The days, weeks (from Monday) or months of a zone that a range touches, oldest first. */
export function splitIntoBuckets(zone: string, granularity: BucketGranularity, range: TimeRange): TimeBucket[] {
  if (range.until <= range.from) return []
  const buckets = new Map<string, { start: number; date: string; ranges: TimeRange[] }>()
  for (const { date, from, until } of localDateRanges(zone, range.from - MARGIN_MS, range.until)) {
    const key = bucketKey(granularity, date)
    const bucket = buckets.get(key) ?? { start: from, date, ranges: [] }
    buckets.set(key, bucket)
    const analysed = { from: Math.max(from, range.from), until: Math.min(until, range.until) }
    if (analysed.until > analysed.from) appendRange(bucket.ranges, analysed)
  }
  return [...buckets.values()]
    .filter(({ ranges }) => ranges.length > 0)
    .map((bucket, number) => ({ number, ...bucket }))
}

/** The finest granularity, not finer than the wanted one, with which a range has at most this many buckets; null without one. */
export function finestFitting(
  zone: string,
  wanted: BucketGranularity,
  range: TimeRange,
  maxBuckets: number,
): BucketGranularity | null {
  const candidates = GRANULARITIES.slice(GRANULARITIES.indexOf(wanted))
  return candidates.find((granularity) => countBuckets(zone, granularity, range) <= maxBuckets) ?? null
}

/** The number of buckets that a range touches. */
function countBuckets(zone: string, granularity: BucketGranularity, range: TimeRange): number {
  if (range.until <= range.from) return 0
  const [first, last] = [localDate(zone, range.from), localDate(zone, range.until - 1)]
  if (granularity === 'Month') return monthNumber(last) - monthNumber(first) + 1
  if (granularity === 'Week') return (Date.parse(mondayOf(last)) - Date.parse(mondayOf(first))) / (7 * MS_PER_DAY) + 1
  return (Date.parse(last) - Date.parse(first)) / MS_PER_DAY + 1
}

function bucketKey(granularity: BucketGranularity, date: string): string {
  if (granularity === 'Day') return date
  return granularity === 'Week' ? mondayOf(date) : date.slice(0, 7)
}

function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
}

/** Appends a time range, merged with the last one where they adjoin. */
function appendRange(ranges: TimeRange[], range: TimeRange): void {
  const last = ranges.at(-1)
  if (last?.until === range.from) ranges[ranges.length - 1] = { from: last.from, until: range.until }
  else ranges.push(range)
}
