import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { formatNumber } from '../format.ts'
import { dateIn, formatDay } from './days.ts'

type Range = Schemas['AnalyticsRangeDto']

const PERIODS = { Day: 'day', Week: 'week', Month: 'month' } as const

interface Props {
  readonly range: Range
  readonly previous: Range | null
  readonly printCount: number
  readonly isFiltered: boolean
}

/** Summary of the range: number of prints, days, and the previous period. Screen readers announce its changes. */
export function RangeSummary({ range, previous, printCount, isFiltered }: Props): JSX.Element {
  return (
    <p class="note" role="status">
      {formatNumber(printCount)} {printCount === 1 ? 'print' : 'prints'}
      {isFiltered && ` ${printCount === 1 ? 'matches' : 'match'} the filters`}: {daysOf(range)}, by{' '}
      {PERIODS[range.granularity]}, time zone {range.timeZone}
      {previous && `; previous: ${daysOf(previous)}`}.
    </p>
  )
}

/** First and last day of a range, both inclusive. */
function daysOf({ fromDate, toDate, timeZone }: Range): string {
  if (fromDate === null || toDate === null) return 'All time'
  const first = dateIn(fromDate, timeZone)
  const last = dateIn(new Date(Date.parse(toDate) - 1).toISOString(), timeZone)
  return first === last ? formatDay(first) : `${formatDay(first)} – ${formatDay(last)}`
}
