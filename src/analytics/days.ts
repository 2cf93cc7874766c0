import { sql, type RawBuilder } from 'kysely'
import type { Analysis } from './analysis.ts'
import { matchesPrint } from './matching.ts'
import { offsetsOf } from './offsets.ts'
import { exactSum, finishedCostIn, isInOtherCurrency, print } from './prints.ts'
import { within } from './stretches.ts'

/** The prints of one local day. */
export interface Day {
  /** `YYYY-MM-DD`; null for prints without a start date. */
  readonly date: string | null
  /** A number that all days of a run of consecutive days share. */
  readonly island: string | null
  readonly prints: number
  readonly seconds: number | null
  /** The number of prints that have a duration. */
  readonly timed: number
  readonly amount_mg: number | null
  /** The number of prints that have a weight. */
  readonly weighed: number
  readonly cost_micros: number | null
  /** The number of prints that have a cost in the user's currency. */
  readonly priced: number
  readonly unfinished: number
  readonly in_other_currency: number
}

const NUMBERS = [
  'd.prints',
  'd.seconds',
  'd.timed',
  'd.amount_mg',
  'd.weighed',
  'd.cost_micros',
  'd.priced',
  'd.unfinished',
  'd.in_other_currency',
] as const

/** The statement of series, calendar and streaks: the days on which prints started, in order. */
export function selectDays(analysis: Analysis) {
  return (
    analysis.db
      // one row: a day within one offset from UTC; a day on which the clocks change has two
      .with('binned', (query) =>
        query
          .selectFrom(offsetsOf(analysis))
          .innerJoinLateral(
            dayOf(analysis, sql<string>`date_bin('1 day', p.start_date, s.origin)`, within(print.start)).as('d'),
            (join) => join.onTrue(),
          )
          .select([sql<string>`(d.day + s.seconds * interval '1 second')::date`.as('date'), 's.skipped', ...NUMBERS]),
      )
      // one row: a day
      .with('days', (query) =>
        query
          .selectFrom('binned as d')
          .select([
            'd.date',
            sql<number>`min(d.skipped)`.as('skipped'),
            sql<number>`sum(d.prints::int)`.as('prints'),
            exactSum(sql`d.seconds`).as('seconds'),
            sql<number>`sum(d.timed::int)`.as('timed'),
            exactSum(sql`d.amount_mg`).as('amount_mg'),
            sql<number>`sum(d.weighed::int)`.as('weighed'),
            exactSum(sql`d.cost_micros`).as('cost_micros'),
            sql<number>`sum(d.priced::int)`.as('priced'),
            sql<number>`sum(d.unfinished::int)`.as('unfinished'),
            sql<number>`sum(d.in_other_currency::int)`.as('in_other_currency'),
          ])
          .groupBy('d.date'),
      )
      // one row: all prints without a start date
      .with('undated', (query) =>
        query
          .selectFrom(
            dayOf(analysis, sql<string | null>`null::timestamptz`, sql<boolean>`${print.start} is null`).as('d'),
          )
          .select([sql<string | null>`null::date`.as('date'), ...NUMBERS]),
      )
      .selectFrom('days as d')
      // Gaps and islands: a date minus its rank is constant as long as no date is skipped.
      .select([
        sql<string | null>`d.date`.as('date'),
        sql<string | null>`d.date - d.skipped - (row_number() over (order by d.date))::int`.as('island'),
        ...NUMBERS,
      ])
      .unionAll((query) =>
        query
          .selectFrom('undated as d')
          .select([sql<string | null>`d.date`.as('date'), sql<string | null>`null::date`.as('island'), ...NUMBERS]),
      )
      .orderBy('date')
  )
}

function dayOf({ db, prints, currency }: Analysis, day: RawBuilder<string | null>, when: RawBuilder<boolean>) {
  return db
    .selectFrom(
      db
        .selectFrom('prints as p')
        .select([
          day.as('day'),
          print.isFinished.as('is_finished'),
          print.seconds.as('seconds'),
          print.amountMg.as('amount_mg'),
          finishedCostIn(currency).as('cost_micros'),
          'p.filament_cost_micros',
          'p.electricity_cost_micros',
          'p.cost_currency',
          'p.has_other_currency',
        ])
        .where(matchesPrint(prints))
        .where(when)
        // Prevents the values above from being computed again for each aggregate below.
        .offset(sql<number>`0`)
        .as('p'),
    )
    .select([
      'p.day',
      sql<number>`count(*)`.as('prints'),
      exactSum(sql`p.seconds`).as('seconds'),
      sql<number>`count(p.seconds)`.as('timed'),
      exactSum(sql`p.amount_mg`).as('amount_mg'),
      sql<number>`count(p.amount_mg)`.as('weighed'),
      exactSum(sql`p.cost_micros`).as('cost_micros'),
      sql<number>`count(p.cost_micros)`.as('priced'),
      sql<number>`count(*) filter (where not p.is_finished)`.as('unfinished'),
      sql<number>`count(*) filter (where p.cost_micros is null and p.is_finished and ${isInOtherCurrency(currency)})`.as(
        'in_other_currency',
      ),
    ])
    .groupBy('p.day')
}
