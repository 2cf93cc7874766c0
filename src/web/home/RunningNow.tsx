import * as texts from '#texts/home'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { Skeleton } from '../components/Skeleton.tsx'
import { PrintImage } from '../prints/PrintImage.tsx'
import { RunningProgress } from '../prints/RunningProgress.tsx'

/** Section of the running prints, with their progress. */
export function RunningNow({ prints }: { readonly prints: readonly Schemas['PrintSummaryDto'][] | null }): JSX.Element {
  return (
    <section class="home-now" aria-labelledby="running-now">
      <h2 id="running-now">{common.printingNow}</h2>
      {prints === null ? (
        <Skeleton label={texts.runningPrints} count={1} list="home-running" />
      ) : prints.length === 0 ? (
        <p class="empty">{texts.nothingIsPrintingConnectedPrinters}</p>
      ) : (
        <ul class="home-running">
          {prints.map((print) => (
            <li key={print.id} class="card">
              <PrintImage print={print} />
              <div>
                <h3>
                  <a href={`/prints/${print.id}`}>{print.title}</a>
                </h3>
                {print.printerName && <p class="note">{print.printerName}</p>}
                <RunningProgress print={print} />
              </div>
              <a class="button" href={`/prints/${print.id}?finish=true`}>
                {common.markAsFinished}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
