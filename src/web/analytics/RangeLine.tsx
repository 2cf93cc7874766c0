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
  readonly isRestricted: boolean
}

/** Says how many prints the figures are made from, of which days, and which they are compared with; read out when it changes. */
export function RangeLine({ range, previous, printCount, isRestricted }: Props): JSX.Element {
  return (
    <p class="note" role="status">
      {formatNumber(printCount)} {printCount === 1 ? 'print' : 'prints'}
      {isRestricted && ` ${printCount === 1 ? 'matches' : 'match'} the filters`}: {daysOf(range)}, by{' '}
      {PERIODS[range.granularity]}, in the time zone {range.timeZone}
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
