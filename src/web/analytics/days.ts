import type { Schemas } from '../api.ts'
import { LANGUAGE } from '../format.ts'

type Granularity = Schemas['BucketGranularity']

/** Calendar dates in the format of the contract, `2026-01-31`. Calculations use UTC, which has no clock changes. */

/** Today's date in a time zone. */
export function todayIn(zone: string): string {
  return dateIn(new Date().toISOString(), zone)
}

/** Date of a timestamp in a time zone. */
export function dateIn(timestamp: string, zone: string): string {
  // The Swedish format is that of ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(new Date(timestamp))
}

/** Adds a number of days, which may be negative, to a date. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Number of days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

/** Whether a text is a valid date. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
}

/** Weekday of a date, from 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7
}

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
  return granularity === 'Week' ? `Week of ${formatDay(bucketDate)}` : formatDay(bucketDate)
}

/** Label of a bucket on an axis: `31 Jan`, `Jan 26`. */
export function bucketLabel(bucketDate: string, granularity: Granularity): string {
  return granularity === 'Month'
    ? format(bucketDate, { month: 'short', year: '2-digit' })
    : format(bucketDate, { day: 'numeric', month: 'short' })
}

function format(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LANGUAGE, { ...options, timeZone: 'UTC' }).format(new Date(date))
}
