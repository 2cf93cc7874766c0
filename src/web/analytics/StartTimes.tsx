import * as texts from '#texts/analytics'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { firstDay } from '../calendar/firstDay.ts'
import { formatHour, formatWeekday } from '../calendar/week.ts'
import { Table } from '../components/Table.tsx'
import { formatNumber } from '../format.ts'
import { describeExclusions } from './coverage.ts'
import { Figure } from './Figure.tsx'
import { heatmapLevel } from './heatmapLevel.ts'
import { Lead } from './Lead.tsx'
import { STARTED, usePrintsLinks } from './printsLinks.ts'
import { Scroller } from './Scroller.tsx'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

interface Hours {
  readonly weekday: Schemas['Weekday']
  /** Of the weekday, from 0 for Monday. */
  readonly index: number
  readonly printCounts: readonly number[]
}

interface HoursProps {
  /** Rows in the order of the user's week. */
  readonly weekdays: readonly Hours[]
  /** Returns the address of the prints that started in an hour. */
  readonly hrefOf: (weekday: Schemas['Weekday'], hour: number, count: number) => string | undefined
}

/** Print starts by weekday and hour, as a heat map or as a table. */
export function StartTimes({ matrix }: { matrix: Schemas['WeekdayHourMatrixDto'] }): JSX.Element {
  const links = usePrintsLinks()
  const first = firstDay() - 1
  const rows = matrix.weekdays.map((row, index) => ({ ...row, index }))
  const weekdays = [...rows.slice(first), ...rows.slice(0, first)]
  const hrefOf: HoursProps['hrefOf'] = (weekday, hour, count) =>
    count > 0 ? links?.ofRange({ statuses: STARTED, start: { weekday, hour } }) : undefined
  return (
    <Figure
      title={texts.startTimes}
      notes={[describeExclusions(matrix.coverage, 'prints')]}
      rows={() => [
        [texts.weekday, ...HOURS.map((hour) => `${hour}:00`)],
        ...weekdays.map(({ index, printCounts }) => [formatWeekday(index, 'long'), ...printCounts]),
      ]}
      table={<HourTable weekdays={weekdays} hrefOf={hrefOf} />}
    >
      <HourMap weekdays={weekdays} hrefOf={hrefOf} />
    </Figure>
  )
}

/** Table of the hours with prints. */
function HourTable({ weekdays, hrefOf }: HoursProps): JSX.Element {
  const starts = weekdays.flatMap(({ weekday, index, printCounts }) =>
    printCounts.map((count, hour) => ({ weekday, index, hour, count })),
  )
  return (
    <Table
      caption={texts.printsStartedByWeekdayAnd}
      columns={[
        { title: texts.weekday, cell: ({ index }) => formatWeekday(index, 'long') },
        { title: texts.hour, cell: ({ hour }) => formatHour(hour) },
        {
          title: common.prints,
          cell: ({ weekday, hour, count }) => <Lead href={hrefOf(weekday, hour, count)}>{formatNumber(count)}</Lead>,
          isNumber: true,
        },
      ]}
      rows={starts.filter(({ count }) => count > 0)}
      keyOf={({ weekday, hour }) => `${weekday} ${hour}`}
      empty={texts.noPrintsStartedInThis}
    />
  )
}

/** Heat map with a row for each weekday. Hours with more prints are darker. */
function HourMap({ weekdays, hrefOf }: HoursProps): JSX.Element {
  const most = Math.max(1, ...weekdays.flatMap(({ printCounts }) => printCounts))
  return (
    <Scroller label={texts.startTimes}>
      <table class="analytics-hours">
        <caption class="visually-hidden">{texts.printsStartedByWeekdayAnd}</caption>
        <thead>
          <tr>
            <td />
            {HOURS.map((hour) => (
              <th key={hour} scope="col">
                {hour}
                <span class="visually-hidden">:00</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map(({ weekday, index, printCounts }) => (
            <tr key={weekday}>
              <th scope="row">
                <abbr title={formatWeekday(index, 'long')}>{formatWeekday(index, 'short')}</abbr>
              </th>
              {printCounts.map((count, hour) => (
                <td key={hour} class={`level-${heatmapLevel(count, most)}`}>
                  <Cell count={count} href={hrefOf(weekday, hour, count)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

function Cell({ count, href }: { readonly count: number; readonly href: string | undefined }): JSX.Element {
  if (count === 0) return <span class="visually-hidden">0</span>
  // 168 of them would be a long way for the Tab key: the other table has the same links.
  return href ? (
    <a tabIndex={-1} href={href}>
      {count}
    </a>
  ) : (
    <>{count}</>
  )
}
