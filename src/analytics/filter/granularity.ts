import { Temporal } from 'temporal-polyfill'
import type { BucketGranularity } from '../../../generated/api.d.ts'
import { Problem } from '../../kernel/problem.ts'
import { finestFitting } from '../time/buckets.ts'
import type { TimeRange } from '../time/timeRange.ts'
import type { AnalyticsFilter } from './filter.ts'

const MAX_YEARS = 20
/** The longest ranges, in days, for which `Auto` uses days and weeks (docs/domain.md, "Filter and buckets"). */
const AUTO_MAX_DAYS = { Day: 31, Week: 182 }

type Options = Pick<AnalyticsFilter, 'granularity' | 'zone' | 'maxBuckets'>

/**
 * The granularity of an explicit range: the requested one.
 * @throws Problem 400 that names `ToDate`, `Granularity` or `PrinterIds` when the range has too many years or buckets
 */
export function granularityOfRange(
  { granularity: requested, zone, maxBuckets }: Options,
  range: TimeRange,
): BucketGranularity {
  const granularity = requested === 'Auto' ? automatic(zone, range) : requested
  const errors: Record<string, string[]> = {}
  if (!isWithin(zone, range, { years: MAX_YEARS })) {
    errors['ToDate'] = [`This must be at most ${MAX_YEARS} years after FromDate.`]
  }
  const fits = finestFitting(zone, granularity, range, maxBuckets)
  if (fits !== null && fits !== granularity) {
    const most = maxBuckets.toLocaleString('en')
    errors['Granularity'] = [`This is too fine for the range, which can have at most ${most} buckets; use ${fits}.`]
  }
  if (Object.keys(errors).length > 0) throw Problem.invalid(errors)
  if (fits === null) throw tooManyPrinters()
  return granularity
}

/**
 * The granularity of all time: the requested one, or the next coarser one that does not have too many buckets.
 * @param range null without a dated row
 * @throws Problem 400 that names `PrinterIds` when not even months fit
 */
export function granularityOfAllTime(
  { granularity: requested, zone, maxBuckets }: Options,
  range: TimeRange | null,
): BucketGranularity {
  if (range === null) return requested === 'Auto' ? 'Day' : requested
  const fits = finestFitting(zone, requested === 'Auto' ? automatic(zone, range) : requested, range, maxBuckets)
  if (fits === null) throw tooManyPrinters()
  return fits
}

/** The error when even months give more points than a response can have, which takes very many printers. */
function tooManyPrinters(): Problem {
  return Problem.invalid({ PrinterIds: ['This many printers have too many buckets in total: select fewer.'] })
}

function automatic(zone: string, range: TimeRange): BucketGranularity {
  if (isWithin(zone, range, { days: AUTO_MAX_DAYS.Day })) return 'Day'
  return isWithin(zone, range, { days: AUTO_MAX_DAYS.Week }) ? 'Week' : 'Month'
}

/** Whether a range is at most this long in the zone's calendar. */
function isWithin(zone: string, { from, until }: TimeRange, length: { days?: number; years?: number }): boolean {
  const start = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone)
  return start.add(length).epochMilliseconds >= until
}
