import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { printAmountMg, printSeconds } from '../ledger/printValues.ts'
import type { StatsScope } from './scope.ts'
import {
  communityStats,
  maintenanceStats,
  printerStats,
  projectStats,
  sourceStats,
  spoolStats,
} from './collectionStats.ts'
import { calendarOf, FIRST_DAY, type Calendar } from './calendar.ts'

/**
 * Statistics over everything that a user has recorded, as whole numbers: the input of the catalog's rules. Successful prints are
 * those with the status `Success`; a missing duration or weight is the estimate (docs/domain.md, "Achievements").
 */
export interface UserStats {
  readonly successes: number
  /** Print time of successful prints, in whole hours. */
  readonly hours: number
  /** Material of successful prints, in whole grams. */
  readonly grams: number
  /** Print time of the longest successful print, in whole hours. */
  readonly longestHours: number
  /** Successful prints whose recorded time is within 5 % of the estimate. */
  readonly accuratePrints: number
  /** Days with a success that was the first one after a failure. */
  readonly comebackDays: number
  /** The most prints started on one day. */
  readonly busiestDay: number
  /** Consecutive days on which a print was started; the current streak includes today or yesterday. */
  readonly longestDays: number
  readonly currentDays: number
  /** Consecutive weeks, from Monday, in which a print was started; the current streak includes this week or the last one. */
  readonly longestWeeks: number
  readonly currentWeeks: number
  /** First days of January on which a print was started. */
  readonly newYears: number
  /** Days with at least five failures and a success after the last of them. */
  readonly stubbornDays: number
  /** Anniversaries of the first print on which a print was started. */
  readonly anniversaries: number
  /** Different materials, brands and colors of the spools that successful prints were made with. */
  readonly materials: number
  readonly brands: number
  readonly colors: number
  /** Printers with a successful print. */
  readonly printers: number
  /** Printers whose firmware or print server has reported an event. */
  readonly connectedPrinters: number
  /** Complete projects that have a print. */
  readonly completeProjects: number
  /** Maintenance entries done, and those of them that had a reminder and were done before they fell due. */
  readonly maintenanceDone: number
  readonly maintenanceOnTime: number
  /** Different print sources. */
  readonly sources: number
  readonly publicPrints: number
  /** Other users' prints that the user commented on. */
  readonly commentedPrints: number
}

/**
 * A calendar of the user's time zone that covers every print.
 * @param firstStart RFC 3339; null without a dated print
 */
export function calendarSince(zone: string, firstStart: string | null, now: Date): Calendar {
  const first = firstStart === null ? now : new Date(firstStart)
  // A logbook may begin with prints that start in the future.
  return calendarOf(zone, first < now ? first : now, now)
}

/** Computes the statistics of a user in one statement, with one pass over the prints. */
export async function readStats(db: Kysely<DB>, scope: StatsScope): Promise<UserStats> {
  const { rows } = await statsStatement(scope).execute(db)
  const [stats] = rows
  if (!stats) throw new Error('A select of aggregates gives one row.')
  return stats
}

/**
 * The statement of the statistics; exported for the tests of its text and its plan. Each status of each day is summed separately:
 * that is cheaper than a filter on every sum, and leaves few rows for the following steps.
 */
