import type { Calendar } from './calendar.ts'

/** The user, the calendar and the records that statistics are computed for. */
export interface StatsScope {
  readonly userId: number
  readonly calendar: Calendar
  /** RFC 3339: only records with an earlier date. Null: all records. */
  readonly before: string | null
}
