import * as texts from '#texts/analytics'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { useQuery } from '../useQuery.ts'
import { PrintCalendar } from './PrintCalendar.tsx'
import { describeExclusions } from './coverage.ts'
import { addDays, dateIn } from './dates.ts'
import { Durations } from './Durations.tsx'
import type { FilterQuery } from './filter.ts'
import { duration, money, prints, weight, type Measure } from './measures.ts'
import { CompactSelect } from './CompactSelect.tsx'
import { AnalysisSection } from './AnalysisSection.tsx'
import { StartTimes } from './StartTimes.tsx'
import { Streaks } from './Streaks.tsx'
import { TimePlot } from './TimePlot.tsx'

type Activity = Schemas['ActivityResponse']
type Point = Schemas['ActivityPointDto']

const MEASURE_LABELS = {
  printCount: common.prints,
  printTime: common.printTime,
  filament: common.filament,
  cost: common.cost,
} as const

type MeasureName = keyof typeof MEASURE_LABELS

const VALUES: Readonly<Record<MeasureName, (point: Point) => number | null>> = {
  printCount: (point) => point.printCount,
  printTime: (point) => point.printTimeInSeconds,
  filament: (point) => point.filamentAmountMg,
  cost: (point) => point.cost,
}

/** Analysis of activity: over time, by day, in streaks, by hour and by duration. */
export function ActivitySection({ query }: { query: FilterQuery }): JSX.Element {
  const result = useQuery((signal) => api.GET('/api/Analytics/activity', { params: { query }, signal }), [query])
  return (
    <AnalysisSection id="activity" title={texts.activity} result={result}>
      {(activity) => (
        <>
          <OverTime activity={activity} />
          <Streaks now={activity.current.streaks} before={activity.previous?.streaks} />
          <PrintCalendar calendar={activity.current.calendar} days={daysOf(activity)} />
          <StartTimes matrix={activity.current.startTimes} />
          <Durations now={activity.current.durations} before={activity.previous?.durations} />
        </>
      )}
    </AnalysisSection>
  )
}

function OverTime({ activity: { range, current, previous } }: { activity: Activity }): JSX.Element {
  const [name, setName] = useState<MeasureName>('printTime')
  const value = VALUES[name]
  const { points, partialCostCount = 0, currency, coverage } = current.series
  const before = previous?.series.points
  return (
    <TimePlot
      title={texts.activityOverTime}
      dates={points.map(({ bucketDate }) => bucketDate)}
      granularity={range.granularity}
      measure={measureOf(name, currency)}
      isStacked
      series={[
        { title: MEASURE_LABELS[name], color: '--analytics-1', values: points.map(value) },
        ...(before
          ? [
              {
                title: texts.previousPeriod,
                color: '--text' as const,
                isDashed: true,
                values: points.map((_, index) => (before[index] ? value(before[index]) : null)),
              },
            ]
          : []),
      ]}
      notes={[
        name === 'cost' && partialCostCount > 0 ? texts.partialFilament({ count: partialCostCount }) : null,
        describeExclusions(coverage[name], 'prints'),
      ]}
    >
      <CompactSelect label={texts.measure} labels={MEASURE_LABELS} value={name} onChange={setName} />
    </TimePlot>
  )
}

function measureOf(name: MeasureName, currency: string): Measure {
  return name === 'cost' ? money(currency) : { printCount: prints, printTime: duration, filament: weight }[name]
}

/** First and last day of the calendar: those of the range, or of the prints for all time. */
function daysOf({ range: { fromDate, toDate, timeZone }, current }: Activity): { from: string; to: string } | null {
  const { days } = current.calendar
  const [first, last] = [days[0], days.at(-1)]
  if (fromDate !== null && toDate !== null) {
    return { from: dateIn(fromDate, timeZone), to: addDays(dateIn(toDate, timeZone), -1) }
  }
  return first && last ? { from: first.date, to: last.date } : null
}
