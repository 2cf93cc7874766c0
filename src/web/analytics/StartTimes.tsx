import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { CoverageNote } from './CoverageNote.tsx'
import { heatmapLevel } from './heatmapLevel.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** Table of print starts by weekday and hour, colored by their number. */
export function StartTimes({ matrix }: { matrix: Schemas['WeekdayHourMatrixDto'] }): JSX.Element {
  const most = Math.max(1, ...matrix.weekdays.flatMap(({ printCounts }) => printCounts))
  return (
    <section class="card analytics-figure" aria-labelledby="start-times">
      <div class="analytics-figure-head">
        <h3 id="start-times">Start times</h3>
      </div>
      <div class="scroll" tabIndex={0} role="region" aria-label="Start times">
        <table class="analytics-hours">
          <caption class="visually-hidden">Prints started by weekday and hour</caption>
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
            {matrix.weekdays.map(({ weekday, printCounts }) => (
              <tr key={weekday}>
                <th scope="row">
                  <abbr title={weekday}>{weekday.slice(0, 3)}</abbr>
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
      <CoverageNote coverage={matrix.coverage} />
    </section>
  )
}
