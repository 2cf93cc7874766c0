import type { BucketGranularity } from '../../generated/api.d.ts'
import { civilDate, DAY, dateStretches, mondayOf } from '../time/civil.ts'

/** More would be unreadable and slow to draw (DOMAIN, "Analytics, exactly"). */
export const MAX_BUCKETS = 7400
/** What fifty printers, as many as a filter can name, have in that many buckets; an answer with more would be of 40 MB. */
export const MAX_POINTS = 50 * MAX_BUCKETS
/** From fine to coarse. */
export const GRANULARITIES: readonly BucketGranularity[] = ['Day', 'Week', 'Month']
/** A week or a month that holds a moment begins at most so long before it. */
const MARGIN = 32 * DAY

/** A half-open stretch of time, in milliseconds of the Unix epoch. */
export interface Span {
  readonly from: number
  readonly until: number
}

/** A day, week or month of a zone's calendar. */
export interface Bucket {
  /** Counted from 0. */
  readonly number: number
  /** Its first moment, also where that lies before what is analysed. */
  readonly start: number
  /** The date of that moment in the zone, `YYYY-MM-DD`. */
  readonly date: string
  /** What of it is analysed: one stretch, or two where the clocks went back past midnight. */
  readonly spans: readonly Span[]
}

/** The days, weeks (from Monday) or months of a zone that a span touches, oldest first. */
export function bucketsOf(zone: string, granularity: BucketGranularity, span: Span): Bucket[] {
  if (span.until <= span.from) return []
  const buckets = new Map<string, { start: number; date: string; spans: Span[] }>()
  for (const { date, from, until } of dateStretches(zone, span.from - MARGIN, span.until)) {
    const key = keyOf(granularity, date)
    const bucket = buckets.get(key) ?? { start: from, date, spans: [] }
    buckets.set(key, bucket)
    const part = { from: Math.max(from, span.from), until: Math.min(until, span.until) }
    if (part.until > part.from) join(bucket.spans, part)
  }
  return [...buckets.values()].filter(({ spans }) => spans.length > 0).map((bucket, number) => ({ number, ...bucket }))
}

/** How many buckets a span touches. */
function countBuckets(zone: string, granularity: BucketGranularity, span: Span): number {
  if (span.until <= span.from) return 0
  const [first, last] = [civilDate(zone, span.from), civilDate(zone, span.until - 1)]
  if (granularity === 'Month') return monthNumber(last) - monthNumber(first) + 1
  if (granularity === 'Week') return (Date.parse(mondayOf(last)) - Date.parse(mondayOf(first))) / (7 * DAY) + 1
  return (Date.parse(last) - Date.parse(first)) / DAY + 1
}

/** The finest granularity from the wanted one on with which a span has at most so many buckets; null when none has. */
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

/** Puts a stretch at the end, as one with the last where they adjoin. */
function join(spans: Span[], part: Span): void {
  const last = spans.at(-1)
  if (last?.until === part.from) spans[spans.length - 1] = { from: last.from, until: part.until }
  else spans.push(part)
}
