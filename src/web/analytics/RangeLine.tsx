import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { dateIn, formatDay } from './days.ts'

type Range = Schemas['AnalyticsRangeDto']

const PERIODS = { Day: 'day', Week: 'week', Month: 'month' } as const

/** Says which days the figures cover, and which they are compared with. */
export function RangeLine({ range, previous }: { range: Range; previous: Range | null }): JSX.Element {
  return (
    <p class="note">
      {daysOf(range)}, by {PERIODS[range.granularity]}, in the time zone {range.timeZone}
      {previous && `; previous: ${daysOf(previous)}`}.
    </p>
  )
}

/** The first and the last day of a range, both included. */
function daysOf({ fromDate, toDate, timeZone }: Range): string {
  if (fromDate === null || toDate === null) return 'All time'
  const first = dateIn(fromDate, timeZone)
  const last = dateIn(new Date(Date.parse(toDate) - 1).toISOString(), timeZone)
  return first === last ? formatDay(first) : `${formatDay(first)} – ${formatDay(last)}`
}
