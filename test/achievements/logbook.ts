import fc from 'fast-check'
import type { Insertable } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import type { Prints } from '../../generated/database.d.ts'
import type { UserStats } from '../../src/achievements/stats.ts'

/** What of a print the facts look at. */
export type Print = Pick<
  Insertable<Prints>,
  | 'status'
  | 'start_date'
  | 'print_time_in_seconds'
  | 'estimated_print_time_in_seconds'
  | 'filament_amount_mg'
  | 'estimated_filament_amount_mg'
>

type PrintFacts = Pick<
  UserStats,
  | 'successes'
  | 'hours'
  | 'grams'
  | 'longestHours'
  | 'accuratePrints'
  | 'comebackDays'
  | 'busiestDay'
  | 'longestDays'
  | 'currentDays'
  | 'longestWeeks'
  | 'currentWeeks'
  | 'newYears'
  | 'stubbornDays'
  | 'anniversaries'
>

const STATUSES = [
  'Success',
  'Success',
  'Success',
  'PartialSuccess',
  'Failed',
  'Failed',
  'Cancelled',
  'Pending',
  'Printing',
]

/** Prints of one seed between two dates, no two of them started at the same time. */
export function drawPrints(seed: number, count: number, from: string, until: string): Print[] {
  const time = fc.option(fc.integer({ min: 0, max: 200_000 }), { freq: 5 })
  const weight = fc.option(fc.integer({ min: 0, max: 900_000 }), { freq: 5 })
  const minutes = fc.integer({ min: Date.parse(from) / 60_000, max: Date.parse(until) / 60_000 })
  const print = fc.record({
    status: fc.constantFrom(...STATUSES) as fc.Arbitrary<Print['status']>,
    start_date: fc.option(
      minutes.map((minute) => new Date(minute * 60_000).toISOString()),
      { freq: 20 },
    ),
    print_time_in_seconds: time,
    estimated_print_time_in_seconds: time,
    filament_amount_mg: weight,
    estimated_filament_amount_mg: weight,
  })
  const starts = new Set<unknown>()
  const drawn = fc.sample(fc.noBias(print), { seed, numRuns: count }).filter(({ start_date: start }) => {
    const isNew = start === null || !starts.has(start)
    starts.add(start)
    return isNew
  })
  // Chance alone hardly ever estimates well.
  return drawn.map((drawn, index) =>
    index % 5 > 0 || drawn.print_time_in_seconds === null
      ? drawn
      : {
          ...drawn,
          estimated_print_time_in_seconds: Math.round(drawn.print_time_in_seconds * (0.9 + (index % 25) / 100)),
        },
  )
}

/** The facts that prints alone decide, computed print by print and day by day as the catalog describes them. */
export function factsOf(prints: readonly Print[], zone: string, now: Date): PrintFacts {
  const successes = prints.filter(({ status }) => status === 'Success')
  const seconds = successes.map((print) => print.print_time_in_seconds ?? print.estimated_print_time_in_seconds ?? 0)
  const mg = successes.map((print) => print.filament_amount_mg ?? print.estimated_filament_amount_mg ?? 0)
  const started = prints
    .flatMap(({ status, start_date: start }) =>
      start == null || status === 'Pending' ? [] : [{ status, start: String(start) }],
    )
    .sort((first, second) => (first.start < second.start ? -1 : 1))
    .map(({ status, start }) => ({ status, date: dateIn(zone, start) }))
  const today = dateIn(zone, now.toISOString())
  const past = started.filter(({ date }) => Temporal.PlainDate.compare(date, today) <= 0)
  const dates = [...new Set(past.map(({ date }) => date.toString()))].map((date) => Temporal.PlainDate.from(date))
  const mondays = [...new Set(dates.map((date) => date.subtract({ days: date.dayOfWeek - 1 }).toString()))].map(
    (date) => Temporal.PlainDate.from(date),
  )
  const days = streaks(dates, (date) => dayAfter(date, zone), today)
  const weeks = streaks(mondays, (date) => date.add({ weeks: 1 }), today.subtract({ days: today.dayOfWeek - 1 }))
  const ofDay = (date: Temporal.PlainDate) =>
    past.filter((print) => print.date.equals(date)).map(({ status }) => status)
  const [first] = dates
  return {
    successes: successes.length,
    hours: Math.floor(sum(seconds) / 3600),
    grams: Math.floor(sum(mg) / 1000),
    longestHours: Math.floor(Math.max(0, ...seconds) / 3600),
    accuratePrints: successes.filter(isAccurate).length,
    comebackDays: comebacks(past),
    busiestDay: Math.max(0, ...dates.map((date) => ofDay(date).length)),
    longestDays: days.longest,
    currentDays: days.current,
    longestWeeks: weeks.longest,
    currentWeeks: weeks.current,
    newYears: dates.filter(({ month, day }) => month === 1 && day === 1).length,
    stubbornDays: dates.map(ofDay).filter(isStubborn).length,
    anniversaries: dates.filter((date) => date !== first && date.month === first?.month && date.day === first.day)
      .length,
  }
}

function dateIn(zone: string, moment: string): Temporal.PlainDate {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDate()
}

/** The next day that there is in the zone. */
function dayAfter(date: Temporal.PlainDate, zone: string): Temporal.PlainDate {
  const next = date.add({ days: 1 })
  return next.toZonedDateTime(zone).toPlainDate().equals(next) ? next : dayAfter(next, zone)
}

/** @param dates oldest first */
function streaks(
  dates: readonly Temporal.PlainDate[],
  after: (date: Temporal.PlainDate) => Temporal.PlainDate,
  now: Temporal.PlainDate,
) {
  let longest = 0
  let length = 0
  let previous: Temporal.PlainDate | undefined
  for (const date of dates) {
    length = previous && after(previous).equals(date) ? length + 1 : 1
    longest = Math.max(longest, length)
    previous = date
  }
  const isCurrent = previous !== undefined && (previous.equals(now) || after(previous).equals(now))
  return { longest, current: isCurrent ? length : 0 }
}

function isAccurate({ print_time_in_seconds: time, estimated_print_time_in_seconds: estimate }: Print): boolean {
  return time != null && estimate != null && estimate > 0 && Math.abs(time - estimate) * 20 <= estimate
}

function comebacks(prints: readonly { readonly status: string; readonly date: Temporal.PlainDate }[]): number {
  const days = new Set<string>()
  let hasFailed = false
  for (const { status, date } of prints) {
    if (status === 'Failed') hasFailed = true
    if (status === 'Success' && hasFailed) {
      days.add(date.toString())
      hasFailed = false
    }
  }
  return days.size
}

function isStubborn(statuses: readonly string[]): boolean {
  return (
    statuses.filter((status) => status === 'Failed').length >= 5 &&
    statuses.lastIndexOf('Success') > statuses.lastIndexOf('Failed')
  )
}

function sum(values: readonly (number | bigint | string)[]): number {
  return values.reduce<number>((total, value) => total + Number(value), 0)
}
