import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { formatDuration, formatMoney, formatNumber, formatPercent, formatWeight } from '../format.ts'
import type { Schemas } from '../schemas.ts'
import './totals.css'

type Figure = readonly [label: string, value: string, share?: string | false]

const LOADING: readonly Figure[] = [common.prints, common.printTime, common.filament, common.cost, texts.failures].map(
  (label) => [label, '…'],
)

/** Totals of prints: their number, print time, filament, cost and how many failed. Without totals, the space that they take. */
export function PrintTotals({ totals }: { readonly totals: Schemas['PrintTotalsDto'] | null }): JSX.Element {
  return (
    // Scrolls on narrow screens, also with the keyboard.
    <div class="print-totals" role="region" aria-label={common.totals} tabIndex={0}>
      <dl>
        {(totals ? figuresOf(totals) : LOADING).map(([label, value, share]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value} {share && <small class="note">{share}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function figuresOf(totals: Schemas['PrintTotalsDto']): readonly Figure[] {
  const { printCount, successCount, failureCount, printTimeInSeconds, filamentAmountMg, cost, currency } = totals
  const finished = successCount + failureCount
  return [
    [common.prints, formatNumber(printCount)],
    [common.printTime, formatDuration(printTimeInSeconds)],
    [common.filament, formatWeight(filamentAmountMg)],
    [common.cost, cost === null || currency === null ? '–' : formatMoney(cost, currency)],
    [texts.failures, formatNumber(failureCount), finished > 0 && formatPercent((100 * failureCount) / finished, 0)],
  ]
}
