import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { overdraft } from '../filaments/stockLevel.ts'
import { formatWeight } from '../format.ts'
import type { UsageDraft } from './useUsageDrafts.ts'

interface Props {
  readonly draft: UsageDraft
  readonly spools: readonly Schemas['FilamentDetailDto'][]
  /** Amount that the print will deduct; null if it is unknown. */
  readonly amountMg: number | null
  /** Amount that the print has deducted from its recorded spool, which is still on it for this print. */
  readonly recordedMg: number
}

/** Warning that a print uses more filament than its spool holds. */
export function OverdraftWarning({ draft, spools, amountMg, recordedMg }: Props): JSX.Element {
  const { initial, filamentId } = draft
  const spool = spools.find(({ id }) => id === filamentId)
  const missingMg = overdraft(spool, amountMg, initial?.filamentId === filamentId ? recordedMg : 0)
  return (
    <p class="overdraft" role="status">
      {missingMg !== null && spool && (
        <span class="error">
          {formatWeight(missingMg)} more than the {formatWeight(spool.remainingMg)} that the spool holds.
        </span>
      )}
    </p>
  )
}
