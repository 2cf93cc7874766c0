import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { rfc3339, type Analysis } from './analysis.ts'
import type { Bucket, Span } from './buckets.ts'

/** The number of pieces of a range, or more where buckets end within one (ranking: 3 ms, by months 10; 100,000 prints). */
const PIECES = 64

/** A bucket, or a part of one. */
export interface Piece {
  /** Counted from 0. */
  readonly number: number
  /** The bucket's number. */
  readonly bucket: number
  readonly span: Span
}

/** A row of `stretchesOf`. */
export interface Stretch {
  number: number
  start: string
  until: string
}

/**
 * The analysed time ranges as rows: one for each bucket, two for a day past whose end the clocks went back. Prints are looked up by
 * time range, each with a short index scan. That costs half as much as computing the bucket of each print, and local days are
 * right for every time zone (37 ms instead of 69, 100,000 prints in 20 months).
 */
export function stretchesOf({ buckets }: { readonly buckets: readonly Pick<Bucket, 'number' | 'spans'>[] }) {
  const rows = buckets.flatMap(({ spans, number }) => spans.map((span) => ({ number, ...span })))
  const numbers = rows.map(({ number }) => number)
  const starts = rows.map(({ from }) => rfc3339(from))
  const untils = rows.map(({ until }) => rfc3339(until))
  return sql<Stretch>`unnest(${numbers}::int[], ${starts}::timestamptz[], ${untils}::timestamptz[])`.as<'s'>(
    sql`s(number, start, until)`,
  )
}

/** The analysed time ranges, cut into pieces so short that the best print of one is found among few. */
export function piecesOf({ buckets, span }: Pick<Analysis, 'buckets' | 'span'>): Piece[] {
  const longest = span ? Math.ceil((span.until - span.from) / PIECES) : Infinity
  return buckets
    .flatMap(({ number: bucket, spans }) =>
      spans.flatMap((whole) => cut(whole, longest)).map((piece) => ({ bucket, span: piece })),
    )
    .map((piece, number) => ({ number, ...piece }))
}

/** Cuts a span into equal parts. */
function cut({ from, until }: Span, longest: number): Span[] {
  const parts = Math.ceil((until - from) / longest)
  const edge = (part: number) => (part === parts ? until : Math.floor(from + ((until - from) * part) / parts))
  return Array.from({ length: parts }, (_, part) => ({ from: edge(part), until: edge(part + 1) }))
}

/** Whether a date is in a time range named `s`. */
export function within(column: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`${column} >= s.start and ${column} < s.until`
}

/** The rows that a statement reads: all; those of the first part of the range and those without a date; or the others. */
export type Part = 'all' | 'earlier' | 'later'
/** The share of the first part in the range. It is larger, because accuracy reads the later part after another statement. */
const EARLIER = 0.55

/**
 * A statement over the rows of the range and, separately, those without a date. One condition for both would read all rows of the
 * user, and grouping by the existence of a date makes PostgreSQL sort instead of hash (133 ms instead of 45).
 */
export function overRange<Database, Tables extends keyof Database, Row>(
  { isAllTime, span }: Analysis,
  column: RawBuilder<unknown>,
  build: (when: RawBuilder<boolean>, isUndated: boolean) => SelectQueryBuilder<Database, Tables, Row>,
  part: Part = 'all',
): SelectQueryBuilder<Database, Tables, Row> {
  const middle = span ? rfc3339(span.from + (span.until - span.from) * EARLIER) : 'infinity'
  const from = part === 'later' ? middle : isAllTime ? null : span && rfc3339(span.from)
  const until = part === 'earlier' ? middle : isAllTime ? null : span && rfc3339(span.until)
  const bounds = [
    ...(from === null ? [] : [sql`${column} >= ${from}`]),
    ...(until === null ? [] : [sql`${column} < ${until}`]),
  ]
  const isDated =
    bounds.length === 0 ? sql<boolean>`${column} is not null` : sql<boolean>`${sql.join(bounds, sql` and `)}`
  const dated = build(isDated, false)
  return part === 'later' ? dated : dated.unionAll(build(sql<boolean>`${column} is null`, true))
}
