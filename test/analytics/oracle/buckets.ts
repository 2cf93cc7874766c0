import { Temporal } from 'temporal-polyfill'
import type { AnalyticsGranularity, BucketGranularity } from '../../../generated/api.d.ts'
import { isWithin, type Window } from './filter.ts'

/** A day, a week from Monday or a month in some time zone, as far as it lies in a window. */
export interface Bucket {
  /** Its first moment, which may be before the window. */
  readonly start: number
  /** The calendar date of that moment. */
  readonly date: string
  /** Clocks that went back past midnight bring a date twice. */
  readonly parts: readonly Window[]
}

const SIZES: readonly BucketGranularity[] = ['Day', 'Week', 'Month']
const MAXIMUM = 7400

/** The buckets that a window touches, oldest first. A date that the zone skips is in none. */
export function bucketsOf(window: Window, size: BucketGranularity, timeZone: string): Bucket[] {
  const parts = datesOf(window, timeZone).map(({ date, part }) => ({ key: beginningOf(date, size).toString(), part }))
  const buckets = [...Map.groupBy(parts, ({ key }) => key)].map(([key, parts]) => {
    const start = Temporal.PlainDate.from(key).toZonedDateTime(timeZone)
    return {
      start: start.epochMilliseconds,
      date: start.toPlainDate().toString(),
      parts: parts.map(({ part }) => part),
    }
  })
  // A window may begin in the minute before clocks go back to the day before.
  return buckets.toSorted((a, b) => a.start - b.start)
}

/** Whether a moment of the window is in the bucket. */
export function isIn({ parts }: Bucket, moment: number): boolean {
  return parts.some((part) => isWithin(part, moment))
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

/** What of a window has which date, in the order of time. */
function datesOf(window: Window, timeZone: string): { date: Temporal.PlainDate; part: Window }[] {
  const dates: { date: Temporal.PlainDate; part: Window }[] = []
  let from = window.from
  while (from < window.to) {
    const clock = civil(from, timeZone)
    const to = Math.min(endOfDate(clock), window.to)
    dates.push({ date: clock.toPlainDate(), part: { from, to } })
    from = to
  }
  return dates
}

/** When the clock comes to midnight, or is changed before that. */
function endOfDate(clock: Temporal.ZonedDateTime): number {
  const midnight = clock.toPlainDate().add({ days: 1 }).toPlainDateTime()
  const unchanged = clock.epochMilliseconds + clock.toPlainDateTime().until(midnight).total('milliseconds')
  if (civil(unchanged, clock.timeZoneId).offset === clock.offset) return unchanged
  return Math.min(unchanged, clock.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity)
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
