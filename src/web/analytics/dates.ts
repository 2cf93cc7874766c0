import { isoFormat } from '../intl.ts'

/** Calendar dates in the format of the contract, `2026-01-31`. Calculations use UTC, which has no clock changes. */

/** Today's date in a time zone. */
export function todayIn(zone: string): string {
  return dateIn(new Date().toISOString(), zone)
}

/** Date of a timestamp in a time zone. */
export function dateIn(timestamp: string, zone: string): string {
  return isoFormat({ timeZone: zone }).format(new Date(timestamp))
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
