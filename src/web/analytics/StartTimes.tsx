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

/** Table of print starts by weekday and hour, colored by their number. */
export function StartTimes({ matrix }: { matrix: Schemas['WeekdayHourMatrixDto'] }): JSX.Element {
  const links = usePrintsLinks()
  const most = Math.max(1, ...matrix.weekdays.flatMap(({ printCounts }) => printCounts))
  const first = firstDay() - 1
  const rows = matrix.weekdays.map((row, index) => ({ ...row, index }))
  const weekdays = [...rows.slice(first), ...rows.slice(0, first)]
  const starts = weekdays.flatMap(({ weekday, index, printCounts }) =>
    printCounts.map((count, hour) => ({ weekday, index, hour, count })),
  )
  const hrefOf = (weekday: Schemas['Weekday'], hour: number, count: number) =>
    count > 0 ? links?.ofRange({ statuses: STARTED, start: { weekday, hour } }) : undefined
  return (
    <Figure
      title={texts.startTimes}
      notes={[describeExclusions(matrix.coverage, 'prints')]}
      rows={() => [
        [texts.weekday, ...HOURS.map((hour) => `${hour}:00`)],
        ...weekdays.map(({ index, printCounts }) => [formatWeekday(index, 'long'), ...printCounts]),
      ]}
      table={
        <Table
          caption={texts.printsStartedByWeekdayAnd}
          columns={[
            { title: texts.weekday, cell: ({ index }) => formatWeekday(index, 'long') },
            { title: texts.hour, cell: ({ hour }) => formatHour(hour) },
            {
              title: common.prints,
              cell: ({ weekday, hour, count }) => (
                <Lead href={hrefOf(weekday, hour, count)}>{formatNumber(count)}</Lead>
              ),
              isNumber: true,
            },
          ]}
          rows={starts.filter(({ count }) => count > 0)}
          keyOf={({ weekday, hour }) => `${weekday} ${hour}`}
          empty={texts.noPrintsStartedInThis}
        />
      }
    >
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
    </Figure>
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
