import * as texts from '#texts/filaments'
import type { JSX } from 'preact'
import { stockWarning, type Stock } from './stockLevel.ts'

const LABELS = { Overdrawn: texts.overdrawn, Empty: texts.empty, Low: texts.low } as const

/** Badge of a spool whose stock needs attention; nothing for enough or unknown stock. */
export function StockWarning({ spool }: { spool: Stock }): JSX.Element | null {
  const warning = stockWarning(spool)
  return warning && <span class="badge warn">{LABELS[warning]}</span>
}
