import { sql, type RawBuilder } from 'kysely'
import { matchesPrint } from '../filter/conditions.ts'
import type { AnalysisScope } from '../filter/scope.ts'
import { inRange } from '../time/timeRangeRows.ts'
import { offsetTimeRanges } from '../time/utcOffsets.ts'
import { computedOnce, exactSum, sumColumns, valueColumns, type PrintSums } from './aggregates.ts'
import { finishedCostIn, hasStarted, isInOtherCurrency, print } from './expressions.ts'

/** The prints of one local day. Costs are those of finished prints. */
export interface DailyTotals extends PrintSums {
  /** `YYYY-MM-DD`; null for prints without a start date. */
  readonly date: string | null
  /** A value that all days of a run of consecutive days share; those without a print that has started share others. */
  readonly island: string | null
  readonly unfinished: number
  /** The number of prints that have started, like the next ones. */
  readonly started: number
  readonly started_seconds: number | null
  /** The number of them that have a duration. */
  readonly started_with_duration: number
}

const COLUMNS = [
  'day.prints',
  'day.seconds',
  'day.with_duration',
  'day.amount_mg',
  'day.with_weight',
  'day.cost_micros',
  'day.with_cost',
  'day.partial_costs',
  'day.unfinished',
  'day.in_other_currency',
  'day.started',
  'day.started_seconds',
  'day.started_with_duration',
] as const

/** The statement of series, calendar and streaks. One row: a day on which prints start, in order. */
export function selectDailyTotals(scope: AnalysisScope) {
  const dayStart = sql<string>`date_bin('1 day', p.start_date, time_range.day_origin)`
  const totalOf = (column: string) => sql<number>`sum(${sql.ref(`day.${column}`)}::int)`
  return (
    scope.db
      // One row: a day within one offset from UTC; a day on which the clocks change has two.
      .with('parts_of_days', (query) =>
        query
          .selectFrom(offsetTimeRanges(scope))
          .innerJoinLateral(totalsByDay(scope, dayStart, inRange(print.start)).as('day'), (join) => join.onTrue())
          .select([
            sql<string>`((day.day_start + time_range.offset_seconds * interval '1 second') at time zone 'UTC')::date`.as(
              'date',
            ),
            'time_range.skipped_dates',
            ...COLUMNS,
          ]),
      )
      // One row: a day.
      .with('days', (query) =>
        query
          .selectFrom('parts_of_days as day')
          .select([
            'day.date',
            sql<number>`min(day.skipped_dates)`.as('skipped_dates'),
            totalOf('prints').as('prints'),
            exactSum(sql`day.seconds`).as('seconds'),
            totalOf('with_duration').as('with_duration'),
            exactSum(sql`day.amount_mg`).as('amount_mg'),
            totalOf('with_weight').as('with_weight'),
            exactSum(sql`day.cost_micros`).as('cost_micros'),
            totalOf('with_cost').as('with_cost'),
            totalOf('partial_costs').as('partial_costs'),
            totalOf('unfinished').as('unfinished'),
            totalOf('in_other_currency').as('in_other_currency'),
            totalOf('started').as('started'),
            exactSum(sql`day.started_seconds`).as('started_seconds'),
            totalOf('started_with_duration').as('started_with_duration'),
          ])
          .groupBy('day.date'),
      )
      // One row: all prints without a start date.
      .with('undated', (query) =>
        query
          .selectFrom(
            totalsByDay(scope, sql<string | null>`null::timestamptz`, sql<boolean>`${print.start} is null`).as('day'),
          )
          .select([sql<string | null>`null::date`.as('date'), ...COLUMNS]),
      )
      .selectFrom('days as day')
      // Gaps and islands: a date minus its rank is constant as long as no date is skipped.
      .select([
        sql<string | null>`day.date`.as('date'),
        sql<string | null>`day.date - day.skipped_dates
          - (row_number() over (partition by day.started > 0 order by day.date))::int`.as('island'),
        ...COLUMNS,
      ])
      .unionAll((query) =>
        query
          .selectFrom('undated as day')
          .select([sql<string | null>`day.date`.as('date'), sql<string | null>`null::date`.as('island'), ...COLUMNS]),
      )
      .orderBy('date')
  )
}

/** One row: a day. */
function totalsByDay(
  { db, prints, currency, now }: AnalysisScope,
  dayStart: RawBuilder<string | null>,
  condition: RawBuilder<boolean>,
) {
  return db
    .selectFrom(
      computedOnce(
        db
          .selectFrom('prints as p')
          .select([
            dayStart.as('day_start'),
            print.isFinished.as('is_finished'),
            hasStarted(now).as('has_started'),
            ...valueColumns(finishedCostIn(currency)),
          ])
          .where(matchesPrint(prints))
          .where(condition),
      ).as('p'),
    )
    .select([
      'p.day_start',
      sql<number>`count(*)`.as('prints'),
      ...sumColumns,
      sql<number>`count(*) filter (where not p.is_finished)`.as('unfinished'),
      sql<number>`count(*) filter (where p.cost_micros is null and p.is_finished and ${isInOtherCurrency(currency)})`.as(
        'in_other_currency',
      ),
      sql<number>`count(*) filter (where p.has_started)`.as('started'),
      sql<number | null>`${exactSum(sql`p.seconds`)} filter (where p.has_started)`.as('started_seconds'),
      sql<number>`count(p.seconds) filter (where p.has_started)`.as('started_with_duration'),
    ])
    .groupBy('p.day_start')
}
