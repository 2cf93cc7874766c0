import { dateFormat } from '../intl.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const MONDAY = Date.UTC(2026, 0, 5)

/**
 * Name of a day of the week.
 * @param weekday 0 for Monday to 6 for Sunday
 */
export function formatWeekday(weekday: number, length: 'short' | 'long'): string {
  return dateFormat({ weekday: length, timeZone: 'UTC' }).format(MONDAY + weekday * DAY_MS)
}

/** Formats the beginning of an hour of the day, from 0 to 23: `14:00`. */
export function formatHour(hour: number): string {
  return dateFormat({ timeStyle: 'short', timeZone: 'UTC' }).format(MONDAY + hour * HOUR_MS)
}
