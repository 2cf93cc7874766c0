import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { colorsOf } from '../filaments/stock.ts'
import { Swatch } from '../filaments/Swatch.tsx'
import { formatDuration, formatMoney, formatWeight, useDates } from '../format.ts'
import { RunningProgress } from './RunningProgress.tsx'
import './prints.css'

/** Row of a print in the list: its image or filament colors, its title and its key figures. */
export function PrintRow({ print }: { print: Schemas['PrintSummaryDto'] }): JSX.Element {
  const dates = useDates()
  const { id, title, status, copies, printerName, projectName, startDate, createdDate, commentCount } = print
  const colors = print.filaments.flatMap(colorsOf)
  const seconds = print.printTimeInSeconds ?? print.estimatedPrintTimeInSeconds
  const weight = print.filamentAmountMg ?? print.estimatedFilamentAmountMg
  const details = [
    startDate === null ? `Added ${dates.date(createdDate)}` : dates.dateTime(startDate),
    printerName,
    projectName,
    print.rating !== null && `Rated ${print.rating} of 5`,
    print.tags.map((tag) => `#${tag}`).join(' '),
    commentCount > 0 && `${commentCount} ${commentCount === 1 ? 'comment' : 'comments'}`,
  ]
  return (
    <li class="print-row">
      <div class="print-image">
        {print.thumbnailUrl ? (
          <img src={print.thumbnailUrl} alt="" width={64} height={64} loading="lazy" />
        ) : (
          <Swatch colors={colors} isLarge />
        )}
      </div>
      <div class="print-summary">
        <p>
          <a href={`/prints/${id}`}>{title}</a>
          {copies > 1 && <span class="note"> × {copies}</span>} <StatusBadge status={status} />
        </p>
        <p class="note">{details.filter(Boolean).join(' · ')}</p>
        {status === 'Printing' && <RunningProgress print={print} />}
      </div>
      <dl class="print-figures">
        <div>
          <dt>Time</dt>
          <dd>{formatDuration(seconds)}</dd>
        </div>
        <div>
          <dt>Filament</dt>
          <dd>{formatWeight(weight)}</dd>
        </div>
        <div>
          <dt>Cost</dt>
          <dd>{print.cost ? formatMoney(print.cost.total, print.cost.currency) : '–'}</dd>
        </div>
      </dl>
    </li>
  )
}
