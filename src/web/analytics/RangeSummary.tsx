import * as texts from '#texts/analytics'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'

import { dateIn } from './dates.ts'
import { formatDay } from './days.ts'

type Range = Schemas['AnalyticsRangeDto']

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
      {(isFiltered ? texts.filteredSummary : texts.summary)({
        count: printCount,
        days: daysOf(range),
        period: range.granularity,
        zone: range.timeZone,
        hasPrevious: previous !== null,
        previous: previous ? daysOf(previous) : '',
      })}
    </p>
  )
}

/** First and last day of a range, both inclusive. */
function daysOf({ fromDate, toDate, timeZone }: Range): string {
  if (fromDate === null || toDate === null) return texts.allTime
  const first = dateIn(fromDate, timeZone)
  const last = dateIn(new Date(Date.parse(toDate) - 1).toISOString(), timeZone)
  return first === last ? formatDay(first) : `${formatDay(first)} – ${formatDay(last)}`
}
