import { sql } from 'kysely'
import { offsetSegments } from '../time/civil.ts'
import { rfc3339, type Analysis } from './analysis.ts'

/** A row of `offsetsOf`. */
export interface Offset {
  start: string
  until: string
  /** A moment at which the zone's calendar would begin a day with this offset. */
  origin: string
  /** Civil time minus UTC. */
  seconds: number
  /** How many dates the zone has left out before. */
  skipped: number
}

/**
 * The stretches of one offset from UTC each that what is analysed consists of, as rows. Within one of them civil days and hours
 * are evenly long, so that `date_bin` tells them; `date_trunc` in a zone takes 34 ms for 100,000 prints where this takes 14.
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
