import * as texts from '#texts/home'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { PrintImage } from '../prints/PrintImage.tsx'
import { RunningProgress } from '../prints/RunningProgress.tsx'
import { hasSettled, type QueryResult } from '../useQuery.ts'

/** Section of the running prints, with their progress. */
export function RunningNow({
  running,
}: {
  readonly running: QueryResult<Schemas['PrintSummaryPageDto']>
}): JSX.Element {
  return (
    <section class="home-now" aria-labelledby="running-now">
      <h2 id="running-now">{common.printingNow}</h2>
      {!hasSettled(running) ? (
        <Skeleton label={texts.runningPrints} count={1} list="home-running" />
      ) : (
        <Loadable result={running} label={texts.runningPrints}>
          {({ items }) =>
            items.length === 0 ? (
              <p class="empty">{texts.nothingIsPrintingConnectedPrinters}</p>
            ) : (
              <ul class="home-running">
                {items.map((print) => (
                  <RunningPrint key={print.id} print={print} />
                ))}
              </ul>
            )
          }
        </Loadable>
      )}
    </section>
  )
}

function RunningPrint({ print }: { readonly print: Schemas['PrintSummaryDto'] }): JSX.Element {
  return (
    <li class="card">
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
  )
}
