import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { communityFacts, maintenanceFacts, printerFacts, projectFacts, sourceFacts, spoolFacts } from './belongings.ts'
import { calendarOf, FIRST_DAY, type Calendar } from './calendar.ts'

/**
 * What the rules of the catalog look at: whole numbers, each of everything that a user has recorded. Successful prints are
 * those with the status `Success`; a duration or weight that was not recorded is the estimate (DOMAIN, "Analytics, exactly").
 */
export interface Facts {
  readonly successes: number
  /** Of successful prints, in whole hours. */
  readonly hours: number
  /** Of successful prints, in whole grams. */
  readonly grams: number
  /** Of one successful print, in whole hours. */
  readonly longestHours: number
  /** Successful prints whose recorded time is within 5 % of the estimate. */
  readonly accuratePrints: number
  /** Days with a success that was the first after a failure. */
  readonly comebackDays: number
  /** Prints started on one day. */
  readonly busiestDay: number
  /** Days in a row with a print started; the current streak reaches today or yesterday. */
  readonly longestDays: number
  readonly currentDays: number
  /** Weeks in a row, from Monday, with a print started; the current streak reaches this week or the last. */
  readonly longestWeeks: number
  readonly currentWeeks: number
  /** Days with a print started that were a first of January. */
  readonly newYears: number
  /** Days with at least five failures and a success after the last of them. */
  readonly stubbornDays: number
  /** Days with a print started that were years to the day after the first one. */
  readonly anniversaries: number
  /** Kinds of material, brands and colours of spools that a successful print was made with. */
  readonly materials: number
  readonly brands: number
  readonly colors: number
  /** Printers with a successful print. */
  readonly printers: number
  /** Printers whose firmware or print server has reported something. */
  readonly connectedPrinters: number
  /** Complete projects that have a print. */
  readonly completeProjects: number
  /** Maintenance that was done, and how much of it had a reminder and was done before that fell due. */
  readonly maintenanceDone: number
  readonly maintenanceOnTime: number
  /** Ways in which prints came into the logbook. */
  readonly sources: number
  readonly publicPrints: number
  /** Prints of other people that the user commented on. */
  readonly commentedPrints: number
}

/** Whose facts, by which clock, and of what. */
export interface FactsScope {
  readonly userId: number
  readonly calendar: Calendar
  /** RFC 3339: only records that are older, as far as their own dates tell. Null: everything. */
  readonly before: string | null
}

/**
 * Whose clock, and since when: a user's zone as a calendar that covers every print.
 * @param firstStart RFC 3339; null without a dated print
 */
export function calendarSince(zone: string, firstStart: string | null, now: Date): Calendar {
  const first = firstStart === null ? now : new Date(firstStart)
  // A logbook may begin with prints that are to start yet.
  return calendarOf(zone, first < now ? first : now, now)
}

/** Computes the facts of a user in one statement, with one pass over the prints. */
export async function readFacts(db: Kysely<DB>, scope: FactsScope): Promise<Facts> {
  const { rows } = await factsStatement(scope).execute(db)
  const [facts] = rows
  if (!facts) throw new Error('A select of aggregates gives one row.')
  return facts
}

/**
 * The statement of the facts; exported for the tests that watch its text and its plan. Each status of each day is summed
 * on its own: that is cheaper than filtering every sum, and leaves little for the steps that follow.
 */
export function factsStatement(scope: FactsScope): RawBuilder<Facts> {
  return sql<Facts>`with segments as (
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
  select d.*, max(last_failure) over earlier as pending, max(last_success) over earlier as settled
  from days d
  window earlier as (order by day rows between unbounded preceding and 1 preceding)
), streaks as (
  -- one row: days in a row
  select count(*) as length, max(run) as last
  from (select run, run - row_number() over (order by run) as island from days) d
  group by island
), week_streaks as (
  -- one row: weeks in a row
  select count(*) as length, max(week) as last
  from (select week, week - row_number() over (order by week) as island from (select distinct day / 7 as week from days) w) w
  group by island
), successes as (
  -- one row: all successful prints
  select coalesce(sum(prints), 0) as prints, coalesce(sum(seconds), 0) as seconds, coalesce(max(longest), 0) as longest,
    coalesce(sum(mg), 0) as mg, coalesce(sum(accurate), 0) as accurate
  from (${successRows(scope)}) s
)
select
  s.prints::bigint as "successes",
  trunc(s.seconds / 3600)::bigint as "hours",
  trunc(s.mg / 1000)::bigint as "grams",
  s.longest / 3600 as "longestHours",
  s.accurate::bigint as "accuratePrints",
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
from successes s
cross join (${spoolFacts(scope)}) spools
cross join (${printerFacts(scope)}) printers
cross join (${projectFacts(scope)}) projects
cross join (${maintenanceFacts(scope)}) maintenance
cross join (${sourceFacts(scope)}) sources
cross join (${communityFacts(scope)}) community`
}

function segmentRows({ segments }: Calendar): RawBuilder<unknown> {
  return sql`select * from unnest(
    ${segments.map(({ starts }) => starts)}::timestamptz[], ${segments.map(({ ends }) => ends)}::timestamptz[],
    ${segments.map(({ origin }) => origin)}::timestamptz[], ${segments.map(({ skipped }) => skipped)}::int[]
  ) s (starts, ends, origin, skipped)`
}

/** Sums of prints that are named `p`. */
const SUMS = sql`count(*) as prints,
      sum(coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds)) as seconds,
      max(coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds)) as longest,
      sum(coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg)) as mg,
      count(*) filter (where abs(p.print_time_in_seconds - p.estimated_print_time_in_seconds) * 20::bigint
        <= p.estimated_print_time_in_seconds and p.estimated_print_time_in_seconds > 0) as accurate`

function bucketRows({ userId, before }: FactsScope): RawBuilder<unknown> {
  return sql`select s.origin, s.skipped, b.*
  from segments s
  cross join lateral (
    select date_bin('1 day', p.start_date, s.origin) as midnight, p.status,
      min(p.start_date) as first, max(p.start_date) as last, ${SUMS}
    from prints p
    where p.user_id = ${userId} and p.start_date >= s.starts and p.start_date < s.ends
      ${before === null ? sql`` : sql`and p.start_date < ${before}::timestamptz`}
    group by 1, 2
  ) b`
}

/** A print that waits has not been started, and one that is to start has not been either. */
function dayRows({ today }: Calendar): RawBuilder<unknown> {
  return sql`select day, day - min(skipped) as run, ${FIRST_DAY}::date + day as date, sum(prints) as prints,
    sum(prints) filter (where status = 'Failed') as failures,
    min(first) filter (where status = 'Failed') as first_failure,
    max(last) filter (where status = 'Failed') as last_failure,
    max(last) filter (where status = 'Success') as last_success
  from (select (extract(epoch from midnight - origin) / 86400)::int as day, b.* from buckets b) b
  where status <> 'Pending' and day <= ${today}::int
  group by day`
}

/** How old a print without a start is cannot be told, so it counts only when everything does. */
function successRows({ userId, before }: FactsScope): RawBuilder<unknown> {
  const dated = sql`select prints, seconds, longest, mg, accurate from buckets where status = 'Success'`
  if (before !== null) return dated
  return sql`${dated}
    union all
    select ${SUMS} from prints p where p.user_id = ${userId} and p.start_date is null and p.status = 'Success'`
}
