import { Temporal } from 'temporal-polyfill'

const DAY_MS = 86_400_000
/** A Monday before every date that a record may have: days and weeks are counted from it. */
export const FIRST_DAY = '1969-12-29'
const FIRST_DAY_MS = Date.parse(FIRST_DAY)

/** A stretch of time in which a zone keeps one offset to UTC, so that its days are all 24 hours long. */
export interface Segment {
  /** RFC 3339, included; or `-infinity`. */
  readonly starts: string
  /** RFC 3339, excluded; or `infinity`. */
  readonly ends: string
  /** The midnight, by the segment's offset, that begins the first day of counting. */
  readonly origin: string
  /** How many days the zone has left out of its calendar before (Pacific/Apia had no 30 December 2011). */
  readonly skipped: number
}

/** All of time by the calendar of a zone. */
export interface Calendar {
  /** Oldest first, without gaps. */
  readonly segments: readonly Segment[]
  /** The day that it is, counted from a Monday. */
  readonly today: number
  /** How many days the zone has left out until today. */
  readonly skipped: number
}

/**
 * Divides time so that the civil days of many timestamps can be told by arithmetic alone, which costs PostgreSQL less than
 * half of what `at time zone` does. What is later than now has the offset of now: the rules of the future may change.
 * @param zone an IANA time zone
 * @param first the earliest timestamp that matters
 */
export function calendarOf(zone: string, first: Date, now: Date): Calendar {
  const segments: Segment[] = []
  let starts = '-infinity'
  let skipped = 0
  let at = Temporal.Instant.fromEpochMilliseconds(first.getTime()).toZonedDateTimeISO(zone)
  for (;;) {
    const offset = at.offsetNanoseconds / 1_000_000
    const origin = new Date(FIRST_DAY_MS - offset).toISOString()
    const next = at.getTimeZoneTransition('next')
    if (!next || next.epochMilliseconds > now.getTime()) {
      segments.push({ starts, ends: 'infinity', origin, skipped })
      return { segments, today: Math.floor((now.getTime() + offset - FIRST_DAY_MS) / DAY_MS), skipped }
    }
    const ends = next.toInstant().toString()
    segments.push({ starts, ends, origin, skipped })
    skipped += daysLeftOut(next)
    starts = ends
    at = next
  }
}

/** How many civil days lie wholly in the gap that the clocks skip at a transition. */
function daysLeftOut(transition: Temporal.ZonedDateTime): number {
  const before = transition.subtract({ nanoseconds: 1 }).toPlainDate()
  return Math.max(0, before.until(transition.toPlainDate()).days - 1)
}
