import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { formatWeight } from '../format.ts'
import { isLow, shareLeft } from './stock.ts'
import './StockBar.css'

/** What is left on a spool: in words, and as a bar where the weight of the full spool is known. */
export function StockBar({ spool }: { spool: Schemas['FilamentDetailDto'] }): JSX.Element {
  const share = shareLeft(spool)
  if (spool.remainingMg === null) return <p class="stock note">Weight of the full spool not recorded</p>
  return (
    <div class={`stock${isLow(spool) ? ' low' : ''}`}>
      <p>
        <strong>{formatWeight(spool.remainingMg)}</strong> left of {formatWeight(spool.initialNominalWeightMg)}
        {isLow(spool) && <span class="badge warn">Low</span>}
      </p>
      <div class="stock-bar" aria-hidden="true">
        <div style={{ width: `${(share ?? 0) * 100}%` }} />
      </div>
    </div>
  )
}
