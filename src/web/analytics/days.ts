import * as texts from '#texts/analytics'
import type { Schemas } from '../api.ts'
import { dateFormat } from '../intl.ts'
import { addDays } from './dates.ts'

type Granularity = Schemas['BucketGranularity']

/** Texts for calendar dates and hours. */

/** Formats a date: `31 Jan 2026`. */
export function formatDay(date: string): string {
  return format(date, { day: 'numeric', month: 'short', year: 'numeric' })
}

/** Formats the month of a date: `Jan`. */
export function formatMonth(date: string): string {
  return format(date, { month: 'short' })
}

/** Title of a bucket: `31 Jan 2026`, `Week of 26 Jan 2026`, `January 2026`. */
export function bucketTitle(bucketDate: string, granularity: Granularity): string {
  if (granularity === 'Month') return format(bucketDate, { month: 'long', year: 'numeric' })
  return granularity === 'Week' ? texts.weekOfBucketDate({ bucketDate: formatDay(bucketDate) }) : formatDay(bucketDate)
}

/** Label of a bucket on an axis: `31 Jan`, `Jan 26`. */
export function bucketLabel(bucketDate: string, granularity: Granularity): string {
  return granularity === 'Month'
    ? format(bucketDate, { month: 'short', year: '2-digit' })
    : format(bucketDate, { day: 'numeric', month: 'short' })
}

/**
 * Name of a day of the week.
 * @param weekday 0 for Monday to 6 for Sunday
 */
export function formatWeekday(weekday: number, length: 'short' | 'long'): string {
  return format(addDays('2026-01-05', weekday), { weekday: length })
}

/** Formats the beginning of an hour of the day, from 0 to 23: `14:00`. */
export function formatHour(hour: number): string {
  return dateFormat({ timeStyle: 'short', timeZone: 'UTC' }).format(hour * 3_600_000)
}

function format(date: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat({ ...options, timeZone: 'UTC' }).format(new Date(date))
}