export function statsStatement(scope: StatsScope): RawBuilder<UserStats> {
  return sql<UserStats>`with segments as (
  -- one row: a stretch of time in which the user's clock keeps one offset to UTC
  ${segmentRows(scope.calendar)}
), buckets as (
  -- one row: the prints of one status that were started on one day
  ${bucketRows(scope)}
), days as (
  -- one row: a day on which prints were started; the run is the day, counted without those that the zone left out
  ${dayRows(scope.calendar)}
), comebacks as (
  -- one row: a day, and when the last failure and the last success before it were
  select days.*, max(last_failure) over earlier as pending, max(last_success) over earlier as settled
  from days
  window earlier as (order by day rows between unbounded preceding and 1 preceding)
), streaks as (
  -- one row: days in a row
  select count(*) as length, max(run) as last
  from (select run, run - row_number() over (order by run) as island from days) numbered
  group by island
), week_streaks as (
  -- one row: weeks in a row
  select count(*) as length, max(week) as last
  from (select week, week - row_number() over (order by week) as island from (select distinct day / 7 as week from days) weeks) numbered
  group by island
), successes as (
  -- one row: all successful prints
  select coalesce(sum(prints), 0) as prints, coalesce(sum(seconds), 0) as seconds, coalesce(max(longest), 0) as longest,
    coalesce(sum(mg), 0) as mg, coalesce(sum(accurate), 0) as accurate
  from (${successRows(scope)}) success
)
select
  successes.prints::bigint as "successes",
  trunc(successes.seconds / 3600)::bigint as "hours",
  trunc(successes.mg / 1000)::bigint as "grams",
  successes.longest / 3600 as "longestHours",
  successes.accurate::bigint as "accuratePrints",
  (select count(*) from comebacks
    where last_success > first_failure or last_success is not null and pending > coalesce(settled, '-infinity')
  ) as "comebackDays",
  (select coalesce(max(prints), 0)::bigint from days) as "busiestDay",
  (select coalesce(max(length), 0) from streaks) as "longestDays",
  (select coalesce(max(length), 0) from streaks
    where last >= ${scope.calendar.today - scope.calendar.skipped - 1}::int) as "currentDays",
  (select coalesce(max(length), 0) from week_streaks) as "longestWeeks",
  (select coalesce(max(length), 0) from week_streaks
    where last >= ${Math.floor(scope.calendar.today / 7) - 1}::int) as "currentWeeks",
  (select count(*) from days where to_char(date, 'MMDD') = '0101') as "newYears",
  (select count(*) from days where failures >= 5 and last_success > last_failure) as "stubbornDays",
  (select count(*) from days where day > (select min(day) from days)
    and to_char(date, 'MMDD') = (select to_char(min(date), 'MMDD') from days)) as "anniversaries",
  spools.*, printers.*, projects.*, maintenance.*, sources.*, community.*
from successes
cross join (${spoolStats(scope)}) spools
cross join (${printerStats(scope)}) printers
cross join (${projectStats(scope)}) projects
cross join (${maintenanceStats(scope)}) maintenance
cross join (${sourceStats(scope)}) sources
cross join (${communityStats(scope)}) community`
}

function segmentRows({ segments }: Calendar): RawBuilder<unknown> {
  return sql`select * from unnest(
    ${segments.map(({ starts }) => starts)}::timestamptz[], ${segments.map(({ ends }) => ends)}::timestamptz[],
    ${segments.map(({ origin }) => origin)}::timestamptz[], ${segments.map(({ skipped }) => skipped)}::int[]
  ) segment (starts, ends, origin, skipped)`
}

/** Sums of prints named `p`. */
const SUMS = sql`count(*) as prints,
      sum(${printSeconds}) as seconds,
      max(${printSeconds}) as longest,
      sum(${printAmountMg}) as mg,
      count(*) filter (where abs(p.print_time_in_seconds - p.estimated_print_time_in_seconds) * 20::bigint
        <= p.estimated_print_time_in_seconds and p.estimated_print_time_in_seconds > 0) as accurate`

function bucketRows({ userId, before }: StatsScope): RawBuilder<unknown> {
  return sql`select segment.origin, segment.skipped, bucket.*
  from segments segment
  cross join lateral (
    select date_bin('1 day', p.start_date, segment.origin) as midnight, p.status,
      min(p.start_date) as first, max(p.start_date) as last, ${SUMS}
    from prints p
    where p.user_id = ${userId} and p.start_date >= segment.starts and p.start_date < segment.ends
      ${before === null ? sql`` : sql`and p.start_date < ${before}::timestamptz`}
    group by 1, 2
  ) bucket`
}

/** A pending print has not been started, and neither has one with a start in the future. */
function dayRows({ today }: Calendar): RawBuilder<unknown> {
  return sql`select day, day - min(skipped) as run, ${FIRST_DAY}::date + day as date, sum(prints) as prints,
    sum(prints) filter (where status = 'Failed') as failures,
    min(first) filter (where status = 'Failed') as first_failure,
    max(last) filter (where status = 'Failed') as last_failure,
    max(last) filter (where status = 'Success') as last_success
  from (select (extract(epoch from midnight - origin) / 86400)::int as day, buckets.* from buckets) dated
  where status <> 'Pending' and day <= ${today}::int
  group by day`
}

/** A print without a start date has no known age, so it counts only when all records do. */
function successRows({ userId, before }: StatsScope): RawBuilder<unknown> {
  const dated = sql`select prints, seconds, longest, mg, accurate from buckets where status = 'Success'`
  if (before !== null) return dated
  return sql`${dated}
    union all
    select ${SUMS} from prints p where p.user_id = ${userId} and p.start_date is null and p.status = 'Success'`
}
