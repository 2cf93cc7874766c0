import type { BucketGranularity } from '../../generated/api.d.ts'
import { localDate, MS_PER_DAY, localDateRanges, mondayOf } from '../kernel/time/localDates.ts'

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
const MARGIN = 32 * MS_PER_DAY

/** A half-open time range, in milliseconds of the Unix epoch. */
export interface Span {
  readonly from: number
  readonly until: number
}

/** A day, week or month of a zone's calendar. */
export interface Bucket {
  /** Counted from 0. */
  readonly number: number
  /** Its first moment, even if that is before the analysed range. */
  readonly start: number
  /** The date of that moment in the zone, `YYYY-MM-DD`. */
  readonly date: string
  /** The analysed part: one time range, or two where the clocks went back past midnight. */
  readonly spans: readonly Span[]
}

/** The days, weeks (from Monday) or months of a zone that a span touches, oldest first. */
export function bucketsOf(zone: string, granularity: BucketGranularity, span: Span): Bucket[] {
  if (span.until <= span.from) return []
  const buckets = new Map<string, { start: number; date: string; spans: Span[] }>()
  for (const { date, from, until } of localDateRanges(zone, span.from - MARGIN, span.until)) {
    const key = keyOf(granularity, date)
    const bucket = buckets.get(key) ?? { start: from, date, spans: [] }
    buckets.set(key, bucket)
    const part = { from: Math.max(from, span.from), until: Math.min(until, span.until) }
    if (part.until > part.from) join(bucket.spans, part)
  }
  return [...buckets.values()].filter(({ spans }) => spans.length > 0).map((bucket, number) => ({ number, ...bucket }))
}

/** The number of buckets that a span touches. */
function countBuckets(zone: string, granularity: BucketGranularity, span: Span): number {
  if (span.until <= span.from) return 0
  const [first, last] = [localDate(zone, span.from), localDate(zone, span.until - 1)]
  if (granularity === 'Month') return monthNumber(last) - monthNumber(first) + 1
  if (granularity === 'Week') return (Date.parse(mondayOf(last)) - Date.parse(mondayOf(first))) / (7 * MS_PER_DAY) + 1
  return (Date.parse(last) - Date.parse(first)) / MS_PER_DAY + 1
}

/** The finest granularity, not finer than the wanted one, with which a span has at most this many buckets; null without one. */
export function fitting(
  zone: string,
  wanted: BucketGranularity,
  span: Span,
  mostBuckets: number,
): BucketGranularity | null {
  const candidates = GRANULARITIES.slice(GRANULARITIES.indexOf(wanted))
  return candidates.find((granularity) => countBuckets(zone, granularity, span) <= mostBuckets) ?? null
}

function keyOf(granularity: BucketGranularity, date: string): string {
  if (granularity === 'Day') return date
  return granularity === 'Week' ? mondayOf(date) : date.slice(0, 7)
}

function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
}

/** Appends a time range, merged with the last one where they adjoin. */
function join(spans: Span[], part: Span): void {
  const last = spans.at(-1)
  if (last?.until === part.from) spans[spans.length - 1] = { from: last.from, until: part.until }
  else spans.push(part)
}
