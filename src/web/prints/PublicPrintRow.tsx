import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { colorsOf } from '../filaments/stock.ts'
import { Swatch } from '../filaments/Swatch.tsx'
import { formatDuration, formatWeight, useDates } from '../format.ts'
import './prints.css'

/** Row of a public print in the list of its author: its image or filament colors, its title and what visitors see of it. */
export function PublicPrintRow({ print }: { print: Schemas['PublicPrintSummaryDto'] }): JSX.Element {
  const dates = useDates()
  const { id, title, status, copies, startDate, createdDate, commentCount, filaments } = print
  const materials = filaments.map(({ brand, materialType }) => [brand, materialType].filter(Boolean).join(' '))
  const details = [
    dates.dateTime(startDate ?? createdDate),
    print.printerModel,
    [...new Set(materials)].filter(Boolean).join(', '),
    print.tags.map((tag) => `#${tag}`).join(' '),
    commentCount > 0 && `${commentCount} ${commentCount === 1 ? 'comment' : 'comments'}`,
  ]
  return (
    <li class="print-row">
      <div class="print-image">
        {print.thumbnailUrl ? (
          <img src={print.thumbnailUrl} alt="" width={64} height={64} loading="lazy" />
        ) : (
          <Swatch colors={filaments.flatMap(colorsOf)} isLarge />
        )}
      </div>
      <div class="print-summary">
        <p>
          <a href={`/prints/${id}`}>{title}</a>
          {copies > 1 && <span class="note"> × {copies}</span>} <StatusBadge status={status} />
        </p>
        <p class="note">{details.filter(Boolean).join(' · ')}</p>
      </div>
      <dl class="print-figures">
        <div>
          <dt>Time</dt>
          <dd>{formatDuration(print.printTimeInSeconds)}</dd>
        </div>
        <div>
          <dt>Filament</dt>
          <dd>{formatWeight(print.filamentAmountMg)}</dd>
        </div>
      </dl>
    </li>
  )
}
