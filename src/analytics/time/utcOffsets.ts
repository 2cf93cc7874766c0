import { sql } from 'kysely'
import { offsetSegments } from '../../kernel/time/localDates.ts'
import { toRfc3339, type TimeRange } from './timeRange.ts'

/** A row of `offsetTimeRanges`. */
interface OffsetRangeRow {
  start: string
  until: string
  /** A moment at which a day would begin with this offset. */
  day_origin: string
  /** Local time minus UTC. */
  offset_seconds: number
  /** The number of dates that the zone has skipped before. */
  skipped_dates: number
}

/**
 * The analysed time as rows named `time_range`, divided where the offset from UTC changes. Within one row local days and hours have
 * equal lengths, so `date_bin` finds them faster than `date_trunc` in a zone (14 ms instead of 34, 100,000 prints).
 */
export function offsetTimeRanges({ zone, range }: { readonly zone: string; readonly range: TimeRange | null }) {
  const segments = range && range.until > range.from ? offsetSegments(zone, range.from, range.until) : []
  const starts = segments.map(({ from }) => toRfc3339(from))
  const untils = segments.map(({ until }) => toRfc3339(until))
  const origins = segments.map(({ offset }) => toRfc3339(-offset))
  const seconds = segments.map(({ offset }) => offset / 1000)
  const skipped = segments.map((segment) => segment.skipped)
  return sql<OffsetRangeRow>`unnest(${starts}::timestamptz[], ${untils}::timestamptz[], ${origins}::timestamptz[], ${seconds}::float8[],
    ${skipped}::int[])`.as<'time_range'>(sql`time_range(start, until, day_origin, offset_seconds, skipped_dates)`)
}
