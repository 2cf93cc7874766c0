import { Temporal } from 'temporal-polyfill'
import type { AnalyticsGranularity, BucketGranularity } from '../../../generated/api.d.ts'
import type { Window } from './filter.ts'

/** A day, a week from Monday or a month in some time zone. */
export interface Bucket extends Window {
  /** The calendar date on which it starts. */
  readonly date: string
}

const SIZES: readonly BucketGranularity[] = ['Day', 'Week', 'Month']
const LENGTH = { Day: { days: 1 }, Week: { weeks: 1 }, Month: { months: 1 } }
const MAXIMUM = 7400

/** The buckets that a window overlaps, whole, oldest first. A date that the zone skips has none. */
export function bucketsOf(window: Window, size: BucketGranularity, timeZone: string): Bucket[] {
  const buckets: Bucket[] = []
  let date = beginningOf(civil(window.from, timeZone).toPlainDate(), size)
  while (midnight(date, timeZone) < window.to) {
    const next = date.add(LENGTH[size])
    const bucket = { date: date.toString(), from: midnight(date, timeZone), to: midnight(next, timeZone) }
    if (bucket.from < bucket.to && bucket.to > window.from && window.from < window.to) buckets.push(bucket)
    date = next
  }
  return buckets
}

/** The bucket size that is used for what was asked. */
export function sizeOf(asked: AnalyticsGranularity, window: Window | null, isAllTime: boolean, timeZone: string) {
  const size = asked === 'Auto' ? automatic(window, timeZone) : asked
  if (window === null || !isAllTime) return size
  const fits = (size: BucketGranularity) => bucketsOf(window, size, timeZone).length <= MAXIMUM
  return SIZES.slice(SIZES.indexOf(size)).find(fits) ?? 'Month'
}

/** The clock and the calendar at a moment. */
export function civil(moment: number, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone)
}

function automatic(window: Window | null, timeZone: string): BucketGranularity {
  if (window === null) return 'Day'
  const isUpTo = (days: number) => window.to <= civil(window.from, timeZone).add({ days }).epochMilliseconds
  if (isUpTo(31)) return 'Day'
  return isUpTo(182) ? 'Week' : 'Month'
}

function beginningOf(date: Temporal.PlainDate, size: BucketGranularity): Temporal.PlainDate {
  if (size === 'Day') return date
  return size === 'Week' ? date.subtract({ days: date.dayOfWeek - 1 }) : date.with({ day: 1 })
}

/** The first moment of a date. */
function midnight(date: Temporal.PlainDate, timeZone: string): number {
  return date.toZonedDateTime(timeZone).epochMilliseconds
}
