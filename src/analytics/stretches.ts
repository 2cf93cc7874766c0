import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { rfc3339, type Analysis } from './analysis.ts'

/** A row of `stretchesOf`. */
export interface Stretch {
  /** Index of the bucket. */
  number: number
  start: string
  until: string
}

/**
 * The stretches of time that are analysed, as rows: one for each bucket, two for a day past whose end the clocks went back.
 * Prints are looked up by stretch, a short scan of an index each: half the cost of telling each print's bucket (37 ms against
 * 69 for 100,000 prints in 20 months), and civil days are right whatever the zone does.
 */
export function stretchesOf({ buckets }: Pick<Analysis, 'buckets'>) {
  const rows = buckets.flatMap(({ spans }, number) => spans.map((span) => ({ number, ...span })))
  const numbers = rows.map(({ number }) => number)
  const starts = rows.map(({ from }) => rfc3339(from))
  const untils = rows.map(({ until }) => rfc3339(until))
  return sql<Stretch>`unnest(${numbers}::int[], ${starts}::timestamptz[], ${untils}::timestamptz[])`.as<'s'>(
    sql`s(number, start, until)`,
  )
}

/** Whether a date lies in a stretch that is named `s`. */
export function within(column: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`${column} >= s.start and ${column} < s.until`
}

/**
 * A statement over the rows of the range and, apart from them, those without a date: one condition for both would read all rows
 * of the user. Of all time it is one statement.
 * @param build must not put rows with and without a date into one group
 */
export function overRange<Database, Tables extends keyof Database, Row>(
  { isAllTime, span }: Analysis,
  column: RawBuilder<unknown>,
  build: (when: RawBuilder<boolean>) => SelectQueryBuilder<Database, Tables, Row>,
): SelectQueryBuilder<Database, Tables, Row> {
  if (isAllTime || span === null) return build(sql<boolean>`true`)
  const inRange = sql<boolean>`${column} >= ${rfc3339(span.from)} and ${column} < ${rfc3339(span.until)}`
  return build(inRange).unionAll(build(sql<boolean>`${column} is null`))
}
