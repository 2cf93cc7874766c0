import * as texts from '#texts/analytics'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { Table } from '../components/Table.tsx'
import { formatDuration, formatNumber } from '../format.ts'
import { describeExclusions } from './coverage.ts'
import { addDays, daysBetween, weekdayOf } from './dates.ts'
import { formatDay, formatMonth } from './days.ts'
import { Figure } from './Figure.tsx'
import { heatmapLevel } from './heatmapLevel.ts'
import { duration, inUnit } from './measures.ts'
import { STARTED, usePrintsLinks, type PrintsLinks } from './printsLinks.ts'
import { Scroller } from './Scroller.tsx'
import { firstDay } from '../calendar/firstDay.ts'
import { formatWeekday } from '../calendar/week.ts'
import { CompactSelect } from './CompactSelect.tsx'

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6]
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
  const links = usePrintsLinks()
  const years = days && daysBetween(days.from, days.to) > MAX_DAYS ? yearsOf(days) : []
  const [selected, setYear] = useState<number | null>(null)
  const year = years.find((year) => year === selected) ?? years[0]
  return (
    <Figure
      title={texts.printCalendar}
      rows={() => [
        [common.date, common.prints, texts.printTimeH],
        ...calendar.days.map(({ date, printCount, printTimeInSeconds }) => [
          date,
          printCount,
          inUnit(printTimeInSeconds, duration),
        ]),
      ]}
      notes={[describeExclusions(calendar.coverage, 'prints')]}
      controls={
        years.length > 0 && (
          <CompactSelect
            label={texts.year}
            labels={Object.fromEntries(years.map((year) => [year, String(year)]))}
            value={String(year)}
            onChange={(year) => setYear(Number(year))}
          />
        )
      }
      table={
        <Table
          caption={texts.printCalendar}
          columns={[
            {
              title: common.date,
              cell: ({ date }) =>
                links ? (
                  <a href={links.ofBucket(date, 'Day', { statuses: STARTED })}>{formatDay(date)}</a>
                ) : (
                  formatDay(date)
                ),
            },
            { title: common.prints, cell: ({ printCount }) => formatNumber(printCount), isNumber: true },
            {
              title: common.printTime,
              cell: ({ printTimeInSeconds }) => formatDuration(printTimeInSeconds),
              isNumber: true,
            },
          ]}
          rows={calendar.days}
          keyOf={({ date }) => date}
          empty={texts.noPrintsStartedInThis}
        />
      }
      empty={days === null ? texts.noPrintsWithAStart : null}
    >
      {days && <Weeks printDays={calendar.days} links={links} {...(year === undefined ? days : clip(days, year))} />}
    </Figure>
  )
}

interface WeeksProps extends Days {
  readonly printDays: readonly Schemas['CalendarDayDto'][]
  readonly links: PrintsLinks | null
}

function Weeks({ from, to, printDays, links }: WeeksProps): JSX.Element {
  const table = useRef<HTMLTableElement>(null)
  // When not all weeks fit, the latest are shown first.
  useEffect(() => {
    const box = table.current?.closest('.scroll')
    box?.scrollTo({ left: box.scrollWidth })
  }, [from, to])
  const counts = new Map(printDays.map(({ date, printCount }) => [date, printCount]))
  const most = Math.max(1, ...counts.values())
  const first = firstDay() - 1
  const start = addDays(from, -((weekdayOf(from) - first + 7) % 7))
  const weeks = Array.from({ length: Math.floor(daysBetween(start, to) / 7) + 1 }, (_, week) =>
    addDays(start, week * 7),
  )
  return (
    <Scroller label={texts.printCalendar}>
      <table ref={table} class={`analytics-calendar${weeks.length <= ROOMY_WEEKS ? ' roomy' : ''}`}>
        <caption class="visually-hidden">{texts.printsStartedPerDay}</caption>
        <thead>
          <tr>
            <td />
            {weeks.map((date, week) => (
              <th key={date} scope="col">
                <span class="visually-hidden">{texts.weekOfDate({ date: formatDay(date) })}</span>
                <span aria-hidden="true">{isNewMonth(date, week) ? formatMonth(addDays(date, 6)) : ''}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEKDAYS.map((weekday) => (
            <tr key={weekday}>
              <th scope="row">{formatWeekday((first + weekday) % 7, 'short')}</th>
              {weeks.map((date) => (
                <Day key={date} date={addDays(date, weekday)} {...{ from, to, counts, most, links }} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

interface DayProps extends Days {
  readonly date: string
  readonly counts: ReadonlyMap<string, number>
  readonly most: number
  readonly links: PrintsLinks | null
}

function Day({ date, from, to, counts, most, links }: DayProps): JSX.Element {
  if (date < from || date > to) return <td />
  const count = counts.get(date) ?? 0
  return (
    <td class={`day level-${heatmapLevel(count, most)}`} title={`${formatDay(date)}: ${count}`}>
      {links && count > 0 ? (
        // A year of them would be a long way for the Tab key: the table has the same links.
        <a tabIndex={-1} href={links.ofBucket(date, 'Day', { statuses: STARTED })}>
          <span class="count">{count}</span>
        </a>
      ) : (
        <span class="count">{count}</span>
      )}
    </td>
  )
}

/** Whether a week has a month label: when it contains the first day of the month, or is the first week and the next label is not near. */
function isNewMonth(start: string, week: number): boolean {
  const last = Number(addDays(start, 6).slice(8))
  return last <= 7 || (week === 0 && last <= 14)
}

function yearsOf({ from, to }: Days): number[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  return Array.from({ length: last - first + 1 }, (_, index) => last - index)
}

function clip({ from, to }: Days, year: number): Days {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  return { from: from > first ? from : first, to: to < last ? to : last }
}
