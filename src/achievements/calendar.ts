import { MS_PER_DAY, offsetSegments } from '../kernel/time/localDates.ts'

/** A Monday before every date that a record can have. Days and weeks are counted from it. */
export const FIRST_DAY = '1969-12-29'
const FIRST_DAY_MS = Date.parse(FIRST_DAY)

/** A period in which a zone has one offset from UTC, so that all its days have 24 hours. */
interface Segment {
  /** RFC 3339, inclusive, or `-infinity`. */
  readonly starts: string
  /** RFC 3339, exclusive, or `infinity`. */
  readonly ends: string
  /** The midnight, by the segment's offset, that begins the first day of counting. */
  readonly origin: string
  /** The number of days that the zone has skipped in its calendar before. */
  readonly skipped: number
}

/** The whole timeline in the calendar of a zone. */
export interface Calendar {
  /** Oldest first, without gaps. */
  readonly segments: readonly Segment[]
  /** Today, counted from a Monday. */
  readonly today: number
  /** The number of days that the zone has skipped until today. */
  readonly skipped: number
}

/**
 * Divides time into segments in which arithmetic alone gives the local day of a timestamp. That costs PostgreSQL less than half
 * of `at time zone`. Future times have the current offset, since future rules may change.
 * @param zone an IANA time zone
 * @param first the earliest timestamp that matters
 */
export function calendarOf(zone: string, first: Date, now: Date): Calendar {
  const stretches = offsetSegments(zone, Math.min(first.getTime(), now.getTime()), now.getTime() + 1)
  const segments = stretches.map(({ from, until, offset, skipped }, index): Segment => ({
    starts: index > 0 ? new Date(from).toISOString() : '-infinity',
    ends: index < stretches.length - 1 ? new Date(until).toISOString() : 'infinity',
    origin: new Date(FIRST_DAY_MS - offset).toISOString(),
    skipped,
  }))
  const { offset = 0, skipped = 0 } = stretches.at(-1) ?? {}
  return { segments, today: dayOf(now.getTime() + offset), skipped }
}

/** The number of days from the first one to a local time in milliseconds of the Unix epoch. */
function dayOf(civil: number): number {
  return Math.floor((civil - FIRST_DAY_MS) / MS_PER_DAY)
}
