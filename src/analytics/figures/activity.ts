import type {
  ActivityFigures,
  ActivitySeriesDto,
  CalendarDayDto,
  CoverageDto,
  DurationHistogramDto,
  PrintCalendarDto,
  StreakDto,
  StreaksDto,
  WeekdayHourMatrixDto,
  Weekday,
} from '../../../generated/api.d.ts'
import { localDate, dateBefore } from '../../kernel/time/localDates.ts'
import type { AnalysisScope } from '../filter/scope.ts'
import { selectDailyTotals, type DailyTotals } from '../statements/dailyTotals.ts'
import { selectStartHours, type StartHour } from '../statements/startHours.ts'
import { countDated, Coverage, Sum } from './coverage.ts'
import { unitsOfMicros } from './money.ts'
import { bucketMembers } from './points.ts'

const WEEKDAYS: readonly Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
/** The lower bounds of the histogram's intervals, in hours; the last one is open. */
const DURATION_BOUNDS: readonly number[] = [0, 1, 2, 4, 8, 16]

/** The figures of `Analytics_GetActivity`. Its two statements run in parallel. */
export async function activityFigures(scope: AnalysisScope): Promise<ActivityFigures> {
  const [days, hours]: [DailyTotals[], StartHour[]] = await Promise.all([
    selectDailyTotals(scope).execute(),
    selectStartHours(scope).execute(),
  ])
  return {
    series: series(scope, days),
    calendar: calendar(days),
    streaks: streaks(scope, days),
    startTimes: startTimes(hours),
    durations: durations(scope, hours),
  }
}

/** The measures of a point, or of all points. */
class ActivitySums {
  readonly count = new Coverage()
  readonly time = new Sum()
  readonly filament = new Sum()
  readonly cost = new Sum()
  partialCostCount = 0

  add(day: DailyTotals): void {
    const { prints, with_duration: withDuration, with_weight: withWeight, with_cost: withCost } = day
    this.count.count(prints)
    this.time.add(day.seconds, withDuration)
    this.time.exclude('DurationMissing', prints - withDuration)
    this.filament.add(day.amount_mg, withWeight)
    this.filament.exclude('WeightMissing', prints - withWeight)
    this.cost.add(day.cost_micros, withCost)
    this.partialCostCount += day.partial_costs
    this.cost.exclude('NotFinished', day.unfinished)
    this.cost.exclude('CurrencyMismatch', day.in_other_currency)
    this.cost.exclude('PriceMissing', prints - withCost - day.unfinished - day.in_other_currency)
  }

  excludeUndated(prints: number): void {
    for (const figure of [this.count, this.time, this.filament, this.cost]) figure.exclude('Undated', prints)
  }
}

function series({ buckets, currency }: AnalysisScope, days: readonly DailyTotals[]): ActivitySeriesDto {
  const all = new ActivitySums()
  const points = buckets.map((bucket) => ({ bucket, sums: new ActivitySums() }))
  for (const day of days) {
    const point = day.date === null ? undefined : points[indexOf(buckets, day.date)]
    if (!point) {
      all.excludeUndated(day.prints)
      continue
    }
    for (const sums of [all, point.sums]) sums.add(day)
  }
  return {
    points: points.map(({ bucket, sums: { count, time, filament, cost } }) => ({
      ...bucketMembers(bucket),
      printCount: count.counted,
      printTimeInSeconds: time.value,
      filamentAmountMg: filament.value,
      cost: unitsOfMicros(cost.value, currency),
    })),
    partialCostCount: all.partialCostCount,
    currency,
    coverage: {
      printCount: all.count.toDto(),
      printTime: all.time.coverage.toDto(),
      filament: all.filament.coverage.toDto(),
      cost: all.cost.coverage.toDto(),
    },
  }
}

/** The bucket of a date: the last one that begins on or before it. */
function indexOf(buckets: AnalysisScope['buckets'], date: string): number {
  let [low, high] = [0, buckets.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((buckets[middle]?.date ?? '') <= date) low = middle
    else high = middle - 1
  }
  return low
}

