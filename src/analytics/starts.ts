import { sql, type RawBuilder } from 'kysely'
import type { Analysis } from './analysis.ts'
import { matchesPrint } from './matching.ts'
import { offsetsOf } from './offsets.ts'
import { print } from './prints.ts'
import { within } from './stretches.ts'

/** The lower bounds of the histogram's intervals, in seconds; the last one is open. */
export const DURATION_EDGES: readonly number[] = [0, 3600, 7200, 14_400, 28_800, 57_600]
const HOURS_OF_WEEK = 168
/** The Unix epoch began on a Thursday; hours are counted from Monday. */
const EPOCH_HOUR = 72

/** The prints that started in one hour of the week. */
export interface Starts {
  /** Counted from 0, Monday at midnight; null for prints without a start date. */
  readonly hour: number | null
  readonly prints: number
  readonly timed: number
  /** The number of prints below the second bound, the third, and so on. */
  readonly below_1: number
  readonly below_2: number
  readonly below_3: number
  readonly below_4: number
  readonly below_5: number
}

const NUMBERS = [
  'c.hour',
  'c.prints',
  'c.timed',
  'c.below_1',
  'c.below_2',
  'c.below_3',
  'c.below_4',
  'c.below_5',
] as const

/** The statement of start times and durations. */
export function selectStarts(analysis: Analysis) {
  const hour = sql<number | null>`((floor((date_part('epoch', p.start_date) + s.seconds) / 3600)::bigint
    + ${EPOCH_HOUR}::int) % ${HOURS_OF_WEEK}::int)::int`
  const undated = analysis.db
    .selectFrom(startsOf(analysis, sql<number | null>`null::int`, sql<boolean>`${print.start} is null`).as('c'))
    .select(NUMBERS)
  return analysis.db
    .selectFrom(offsetsOf(analysis))
    .innerJoinLateral(startsOf(analysis, hour, within(print.start)).as('c'), (join) => join.onTrue())
    .select(NUMBERS)
    .unionAll(undated)
}

/** One row: an hour of the week. */
function startsOf({ db, prints }: Analysis, hour: RawBuilder<number | null>, when: RawBuilder<boolean>) {
  const below = (edge: number) => sql<number>`count(*) filter (where p.seconds < ${DURATION_EDGES[edge]}::int)`
  return db
    .selectFrom(
      db
        .selectFrom('prints as p')
        .select([hour.as('hour'), print.seconds.as('seconds')])
        .where(matchesPrint(prints))
        .where(when)
        .offset(sql<number>`0`)
        .as('p'),
    )
    .select([
      'p.hour',
      sql<number>`count(*)`.as('prints'),
      sql<number>`count(p.seconds)`.as('timed'),
      below(1).as('below_1'),
      below(2).as('below_2'),
      below(3).as('below_3'),
      below(4).as('below_4'),
      below(5).as('below_5'),
    ])
    .groupBy('p.hour')
}
