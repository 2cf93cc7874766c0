import type { ComponentChildren, JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { formatDuration, formatNumber, formatWeight, useDates } from '../format.ts'
import { formatPrintDate } from './printDate.ts'
import { PrintImage } from './PrintImage.tsx'
import { RunningProgress } from './RunningProgress.tsx'

interface Props {
  readonly print: Schemas['PrintSummaryDto']
  /** Control on the card, such as a checkbox. */
  readonly control?: ComponentChildren
}

/** Card of a print in the gallery: a large image or filament colors, its title, and when and how long it was printed. */
export function PrintCard({ print, control }: Props): JSX.Element {
  const dates = useDates()
  const { id, title, status, copies } = print
  return (
    <li class="card print-card">
      <PrintImage print={print} isLarge />
      {control}
      <div>
        <p>
          <a href={`/prints/${id}`}>{title}</a>
          {copies > 1 && <span class="note"> × {formatNumber(copies)}</span>}
        </p>
        <p class="note">
          {formatPrintDate(print, dates, 'date')} ·{' '}
          {formatDuration(print.printTimeInSeconds ?? print.estimatedPrintTimeInSeconds)} ·{' '}
          {formatWeight(print.filamentAmountMg ?? print.estimatedFilamentAmountMg)}
        </p>
        <p>
          <StatusBadge status={status} />
        </p>
        {status === 'Printing' && <RunningProgress print={print} />}
      </div>
    </li>
  )
}
