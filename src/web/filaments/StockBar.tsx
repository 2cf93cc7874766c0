import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { formatWeight } from '../format.ts'
import { isLow, shareLeft } from './stock.ts'
import './StockBar.css'

/** Remaining filament of a spool as text, and as a bar when the net weight is known. */
export function StockBar({ spool }: { spool: Schemas['FilamentDetailDto'] }): JSX.Element {
  const share = shareLeft(spool)
  if (spool.remainingMg === null) return <p class="stock note">Net weight not recorded</p>
  return (
    <div class={`stock${isLow(spool) ? ' low' : ''}`}>
      <p>
        <strong>{formatWeight(spool.remainingMg)}</strong> of {formatWeight(spool.initialNominalWeightMg)} left
        {isLow(spool) && <span class="badge warn">Low</span>}
      </p>
      <div class="stock-bar" aria-hidden="true">
        <div style={{ width: `${(share ?? 0) * 100}%` }} />
      </div>
    </div>
  )
}
