import { sql } from 'kysely'
import { offsetSegments } from '../kernel/time/localDates.ts'
import { rfc3339, type Analysis } from './analysis.ts'

/** A row of `offsetsOf`. */
export interface Offset {
  start: string
  until: string
  /** A moment at which a day would begin with this offset. */
  origin: string
  /** Local time minus UTC. */
  seconds: number
  /** The number of dates that the zone has skipped before. */
  skipped: number
}

/**
 * The analysed time as rows, divided where the offset from UTC changes. Within one row local days and hours have equal lengths, so
 * `date_bin` finds them faster than `date_trunc` in a zone (14 ms instead of 34, 100,000 prints).
 */
export function offsetsOf({ zone, span }: Pick<Analysis, 'zone' | 'span'>) {
  const segments = span && span.until > span.from ? offsetSegments(zone, span.from, span.until) : []
  const starts = segments.map(({ from }) => rfc3339(from))
  const untils = segments.map(({ until }) => rfc3339(until))
  const origins = segments.map(({ offset }) => rfc3339(-offset))
  const seconds = segments.map(({ offset }) => offset / 1000)
  const skipped = segments.map((segment) => segment.skipped)
  return sql<Offset>`unnest(${starts}::timestamptz[], ${untils}::timestamptz[], ${origins}::timestamptz[], ${seconds}::float8[],
    ${skipped}::int[])`.as<'s'>(sql`s(start, until, origin, seconds, skipped)`)
}
