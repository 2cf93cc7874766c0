import { Temporal } from 'temporal-polyfill'

/** Time of day between which nothing is sent to devices, in minutes since midnight. The end may be on the next day. */
export interface QuietHours {
  readonly start: number
  readonly end: number
}

/**
 * Returns the seconds until quiet hours begin; 0 during them.
 * @param zone IANA time zone of the user
 */
export function secondsUntilQuiet({ start, end }: QuietHours, zone: string, now: Date): number {
  const at = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
  const minute = at.hour * 60 + at.minute
  const isQuiet = start < end ? minute >= start && minute < end : minute >= start || minute < end
  if (isQuiet) return 0
  const today = startOn(at, start)
  const next = Temporal.ZonedDateTime.compare(today, at) > 0 ? today : startOn(at.add({ days: 1 }), start)
  return Math.ceil((next.epochMilliseconds - at.epochMilliseconds) / 1000)
}

/** The start of quiet hours on the day of a time. If the clocks skip it, that is when they do. */
function startOn(at: Temporal.ZonedDateTime, start: number): Temporal.ZonedDateTime {
  const day = at.withPlainTime({ hour: Math.floor(start / 60), minute: start % 60 })
  const isSkipped = day.hour * 60 + day.minute !== start
  // The time may be the transition itself, and the previous one is before a time.
  return (isSkipped && day.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')) || day
}
