import { sql, type RawBuilder } from 'kysely'
import type { TimeBucket } from './buckets.ts'
import { toRfc3339 } from './timeRange.ts'

/** A row of `bucketTimeRanges`. */
interface TimeRangeRow {
  /** The bucket's number. */
  number: number
  start: string
  until: string
}

/**
 * The time ranges of buckets as rows named `time_range`: one for each bucket, two for a day past whose end the clocks went back.
 * Prints are looked up by time range, each with a short index scan. That costs half as much as computing the bucket of each print,
 * and local days are right for every time zone (37 ms instead of 69, 100,000 prints in 20 months).
 */
export function bucketTimeRanges(buckets: readonly Pick<TimeBucket, 'number' | 'ranges'>[]) {
  const rows = buckets.flatMap(({ ranges, number }) => ranges.map((range) => ({ number, ...range })))
  const numbers = rows.map(({ number }) => number)
  const starts = rows.map(({ from }) => toRfc3339(from))
  const untils = rows.map(({ until }) => toRfc3339(until))
  return sql<TimeRangeRow>`unnest(${numbers}::int[], ${starts}::timestamptz[], ${untils}::timestamptz[])`.as<'time_range'>(
    sql`time_range(number, start, until)`,
  )
}

/** Whether a date is in a row named `time_range`. */
export function inRange(date: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`${date} >= time_range.start and ${date} < time_range.until`
}
