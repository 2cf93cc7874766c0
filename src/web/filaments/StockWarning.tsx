import type { JSX } from 'preact'
import { stockWarning, type Stock } from './stockLevel.ts'

/** Badge of a spool whose stock needs attention; nothing for enough or unknown stock. */
export function StockWarning({ spool }: { spool: Stock }): JSX.Element | null {
  const warning = stockWarning(spool)
  return warning && <span class="badge warn">{warning}</span>
}
