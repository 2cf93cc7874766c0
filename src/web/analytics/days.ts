import * as texts from '#texts/analytics'
import type { Schemas } from '../api.ts'
import { dateFormat } from '../intl.ts'

type Granularity = Schemas['BucketGranularity']

/** Texts for calendar dates. */

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

function format(date: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat({ ...options, timeZone: 'UTC' }).format(new Date(date))
}
