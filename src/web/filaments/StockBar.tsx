import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { formatStock } from '../format.ts'
import { shareLeft, stockWarning } from './stockLevel.ts'
import { StockWarning } from './StockWarning.tsx'
import './StockBar.css'

/** Remaining filament of a spool as text, and as a bar when the net weight is known. */
export function StockBar({ spool }: { spool: Schemas['FilamentDetailDto'] }): JSX.Element {
  const share = shareLeft(spool)
  if (spool.remainingMg === null) return <p class="stock note">Net weight not recorded</p>
  return (
    <div class={`stock${stockWarning(spool) ? ' low' : ''}`}>
      <p>
        <strong>{formatStock(spool.remainingMg)}</strong> of {formatStock(spool.initialNominalWeightMg)} left
        <StockWarning spool={spool} />
      </p>
      <div class="stock-bar" aria-hidden="true">
        <div style={{ width: `${(share ?? 0) * 100}%` }} />
      </div>
    </div>
  )
}
