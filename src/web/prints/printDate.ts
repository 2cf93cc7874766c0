import * as texts from '#texts/prints'
import type { DateFormats } from '../format.ts'

/** When a print started, and when it was added. */
interface Dated {
  readonly startDate: string | null
  readonly createdDate: string
}

/**
 * Formats when a print started. One without a start date has the day it was added, and says so.
 * @param dates formats for the start
 * @param format of the start: its day, its day and time, or its time below a heading with the day
 */
export function formatPrintDate(
  { startDate, createdDate }: Dated,
  dates: DateFormats,
  format: 'date' | 'dateTime' | 'time',
) {
  if (startDate !== null) return dates[format](startDate)
  return format === 'time'
    ? texts.noStartDateAddedAt({ time: dates.time(createdDate) })
    : texts.addedCreatedDate({ createdDate: dates.date(createdDate) })
}
