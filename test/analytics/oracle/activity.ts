import { Temporal } from 'temporal-polyfill'
import type {
  ActivityFigures,
  ActivityPointDto,
  CalendarDayDto,
  DurationHistogramDto,
  StreakDto,
  StreaksDto,
  Weekday,
  WeekdayHourMatrixDto,
} from '../../../generated/api.d.ts'
import { civil, type Bucket } from './buckets.ts'
import { cover } from './coverage.ts'
import { total } from './numbers.ts'
import {
  costChecks,
  costOf,
  DURATION_MISSING,
  hasStarted,
  moneyOrNull,
  partialCostCount,
  startedIn,
  UNDATED,
  undatedIn,
  WEIGHT_MISSING,
} from './prints.ts'
import type { Scope } from './scope.ts'

const WEEKDAYS: readonly Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const HISTOGRAM_EDGES = [0, 3600, 7200, 14_400, 28_800, 57_600]

export function activityFigures(scope: Scope): ActivityFigures {
  const { prints, buckets, logbook } = scope
  const started = { ...scope, prints: prints.filter((print) => hasStarted(print, scope.now)) }
  const { coverage } = cover(started.prints, [UNDATED])
  const days = calendar(started)
  return {
    series: {
      points: buckets.map((bucket) => point(scope, bucket)),
      partialCostCount: partialCostCount(
        scope,
        prints.filter(({ start }) => start !== null),
      ),
      currency: logbook.currency,
      coverage: {
        printCount: cover(prints, [UNDATED]).coverage,
        printTime: cover(prints, [UNDATED, DURATION_MISSING]).coverage,
        filament: cover(prints, [UNDATED, WEIGHT_MISSING]).coverage,
        cost: cover(prints, [UNDATED, ...costChecks(scope)]).coverage,
      },
    },
    calendar: { days, coverage },
    streaks: { ...streaks(scope, days), coverage },
    startTimes: { weekdays: startTimes(started), coverage },
    durations: durations(scope),
  }
}

function point(scope: Scope, bucket: Bucket): ActivityPointDto {
  const prints = startedIn(bucket, scope.prints)
  return {
    bucketStart: new Date(bucket.start).toISOString(),
    bucketDate: bucket.date,
    printCount: prints.length,
    printTimeInSeconds: total(prints.map(({ time }) => time.known)),
    filamentAmountMg: total(prints.map(({ weight }) => weight.known)),
    cost: moneyOrNull(scope, total(prints.map((print) => costOf(scope, print)))),
  }
}

function calendar({ prints, filter }: Scope): CalendarDayDto[] {
  const dated = prints.flatMap(({ start, time }) =>
    start === null ? [] : [{ date: civil(start, filter.timeZone).toPlainDate().toString(), time }],
  )
  return [...Map.groupBy(dated, ({ date }) => date)]
    .map(([date, prints]) => ({
      date,
      printCount: prints.length,
      printTimeInSeconds: total(prints.map(({ time }) => time.known)),
    }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

function streaks(scope: Scope, days: readonly CalendarDayDto[]): Omit<StreaksDto, 'coverage'> {
  const runs: StreakDto[] = []
  for (const { date } of days) {
    const run = runs.at(-1)
    if (run && dayAfter(run.toDate, scope) === date) {
      runs[runs.length - 1] = { ...run, dayCount: run.dayCount + 1, toDate: date }
    } else {
      runs.push({ dayCount: 1, fromDate: date, toDate: date })
    }
  }
  const longest = Math.max(...runs.map(({ dayCount }) => dayCount))
  const busiest = Math.max(...days.map(({ printCount }) => printCount))
  const last = lastDay(scope)
  return {
    current: runs.find((run) => run.fromDate <= last && last <= dayAfter(run.toDate, scope)) ?? null,
    longest: runs.findLast(({ dayCount }) => dayCount === longest) ?? null,
    busiestDay: days.findLast(({ printCount }) => printCount === busiest) ?? null,
  }
}

/** The last day of the range, or today when that comes first. */
function lastDay({ window, now, filter }: Scope): string {
  const moment = window ? Math.min(now, window.to - 1) : now
  return civil(moment, filter.timeZone).toPlainDate().toString()
}

/** The next date of the calendar: where the zone skips one, midnight is that of the date after it. */
function dayAfter(date: string, { filter }: Scope): string {
  const next = Temporal.PlainDate.from(date).add({ days: 1 })
  return next.toZonedDateTime(filter.timeZone).toPlainDate().toString()
}

function startTimes({ prints, filter }: Scope): WeekdayHourMatrixDto['weekdays'] {
  const clocks = prints.flatMap(({ start }) => (start === null ? [] : [civil(start, filter.timeZone)]))
  return WEEKDAYS.map((weekday, index) => ({
    weekday,
    printCounts: Array.from(
      { length: 24 },
      (_, hour) => clocks.filter((clock) => clock.dayOfWeek === index + 1 && clock.hour === hour).length,
    ),
  }))
}

function durations(scope: Scope): DurationHistogramDto {
  const { counted, coverage } = cover(scope.prints, [undatedIn(scope), DURATION_MISSING])
  const bins = HISTOGRAM_EDGES.map((fromSeconds, index) => {
    const toSeconds = HISTOGRAM_EDGES[index + 1] ?? null
    const isInside = (seconds: number) => fromSeconds <= seconds && seconds < (toSeconds ?? Infinity)
    return { fromSeconds, toSeconds, printCount: counted.filter(({ time }) => isInside(time.known ?? -1)).length }
  })
  return { bins, coverage }
}
