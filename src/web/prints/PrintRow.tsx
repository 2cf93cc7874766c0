import * as texts from '#texts/prints'
import * as common from '#texts/common'
import { isolate } from '#texts/language'
import { Fragment, type ComponentChildren, type JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { costText } from '../costText.ts'
import { formatDuration, formatNumber, formatWeight, useDates } from '../format.ts'
import { tagsInOneLine } from '../inOneLine.ts'
import { formatPrintDate } from './printDate.ts'
import { PrintImage } from './PrintImage.tsx'
import { RunningProgress } from './RunningProgress.tsx'
import './prints.css'

interface Props {
  readonly print: Schemas['PrintSummaryDto']
  /** Control before the row, such as a checkbox. */
  readonly control?: ComponentChildren
  /** Whether a heading says the day. */
  readonly isUnderDay?: boolean
}

/** Row of a print in the list: its image or filament colors, its title and its key figures. */
export function PrintRow({ print, control, isUnderDay = false }: Props): JSX.Element {
  const dates = useDates()
  const { id, title, status, copies, printerName, projectId, projectName, commentCount } = print
  const seconds = print.printTimeInSeconds ?? print.estimatedPrintTimeInSeconds
  const weight = print.filamentAmountMg ?? print.estimatedFilamentAmountMg
  const details = [
    formatPrintDate(print, dates, isUnderDay ? 'time' : 'dateTime'),
    printerName !== null && isolate(printerName),
    projectName !== null && <a href={`/projects/${projectId}`}>{projectName}</a>,
    print.rating !== null && texts.ratedOf5({ rating: print.rating }),
    tagsInOneLine(print.tags),
    commentCount > 0 && texts.commentCount({ count: commentCount }),
  ].filter(Boolean)
  return (
    <li class={`print-row${control ? ' with-control' : ''}`}>
      {control}
      <PrintImage print={print} />
      <div class="print-summary">
        <p>
          <a href={`/prints/${id}`}>{title}</a>
          {copies > 1 && <span class="note"> × {formatNumber(copies)}</span>} <StatusBadge status={status} />
        </p>
        <p class="note">
          {details.map((detail, index) => (
            <Fragment key={index}>
              {index > 0 && ' · '}
              {detail}
            </Fragment>
          ))}
        </p>
        {status === 'Printing' && <RunningProgress print={print} />}
      </div>
      <dl class="print-figures">
        <div>
          <dt>{common.time}</dt>
          <dd>{formatDuration(seconds)}</dd>
        </div>
        <div>
          <dt>{common.filament}</dt>
          <dd>{formatWeight(weight)}</dd>
        </div>
        <div>
          <dt>{common.cost}</dt>
          <dd>{print.cost ? costText(print.cost) : '–'}</dd>
        </div>
      </dl>
    </li>
  )
}
