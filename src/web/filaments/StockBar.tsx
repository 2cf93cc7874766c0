import * as texts from '#texts/filaments'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { formatStock } from '../format.ts'
import { shareLeft, stockWarning } from './stockLevel.ts'
import { StockWarning } from './StockWarning.tsx'
import './StockBar.css'

/** Remaining filament of a spool as text, and as a bar when the net weight is known. */
export function StockBar({ spool }: { spool: Schemas['FilamentDetailDto'] }): JSX.Element {
  const share = shareLeft(spool)
  if (spool.remainingMg === null) return <p class="stock note">{texts.netWeightNotRecorded}</p>
  return (
    <div class={`stock${stockWarning(spool) ? ' low' : ''}`}>
      <p>
        {texts.leftOf({
          weight: formatStock(spool.remainingMg),
          all: formatStock(spool.initialNominalWeightMg),
          strong: (text) => <strong>{text}</strong>,
        })}
        <StockWarning spool={spool} />
      </p>
      <div class="stock-bar" aria-hidden="true">
        <div style={{ width: `${(share ?? 0) * 100}%` }} />
      </div>
    </div>
  )
}
