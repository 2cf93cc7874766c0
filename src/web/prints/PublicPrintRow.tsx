import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { formatDuration, formatNumber, formatWeight, useDates } from '../format.ts'
import { inOneLine, tagsInOneLine } from '../inOneLine.ts'
import { formatPrintDate } from './printDate.ts'
import { PrintImage } from './PrintImage.tsx'
import './prints.css'

/** Row of a public print in the list of its author: its image or filament colors, its title and what visitors see of it. */
export function PublicPrintRow({ print }: { print: Schemas['PublicPrintSummaryDto'] }): JSX.Element {
  const dates = useDates()
  const { id, title, status, copies, commentCount, filaments } = print
  const materials = filaments.map(({ brand, materialType }) => inOneLine([brand, materialType], ' '))
  const details = [
    formatPrintDate(print, dates, 'dateTime'),
    print.printerModel,
    [...new Set(materials)].filter(Boolean).join(', '),
    tagsInOneLine(print.tags),
    commentCount > 0 && texts.commentCount({ count: commentCount }),
  ]
  return (
    <li class="print-row">
      <PrintImage print={print} />
      <div class="print-summary">
        <p>
          <a href={`/prints/${id}`}>{title}</a>
          {copies > 1 && <span class="note"> × {formatNumber(copies)}</span>} <StatusBadge status={status} />
        </p>
        <p class="note">{inOneLine(details)}</p>
      </div>
      <dl class="print-figures">
        <div>
          <dt>{common.time}</dt>
          <dd>{formatDuration(print.printTimeInSeconds)}</dd>
        </div>
        <div>
          <dt>{common.filament}</dt>
          <dd>{formatWeight(print.filamentAmountMg)}</dd>
        </div>
      </dl>
    </li>
  )
}
