import { isoFormat } from './intl.ts'

/** Conversions between times of the API and of date inputs, which have no time zone. */

const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** Value of a `datetime-local` input in a time zone, such as `2026-03-14T08:01`. A local time stays as it is; null becomes ''. */
export function toLocalTime(timestamp: string | null | undefined, zone: string): string {
  if (timestamp == null) return ''
  if (LOCAL_TIME.test(timestamp)) return timestamp
  return isoFormat({ timeZone: zone, timeStyle: 'short' }).format(new Date(timestamp)).replace(' ', 'T')
}

/** Start of a day as a local time, which the service reads in the user's time zone; undefined for an invalid date. */
export function dayStart(day: string): string | undefined {
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? `${day}T00:00` : undefined
}

/** End of a day: the start of the next one. */
export function dayEnd(day: string): string | undefined {
  if (dayStart(day) === undefined) return undefined
  return dayStart(new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10))
}
