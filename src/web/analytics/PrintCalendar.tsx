import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { Table } from '../components/Table.tsx'
import { formatDuration, formatNumber } from '../format.ts'
import { describeExclusions } from './coverage.ts'
import { addDays, daysBetween, formatDay, formatMonth, weekdayOf } from './days.ts'
import { Figure } from './Figure.tsx'
import { heatmapLevel } from './heatmapLevel.ts'
import { CompactSelect } from './CompactSelect.tsx'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
/** Longest range that is shown at once. In a longer one, a year is selected. */
const MAX_DAYS = 371
/** Largest number of weeks with room for the counts. */
const ROOMY_WEEKS = 18

interface Days {
  readonly from: string
  readonly to: string
}

interface Props {
  readonly calendar: Schemas['PrintCalendarDto']
  /** First and last day; null without any print. */
  readonly days: Days | null
}

/** Calendar of prints with a column for each week. Days with more prints are darker. */
export function PrintCalendar({ calendar, days }: Props): JSX.Element {
  const years = days && daysBetween(days.from, days.to) > MAX_DAYS ? yearsOf(days) : []
  const [selected, setYear] = useState<number | null>(null)
  const year = years.find((year) => year === selected) ?? years[0]
  return (
    <Figure
      title="Print calendar"
      notes={[describeExclusions(calendar.coverage, 'prints')]}
      controls={
        years.length > 0 && (
          <CompactSelect
            label="Year"
            labels={Object.fromEntries(years.map((year) => [year, String(year)]))}
            value={String(year)}
            onChange={(year) => setYear(Number(year))}
          />
        )
      }
      table={
        <Table
          caption="Print calendar"
          columns={[
            { title: 'Date', cell: ({ date }) => formatDay(date) },
            { title: 'Prints', cell: ({ printCount }) => formatNumber(printCount), isNumber: true },
            {
              title: 'Print time',
              cell: ({ printTimeInSeconds }) => formatDuration(printTimeInSeconds),
              isNumber: true,
            },
          ]}
          rows={calendar.days}
          keyOf={({ date }) => date}
          empty="No prints started in this range."
        />
      }
      empty={days === null ? 'No prints with a start date.' : null}
    >
      {days && <Weeks printDays={calendar.days} {...(year === undefined ? days : clip(days, year))} />}
    </Figure>
  )
}

function Weeks({ from, to, printDays }: Days & { printDays: readonly Schemas['CalendarDayDto'][] }): JSX.Element {
  const box = useRef<HTMLDivElement>(null)
  // When not all weeks fit, the latest are shown first.
  useEffect(() => box.current?.scrollTo({ left: box.current.scrollWidth }), [from, to])
  const counts = new Map(printDays.map(({ date, printCount }) => [date, printCount]))
  const most = Math.max(1, ...counts.values())
  const monday = addDays(from, -weekdayOf(from))
  const mondays = Array.from({ length: Math.floor(daysBetween(monday, to) / 7) + 1 }, (_, week) =>
    addDays(monday, week * 7),
  )
  return (
    <div ref={box} class="scroll" tabIndex={0} role="region" aria-label="Print calendar">
      <table class={`analytics-calendar${mondays.length <= ROOMY_WEEKS ? ' roomy' : ''}`}>
        <caption class="visually-hidden">Prints started per day</caption>
        <thead>
          <tr>
            <td />
            {mondays.map((date, week) => (
              <th key={date} scope="col">
                <span class="visually-hidden">Week of {formatDay(date)}</span>
                <span aria-hidden="true">{isNewMonth(date, week) ? formatMonth(addDays(date, 6)) : ''}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEKDAYS.map((weekday, index) => (
            <tr key={weekday}>
              <th scope="row">{weekday.slice(0, 3)}</th>
              {mondays.map((date) => (
                <Day key={date} date={addDays(date, index)} from={from} to={to} counts={counts} most={most} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface DayProps extends Days {
  readonly date: string
  readonly counts: ReadonlyMap<string, number>
  readonly most: number
}

function Day({ date, from, to, counts, most }: DayProps): JSX.Element {
  if (date < from || date > to) return <td />
  const count = counts.get(date) ?? 0
  return (
    <td class={`day level-${heatmapLevel(count, most)}`} title={`${formatDay(date)}: ${count}`}>
      <span class="count">{count}</span>
    </td>
  )
}

/** Whether a week has a month label: when it contains the first day of the month, or is the first week and the next label is not near. */
function isNewMonth(monday: string, week: number): boolean {
  const sunday = Number(addDays(monday, 6).slice(8))
  return sunday <= 7 || (week === 0 && sunday <= 14)
}

function yearsOf({ from, to }: Days): number[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  return Array.from({ length: last - first + 1 }, (_, index) => last - index)
}

function clip({ from, to }: Days, year: number): Days {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  return { from: from > first ? from : first, to: to < last ? to : last }
}
