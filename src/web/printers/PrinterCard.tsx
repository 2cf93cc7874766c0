import * as texts from '#texts/printers'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { colorsOf } from '../filaments/stock.ts'
import { StockWarning } from '../filaments/StockWarning.tsx'
import { Swatch } from '../filaments/Swatch.tsx'
import { formatDuration, formatWeight, useDates } from '../format.ts'
import { RunningPrints } from '../prints/RunningPrints.tsx'
import { categoryLabels } from './categories.ts'
import './printers.css'

interface Props {
  readonly printer: Schemas['PrinterSummaryDto']
  /** Prints that are running on it. */
  readonly running: readonly Schemas['PrintSummaryDto'][]
}

/** Card of a printer in the list: running prints, loaded spools, totals and due maintenance. */
export function PrinterCard({ printer, running }: Props): JSX.Element {
  const dates = useDates()
  const { id, name, category, isActive, loadedFilaments, printCount, printTimeInSeconds } = printer
  const { lastEventDate, maintenanceDueCount, imageId } = printer
  return (
    <li class="card printer-card">
      {imageId && <img class="record-cover" src={`/media/${imageId}/thumbnail`} alt="" loading="lazy" />}
      <div>
        <h2>
          <a href={`/printers/${id}`}>{name}</a>
        </h2>
        <p class="note">
          {lastEventDate
            ? texts.lastEvent({ category: categoryLabels[category], ago: dates.ago(lastEventDate) })
            : categoryLabels[category]}
        </p>
        <p class="actions">
          {!isActive && <span class="badge">{common.archived}</span>}
          {maintenanceDueCount > 0 && (
            <a class="badge warn" href={`/printers/${id}#maintenance`}>
              {texts.tasksDue({ count: maintenanceDueCount })}
            </a>
          )}
        </p>
        <RunningPrints prints={running} />
      </div>
      <ul class="loaded" aria-label={texts.loadedInName({ name })}>
        {loadedFilaments.length === 0 && <li class="note">{texts.noSpoolsLoaded}</li>}
        {loadedFilaments.map((spool) => (
          <li key={spool.slot}>
            <Swatch colors={colorsOf(spool)} />
            <a href={`/filaments/${spool.filamentId}`}>{spool.displayName}</a>
            {spool.remainingMg !== null && <span class="note">{formatWeight(spool.remainingMg)}</span>}
            <StockWarning spool={spool} />
          </li>
        ))}
      </ul>
      <p class="note">{texts.printsAndTime({ count: printCount, time: formatDuration(printTimeInSeconds) })}</p>
    </li>
  )
}