function calendar(days: readonly DailyTotals[]): PrintCalendarDto {
  const listed = days.flatMap((day) => (day.date === null || day.started === 0 ? [] : [toCalendarDay(day, day.date)]))
  return { days: listed, coverage: startedCoverage(days, ({ date }) => date === null) }
}

function toCalendarDay(day: DailyTotals, date: string): CalendarDayDto {
  const printTimeInSeconds = day.started_with_duration > 0 ? day.started_seconds : null
  return { date, printCount: day.started, printTimeInSeconds }
}

/** The coverage of figures about starts. They do not count a print that has not started. */
function startedCoverage<Row extends { readonly started: number }>(
  rows: readonly Row[],
  isUndated: (row: Row) => boolean,
): CoverageDto {
  return countDated(
    rows.map((row) => ({ prints: row.started, isUndated: isUndated(row) })),
    (row) => row.isUndated,
  ).toDto()
}

function streaks({ zone, range, isAllTime, now }: AnalysisScope, days: readonly DailyTotals[]): StreaksDto {
  const { days: started, coverage } = calendar(days)
  const runs = runsOf(days)
  // The last day of the range that is not in the future. All time ends today.
  const last = localDate(zone, isAllTime || range === null ? now : Math.min(now, range.until - 1))
  const reaching = (date: string) => runs.find(({ fromDate, toDate }) => fromDate <= date && date <= toDate)
  return {
    current: reaching(last) ?? reaching(dateBefore(zone, last)) ?? null,
    longest: latestBest(runs, ({ dayCount }) => dayCount),
    busiestDay: latestBest(started, ({ printCount }) => printCount),
    coverage,
  }
}

/** Runs of consecutive days on which prints have started. The statement assigns the same island to the days of a run. */
function runsOf(days: readonly DailyTotals[]): StreakDto[] {
  const runs = new Map<string, StreakDto>()
  for (const { date, island, started } of days) {
    if (date === null || island === null || started === 0) continue
    const run = runs.get(island)
    runs.set(island, { dayCount: (run?.dayCount ?? 0) + 1, fromDate: run?.fromDate ?? date, toDate: date })
  }
  return [...runs.values()]
}

/** The item with the highest value; the latest of equal ones. */
function latestBest<Item>(items: readonly Item[], value: (item: Item) => number): Item | null {
  return items.reduce<Item | null>((best, item) => (best === null || value(item) >= value(best) ? item : best), null)
}

function startTimes(hours: readonly StartHour[]): WeekdayHourMatrixDto {
  const weekdays = WEEKDAYS.map((weekday) => ({ weekday, printCounts: Array.from({ length: 24 }, () => 0) }))
  for (const { hour, started } of hours) {
    if (hour === null) continue
    const { printCounts = [] } = weekdays[Math.floor(hour / 24)] ?? {}
    printCounts[hour % 24] = (printCounts[hour % 24] ?? 0) + started
  }
  return { weekdays, coverage: startedCoverage(hours, ({ hour }) => hour === null) }
}

function durations({ isAllTime }: AnalysisScope, hours: readonly StartHour[]): DurationHistogramDto {
  const coverage = new Coverage()
  const counts = DURATION_BOUNDS.map(() => 0)
  for (const { hour, prints, with_duration: withDuration, ...row } of hours) {
    if (hour === null && !isAllTime) {
      coverage.exclude('Undated', prints)
      continue
    }
    coverage.count(withDuration)
    coverage.exclude('DurationMissing', prints - withDuration)
    const below = [0, row.under_1h, row.under_2h, row.under_4h, row.under_8h, row.under_16h, withDuration]
    counts.forEach((count, bin) => (counts[bin] = count + (below[bin + 1] ?? 0) - (below[bin] ?? 0)))
  }
  const secondsOf = (bound: number | undefined) => (bound === undefined ? null : bound * 3600)
  const bins = counts.map((printCount, bin) => ({
    fromSeconds: secondsOf(DURATION_BOUNDS[bin]) ?? 0,
    toSeconds: secondsOf(DURATION_BOUNDS[bin + 1]),
    printCount,
  }))
  return { bins, coverage: coverage.toDto() }
}
