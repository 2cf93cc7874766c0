/** Times between the API and the browser's date controls, which know no zone. */

/** A moment as `datetime-local` wants it, on the clocks of a zone: `2026-03-14T08:01`. Empty for none. */
export function toLocalTime(timestamp: string | null | undefined, zone: string): string {
  if (timestamp == null) return ''
  // Sweden writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  return format.format(new Date(timestamp)).replace(' ', 'T')
}

/** The day as `date` wants it, on the clocks of a zone: `2026-03-14`. Empty for none. */
export function toLocalDay(timestamp: string | null | undefined, zone: string): string {
  return toLocalTime(timestamp, zone).slice(0, 10)
}

/** The beginning of a day, which the service reads in the user's zone; undefined for what is no day. */
export function dayStart(day: string): string | undefined {
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? `${day}T00:00` : undefined
}

/** The end of a day, which is the beginning of the next. */
export function dayEnd(day: string): string | undefined {
  if (dayStart(day) === undefined) return undefined
  return dayStart(new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10))
}
