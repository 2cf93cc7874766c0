import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { useLoad } from '../useLoad.ts'
import { Calendar } from './Calendar.tsx'
import { leftOut } from './coverage.ts'
import { addDays, dateIn } from './days.ts'
import { Durations } from './Durations.tsx'
import type { FilterQuery } from './filter.ts'
import { duration, money, prints, weight, type Measure } from './measures.ts'
import { Choice } from './Choice.tsx'
import { Section } from './Section.tsx'
import { StartTimes } from './StartTimes.tsx'
import { Streaks } from './Streaks.tsx'
import { TimePlot } from './TimePlot.tsx'

type Activity = Schemas['ActivityResponse']
type Point = Schemas['ActivityPointDto']

const TITLES = { printCount: 'Prints', printTime: 'Print time', filament: 'Filament', cost: 'Cost' } as const

type MeasureName = keyof typeof TITLES

const VALUES: Readonly<Record<MeasureName, (point: Point) => number | null>> = {
  printCount: (point) => point.printCount,
  printTime: (point) => point.printTimeInSeconds,
  filament: (point) => point.filamentAmountMg,
  cost: (point) => point.cost,
}

/** What was done when: over time, day by day, in streaks, by the hour. */
export function Activity({ query }: { query: FilterQuery }): JSX.Element {
  const load = useLoad((signal) => api.GET('/api/Analytics/activity', { params: { query }, signal }), [query])
  return (
    <Section id="activity" title="Activity" load={load}>
      {(activity) => (
        <>
          <OverTime activity={activity} />
          <Streaks now={activity.current.streaks} before={activity.previous?.streaks} />
          <Calendar calendar={activity.current.calendar} days={daysOf(activity)} />
          <StartTimes matrix={activity.current.startTimes} />
          <Durations now={activity.current.durations} before={activity.previous?.durations} />
        </>
      )}
    </Section>
  )
}

function OverTime({ activity: { range, current, previous } }: { activity: Activity }): JSX.Element {
  const [name, setName] = useState<MeasureName>('printTime')
  const title = TITLES[name]
  const value = VALUES[name]
  const { points, currency, coverage } = current.series
  const before = previous?.series.points
  return (
    <TimePlot
      title={`${title} over time`}
      dates={points.map(({ bucketDate }) => bucketDate)}
      granularity={range.granularity}
      measure={measureOf(name, currency)}
      isStacked
      series={[
        { title, color: '--analytics-1', values: points.map(value) },
        ...(before
          ? [
              {
                title: 'Previous',
                color: '--text' as const,
                isDashed: true,
                values: points.map((_, index) => (before[index] ? value(before[index]) : null)),
              },
            ]
          : []),
      ]}
      notes={[leftOut(coverage[name], 'prints')]}
    >
      <Choice label="What is shown over time" titles={TITLES} value={name} onChange={setName} />
    </TimePlot>
  )
}

function measureOf(name: MeasureName, currency: string): Measure {
  return name === 'cost' ? money(currency) : { printCount: prints, printTime: duration, filament: weight }[name]
}

/** The first and the last day of the calendar: of the range, or of the prints where all time is shown. */
function daysOf({ range: { fromDate, toDate, timeZone }, current }: Activity): { from: string; to: string } | null {
  const { days } = current.calendar
  const [first, last] = [days[0], days.at(-1)]
  if (fromDate !== null && toDate !== null) {
    return { from: dateIn(fromDate, timeZone), to: addDays(dateIn(toDate, timeZone), -1) }
  }
  return first && last ? { from: first.date, to: last.date } : null
}
