import { isoFormat } from './intl.ts'

/** Conversions between times of the API and of date inputs, which have no time zone. */

const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** Value of a `datetime-local` input in a time zone, such as `2026-03-14T08:01`. A local time stays as it is; null becomes ''. */
export function toLocalTime(timestamp: string | null | undefined, zone: string): string {
  if (timestamp == null) return ''
  if (LOCAL_TIME.test(timestamp)) return timestamp
  return isoFormat({ timeZone: zone, timeStyle: 'short' }).format(new Date(timestamp)).replace(' ', 'T')
}

/** The timestamp of a local time in a time zone; the first of the two where the clocks repeat it, null for an invalid one. */
export function fromLocalTime(local: string, zone: string): string | null {
  if (!LOCAL_TIME.test(local)) return null
  const asUtc = Date.parse(`${local}Z`)
  const offset = (time: number) => Date.parse(`${toLocalTime(new Date(time).toISOString(), zone)}Z`) - time
  // The offset a day before counts until the clocks change.
  const times = [offset(asUtc - 86_400_000), offset(asUtc + 86_400_000)].map((ms) => asUtc - ms)
  const exact = times.find((time) => time + offset(time) === asUtc)
  return new Date(exact ?? times[0] ?? asUtc).toISOString()
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
