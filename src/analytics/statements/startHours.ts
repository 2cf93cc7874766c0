import { sql, type RawBuilder } from 'kysely'
import { matchesPrint } from '../filter/conditions.ts'
import type { AnalysisScope } from '../filter/scope.ts'
import { inRange } from '../time/timeRangeRows.ts'
import { offsetTimeRanges } from '../time/utcOffsets.ts'
import { computedOnce } from './aggregates.ts'
import { hasStarted, print } from './expressions.ts'

const HOURS_OF_WEEK = 168
/** The Unix epoch began on a Thursday; hours are counted from Monday. */
const EPOCH_HOUR = 72

/** The prints with a start in one hour of the week. */
export interface StartHour {
  /** Counted from 0, Monday at midnight; null for prints without a start date. */
  readonly hour: number | null
  readonly prints: number
  /** The number of prints that have started. */
  readonly started: number
  /** The number of prints that have a duration. */
  readonly with_duration: number
  /** The number of prints shorter than one hour, like the next ones for two hours and so on. */
  readonly under_1h: number
  readonly under_2h: number
  readonly under_4h: number
  readonly under_8h: number
  readonly under_16h: number
}

const COLUMNS = [
  'totals.hour',
  'totals.prints',
  'totals.started',
  'totals.with_duration',
  'totals.under_1h',
  'totals.under_2h',
  'totals.under_4h',
  'totals.under_8h',
  'totals.under_16h',
] as const

/** The statement of start times and durations. One row: an hour of the week, within one offset from UTC. */
export function selectStartHours(scope: AnalysisScope) {
  const hour = sql<number | null>`((floor((date_part('epoch', p.start_date) + time_range.offset_seconds) / 3600)::bigint
    + ${EPOCH_HOUR}::int) % ${HOURS_OF_WEEK}::int)::int`
  const undated = scope.db
    .selectFrom(countsByHour(scope, sql<number | null>`null::int`, sql<boolean>`${print.start} is null`).as('totals'))
    .select(COLUMNS)
  return scope.db
    .selectFrom(offsetTimeRanges(scope))
    .innerJoinLateral(countsByHour(scope, hour, inRange(print.start)).as('totals'), (join) => join.onTrue())
    .select(COLUMNS)
    .unionAll(undated)
}

/** One row: an hour of the week. */
function countsByHour(
  { db, prints, now }: AnalysisScope,
  hour: RawBuilder<number | null>,
  condition: RawBuilder<boolean>,
) {
  const under = (hours: number) => sql<number>`count(*) filter (where p.seconds < ${hours * 3600}::int)`
  return db
    .selectFrom(
      computedOnce(
        db
          .selectFrom('prints as p')
          .select([hour.as('hour'), print.seconds.as('seconds'), hasStarted(now).as('has_started')])
          .where(matchesPrint(prints))
          .where(condition),
      ).as('p'),
    )
    .select([
      'p.hour',
      sql<number>`count(*)`.as('prints'),
      sql<number>`count(*) filter (where p.has_started)`.as('started'),
      sql<number>`count(p.seconds)`.as('with_duration'),
      under(1).as('under_1h'),
      under(2).as('under_2h'),
      under(4).as('under_4h'),
      under(8).as('under_8h'),
      under(16).as('under_16h'),
    ])
    .groupBy('p.hour')
}
