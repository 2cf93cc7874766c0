import { Temporal } from 'temporal-polyfill'
import type { Person } from './person.ts'
import type { Random } from './random.ts'

const DAY_MS = 86_400_000
/** Relative number of prints on each day, Monday to Sunday. */
const WEEKDAY_WEIGHTS = [1, 0.9, 1, 1, 1.4, 2.3, 2.1]
/** Weight of a day within a streak. */
const STREAK_WEIGHT = 3

/** Days between a moment and now, with fractions. */
export function daysBefore(now: Date, moment: Date): number {
  return (now.getTime() - moment.getTime()) / DAY_MS
}

/** The moment that lies a number of days before now. */
export function daysAgo(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}

/** Hour of the day in a time zone, with fractions. */
export function hourOf(moment: Date, timeZone: string): number {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone)
  return hour + minute / 60
}

/** Month in a time zone, 1 to 12. */
export function monthOf(moment: Date, timeZone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).month
}

/** Preferred start times of a person's prints, oldest first: mostly after work and at weekends, none today. */
export function preferredStartTimes(person: Person, random: Random, now: Date): Date[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(person.timeZone).startOfDay()
  const days = Array.from({ length: person.loggingSinceDaysAgo }, (_, index) => index + 1).map((ago) => {
    const date = today.subtract({ days: ago })
    return { date, weight: weightOf(person, ago, date.dayOfWeek) }
  })
  return Array.from({ length: person.printCount }, () => {
    const { date } = random.weighted(days, (day) => day.weight)
    const minute = Math.round(60 * hour(random, date.dayOfWeek >= 6))
    const start = date.toPlainDate().toZonedDateTime({ timeZone: person.timeZone, plainTime: clock(minute) })
    return new Date(start.epochMilliseconds + random.integer(0, 59_999))
  }).sort((first, second) => first.getTime() - second.getTime())
}

function weightOf({ holidays, streaks }: Person, ago: number, dayOfWeek: number): number {
  const within = ([from, to]: readonly [number, number]) => from <= ago && ago <= to
  if (holidays.some(within)) return 0
  return (WEEKDAY_WEIGHTS[dayOfWeek - 1] ?? 1) * (streaks.some(within) ? STREAK_WEIGHT : 1)
}

function hour(random: Random, weekend: boolean): number {
  if (weekend) return clamp(random.around(14.5, 3.2), 8, 23.4)
  return random.chance(0.14) ? random.between(8, 16) : clamp(random.around(19.6, 1.6), 16, 23.4)
}

function clock(minute: number): Temporal.PlainTime {
  return Temporal.PlainTime.from({ hour: Math.floor(minute / 60), minute: minute % 60 })
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
