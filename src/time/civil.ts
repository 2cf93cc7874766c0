import { Temporal } from 'temporal-polyfill'

/** Milliseconds of a day that has no change of clocks. */
export const DAY = 86_400_000

/** A stretch of time in which a zone keeps one offset from UTC; all in milliseconds, of the Unix epoch or of offset. */
export interface OffsetSegment {
  readonly from: number
  /** Excluded. */
  readonly until: number
  /** Civil time minus UTC. */
  readonly offset: number
  /** How many dates the zone has left out since the first segment (Pacific/Apia had no 30 December 2011). */
  readonly skipped: number
}

/** A stretch of time during which a zone's calendar shows one date. */
export interface DateStretch {
  /** `YYYY-MM-DD` */
  readonly date: string
  /** Milliseconds of the Unix epoch. */
  readonly from: number
  /** Excluded. */
  readonly until: number
}

/** The stretches of one offset each that make up the time between two moments, in milliseconds of the Unix epoch. */
export function offsetSegments(zone: string, from: number, until: number): OffsetSegment[] {
  const segments: OffsetSegment[] = []
  let at = zoned(from, zone)
  let skipped = 0
  while (at.epochMilliseconds < until) {
    const next = at.getTimeZoneTransition('next')
    const end = Math.min(next?.epochMilliseconds ?? until, until)
    const [start, offset, before] = [at.epochMilliseconds, at.offsetNanoseconds / 1e6, segments.at(-1)]
    if (before) skipped += Math.max(0, dayNumber(start + offset) - dayNumber(before.until - 1 + before.offset) - 1)
    segments.push({ from: start, until: end, offset, skipped })
    if (next === null || end === until) break
    at = next
  }
  return segments
}

/**
 * The dates that a zone's calendar shows between two moments, in order of time. A date that the zone skips is not among them; one
 * to which the clocks go back past midnight is there twice.
 * @param from milliseconds of the Unix epoch; the first stretch begins with the first moment of this moment's date
 * @param until excluded
 */
export function dateStretches(zone: string, from: number, until: number): DateStretch[] {
  const first = zoned(from, zone).startOfDay().epochMilliseconds
  return offsetSegments(zone, first, until).flatMap((segment) => {
    const start = dayNumber(segment.from + segment.offset)
    const end = dayNumber(segment.until - 1 + segment.offset)
    return Array.from({ length: end - start + 1 }, (_, index) => ({
      date: dateOf(start + index),
      from: Math.max(segment.from, (start + index) * DAY - segment.offset),
      until: Math.min(segment.until, (start + index + 1) * DAY - segment.offset),
    }))
  })
}

/** The date of a moment in a zone, `YYYY-MM-DD`. */
export function civilDate(zone: string, moment: number): string {
  return zoned(moment, zone).toPlainDate().toString()
}

/** The date that a zone's calendar shows before another one; both `YYYY-MM-DD`. */
export function dateBefore(zone: string, date: string): string {
  return civilDate(zone, Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds - 1)
}

/** Monday of the week that a date lies in (ISO 8601). */
export function mondayOf(date: string): string {
  const day = dayNumber(Date.parse(date))
  // The Unix epoch began on a Thursday.
  return dateOf(day - ((((day + 3) % 7) + 7) % 7))
}

function zoned(moment: number, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone)
}

function dayNumber(civil: number): number {
  return Math.floor(civil / DAY)
}

function dateOf(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10)
}
