import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useId, useState } from 'preact/hooks'
import { Icon } from '../components/Icon.tsx'
import { sumText } from '../costText.ts'
import { formatDuration, formatNumber, formatPercent, formatWeight } from '../format.ts'
import type { Schemas } from '../schemas.ts'
import './totals.css'

type Figure = readonly [label: string, value: string, share?: string | false]

const LOADING: readonly Figure[] = [common.prints, common.printTime, common.filament, common.cost, texts.failures].map(
  (label) => [label, '…'],
)

/**
 * Totals of prints: their number, print time, filament, cost and how many failed. Without totals, the space that they take. On a
 * phone, next to other buttons, there is space for the number only; a button shows the others.
 */
export function PrintTotals({ totals }: { readonly totals: Schemas['PrintTotalsDto'] | null }): JSX.Element {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div class={isOpen ? 'print-totals open' : 'print-totals'} role="region" aria-label={common.totals}>
      <dl id={id}>
        {(totals ? figuresOf(totals) : LOADING).map(([label, value, share]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value} {share && <small class="note">{share}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        class="totals-toggle"
        aria-label={common.totals}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="chevron-right" />
      </button>
    </div>
  )
}

function figuresOf(totals: Schemas['PrintTotalsDto']): readonly Figure[] {
  const {
    printCount,
    successCount,
    failureCount,
    printTimeInSeconds,
    filamentAmountMg,
    cost,
    currency,
    partialCostCount,
  } = totals
  const finished = successCount + failureCount
  return [
    [common.prints, formatNumber(printCount)],
    [common.printTime, formatDuration(printTimeInSeconds)],
    [common.filament, formatWeight(filamentAmountMg)],
    [
      common.cost,
      cost === null || currency === null ? '–' : sumText(cost, currency, partialCostCount > 0),
      partialCostCount > 0 && texts.partialCosts({ count: partialCostCount }),
    ],
    [texts.failures, formatNumber(failureCount), finished > 0 && formatPercent((100 * failureCount) / finished, 0)],
  ]
}
