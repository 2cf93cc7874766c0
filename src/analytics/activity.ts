import type {
  ActivityFigures,
  ActivitySeriesDto,
  CalendarDayDto,
  PrintCalendarDto,
  StreakDto,
  StreaksDto,
  WeekdayHourMatrixDto,
  Weekday,
  DurationHistogramDto,
} from '../../generated/api.d.ts'
import { localDate, dateBefore } from '../kernel/time/localDates.ts'
import { rfc3339, type Analysis } from './analysis.ts'
import { Coverage, Sum } from './coverage.ts'
import { selectDays, type Day } from './days.ts'
import { unitsOf } from './money.ts'
import { DURATION_EDGES, selectStarts, type Starts } from './starts.ts'

const WEEKDAYS: readonly Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The figures of `Analytics_GetActivity`. Its two statements run in parallel. */
export async function activityFigures(analysis: Analysis): Promise<ActivityFigures> {
  const [days, starts]: [Day[], Starts[]] = await Promise.all([
    selectDays(analysis).execute(),
    selectStarts(analysis).execute(),
  ])
  return {
    series: series(analysis, days),
    calendar: calendar(days),
    streaks: streaks(analysis, days),
    startTimes: startTimes(starts),
    durations: durations(analysis, starts),
  }
}

function series(analysis: Analysis, days: readonly Day[]): ActivitySeriesDto {
  const { buckets, currency } = analysis
  const [count, time, filament, cost] = [new Coverage(), new Sum(), new Sum(), new Sum()]
  const sums = buckets.map(() => ({ count: new Coverage(), time: new Sum(), filament: new Sum(), cost: new Sum() }))
  for (const day of days) {
    const point = day.date === null ? undefined : sums[indexOf(buckets, day.date)]
    if (!point) {
      for (const figure of [count, time, filament, cost]) figure.exclude('Undated', day.prints)
      continue
    }
    for (const figures of [{ count, time, filament, cost }, point]) addDay(figures, day)
  }
  return {
    points: sums.map((point, index) => ({
      bucketStart: rfc3339(buckets[index]?.start ?? 0),
      bucketDate: buckets[index]?.date ?? '',
      printCount: point.count.counted,
      printTimeInSeconds: point.time.value,
      filamentAmountMg: point.filament.value,
      cost: unitsOf(point.cost.value, currency),
    })),
    currency,
    coverage: {
      printCount: count.toDto(),
      printTime: time.coverage.toDto(),
      filament: filament.coverage.toDto(),
      cost: cost.coverage.toDto(),
    },
  }
}

function addDay(
  { count, time, filament, cost }: Record<'time' | 'filament' | 'cost', Sum> & { count: Coverage },
  day: Day,
) {
  count.count(day.prints)
  time.add(day.seconds, day.timed)
  time.exclude('DurationMissing', day.prints - day.timed)
  filament.add(day.amount_mg, day.weighed)
  filament.exclude('WeightMissing', day.prints - day.weighed)
  cost.add(day.cost_micros, day.priced)
  cost.exclude('NotFinished', day.unfinished)
  cost.exclude('CurrencyMismatch', day.in_other_currency)
  cost.exclude('PriceMissing', day.prints - day.priced - day.unfinished - day.in_other_currency)
}

/** The bucket of a date: the last one that begins on or before it. */
function indexOf(buckets: Analysis['buckets'], date: string): number {
  let [low, high] = [0, buckets.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((buckets[middle]?.date ?? '') <= date) low = middle
    else high = middle - 1
  }
  return low
}

function calendar(days: readonly Day[]): PrintCalendarDto {
  const listed = days.flatMap((day) => (day.date === null ? [] : [toCalendarDay(day, day.date)]))
  return { days: listed, coverage: datedCoverage(days).toDto() }
}

function toCalendarDay({ prints, timed, seconds }: Day, date: string): CalendarDayDto {
  return { date, printCount: prints, printTimeInSeconds: timed > 0 ? seconds : null }
}

function datedCoverage(days: readonly Day[]): Coverage {
  const coverage = new Coverage()
  for (const { date, prints } of days) {
    if (date === null) coverage.exclude('Undated', prints)
    else coverage.count(prints)
  }
  return coverage
}

function streaks({ zone, span, isAllTime, now }: Analysis, days: readonly Day[]): StreaksDto {
  const runs = runsOf(days)
  // The last day of the range that is not in the future. All time ends today.
  const last = localDate(zone, isAllTime || span === null ? now : Math.min(now, span.until - 1))
  const reaching = (date: string) => runs.find(({ fromDate, toDate }) => fromDate <= date && date <= toDate)
  return {
    current: reaching(last) ?? reaching(dateBefore(zone, last)) ?? null,
    longest: latestBest(runs, ({ dayCount }) => dayCount),
    busiestDay: latestBest(calendar(days).days, ({ printCount }) => printCount),
    coverage: datedCoverage(days).toDto(),
  }
}

/** Runs of consecutive days. The statement assigns the same island to the days of a run. */
function runsOf(days: readonly Day[]): StreakDto[] {
  const runs = new Map<string, StreakDto>()
  for (const { date, island } of days) {
    if (date === null || island === null) continue
    const run = runs.get(island)
    runs.set(island, { dayCount: (run?.dayCount ?? 0) + 1, fromDate: run?.fromDate ?? date, toDate: date })
  }
  return [...runs.values()]
}

/** The item with the highest value; the latest of equal ones. */
function latestBest<Item>(items: readonly Item[], value: (item: Item) => number): Item | null {
  return items.reduce<Item | null>((best, item) => (best === null || value(item) >= value(best) ? item : best), null)
}

function startTimes(starts: readonly Starts[]): WeekdayHourMatrixDto {
  const coverage = new Coverage()
  const matrix = WEEKDAYS.map((weekday) => ({ weekday, printCounts: Array.from({ length: 24 }, () => 0) }))
  for (const { hour, prints } of starts) {
    if (hour === null) {
      coverage.exclude('Undated', prints)
      continue
    }
    coverage.count(prints)
    const { printCounts = [] } = matrix[Math.floor(hour / 24)] ?? {}
    printCounts[hour % 24] = (printCounts[hour % 24] ?? 0) + prints
  }
  return { weekdays: matrix, coverage: coverage.toDto() }
}

function durations({ isAllTime }: Analysis, starts: readonly Starts[]): DurationHistogramDto {
  const coverage = new Coverage()
  const counts = DURATION_EDGES.map(() => 0)
  for (const { hour, prints, timed, ...row } of starts) {
    if (hour === null && !isAllTime) {
      coverage.exclude('Undated', prints)
      continue
    }
    coverage.count(timed)
    coverage.exclude('DurationMissing', prints - timed)
    const below = [0, row.below_1, row.below_2, row.below_3, row.below_4, row.below_5, timed]
    counts.forEach((count, bin) => (counts[bin] = count + (below[bin + 1] ?? 0) - (below[bin] ?? 0)))
  }
  const bins = counts.map((printCount, bin) => ({
    fromSeconds: DURATION_EDGES[bin] ?? 0,
    toSeconds: DURATION_EDGES[bin + 1] ?? null,
    printCount,
  }))
  return { bins, coverage: coverage.toDto() }
}
