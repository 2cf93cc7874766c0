import { sql } from 'kysely'
import { rfc3339, type Analysis } from './analysis.ts'
import type { Bucket, Span } from './buckets.ts'
import { matchesPrint } from './matching.ts'
import { print } from './prints.ts'

/** When a printer was printing: overlapping prints merged, gathered by the stretch in which the merged times begin. */
export interface Busy {
  readonly printer_id: number
  /** Counted from 1. */
  readonly stretch: number
  /** Of the merged times that begin in the stretch, also where they go on after its end. */
  readonly seconds: number
  /** When the last of them ends, in seconds of the Unix epoch. */
  readonly last_end: number
}

/** What of an analysis has elapsed; null when nothing has. */
export function elapsedOf({ span, now }: Pick<Analysis, 'span' | 'now'>): Span | null {
  if (span === null) return null
  const until = Math.min(span.until, now)
  return until > span.from ? { from: span.from, until } : null
}

/** The statement of utilisation. A print takes its print time, else its estimate, from its start on. */
export function selectBusy(analysis: Analysis, elapsed: Span, stretches: readonly Span[]) {
  const { db, prints } = analysis
  const end = rfc3339(elapsed.until)
  const starts = stretches.map(({ from }) => rfc3339(from))
  return (
    db
      // one row: a printer with its merged times
      .with('merged', (query) =>
        query
          .selectFrom('prints as p')
          .select([
            sql<number>`p.printer_id`.as('printer_id'),
            sql<string>`range_agg(tstzrange(p.start_date,
              least(p.start_date + ${print.seconds} * interval '1 second', ${end}::timestamptz)))`.as('times'),
          ])
          .where(matchesPrint(prints))
          .where('p.start_date', '>=', rfc3339(elapsed.from))
          .where('p.start_date', '<', end)
          .where('p.printer_id', 'is not', null)
          .where(sql<boolean>`${print.seconds} > 0`)
          .groupBy('p.printer_id'),
      )
      // one row: a stretch of time without a pause
      .with('times', (query) =>
        query
          .selectFrom('merged as m')
          .innerJoinLateral(sql<{ time: string }>`unnest(m.times)`.as<'t'>(sql`t(time)`), (join) => join.onTrue())
          .select([
            'm.printer_id',
            sql<number>`width_bucket(lower(t.time), ${starts}::timestamptz[])`.as('stretch'),
            sql<number>`date_part('epoch', lower(t.time))`.as('from'),
            sql<number>`date_part('epoch', upper(t.time))`.as('until'),
          ]),
      )
      .selectFrom('times as t')
      .select([
        't.printer_id',
        't.stretch',
        sql<number>`sum(t.until - t.from)`.as('seconds'),
        sql<number>`max(t.until)`.as('last_end'),
      ])
      .groupBy(['t.printer_id', 't.stretch'])
  )
}

/** The elapsed parts of buckets in order of time, each with its bucket. */
export function elapsedStretches(buckets: readonly Bucket[], elapsed: Span): (Span & { bucket: number })[] {
  return buckets
    .flatMap(({ spans }, bucket) =>
      spans.map(({ from, until }) => ({ bucket, from, until: Math.min(until, elapsed.until) })),
    )
    .filter(({ from, until }) => until > from)
    .sort((a, b) => a.from - b.from)
}

/**
 * Spreads a printer's merged times over the stretches. Only the last of those that begin in a stretch can go on after its end,
 * as they do not overlap.
 * @returns milliseconds of each stretch
 */
export function busyByStretch(rows: readonly Busy[], stretches: readonly Span[]): number[] {
  const busy = stretches.map(() => 0)
  for (const { stretch, seconds, last_end } of rows) {
    const index = stretch - 1
    const end = Math.round(last_end * 1000)
    const own = stretches[index]
    if (!own) continue
    busy[index] = (busy[index] ?? 0) + Math.round(seconds * 1000) - Math.max(0, end - own.until)
    for (let next = index + 1; next < stretches.length; next += 1) {
      const { from, until } = stretches[next] ?? own
      if (from >= end) break
      busy[next] = (busy[next] ?? 0) + Math.min(end, until) - from
    }
  }
  return busy
}
