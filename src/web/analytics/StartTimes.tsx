import * as texts from '#texts/analytics'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { describeExclusions } from './coverage.ts'
import { firstDay } from '../calendar/firstDay.ts'
import { formatWeekday } from './days.ts'
import { Figure } from './Figure.tsx'
import { heatmapLevel } from './heatmapLevel.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** Table of print starts by weekday and hour, colored by their number. */
export function StartTimes({ matrix }: { matrix: Schemas['WeekdayHourMatrixDto'] }): JSX.Element {
  const most = Math.max(1, ...matrix.weekdays.flatMap(({ printCounts }) => printCounts))
  const first = firstDay() - 1
  const rows = matrix.weekdays.map((row, index) => ({ ...row, index }))
  const weekdays = [...rows.slice(first), ...rows.slice(0, first)]
  return (
    <Figure
      title={texts.startTimes}
      notes={[describeExclusions(matrix.coverage, 'prints')]}
      rows={() => [
        [texts.weekday, ...HOURS.map((hour) => `${hour}:00`)],
        ...weekdays.map(({ index, printCounts }) => [formatWeekday(index, 'long'), ...printCounts]),
      ]}
    >
      <div class="scroll" tabIndex={0} role="group" aria-label={texts.startTimes}>
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
                    {count === 0 ? <span class="visually-hidden">0</span> : count}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Figure>
  )
}
