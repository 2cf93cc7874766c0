import * as texts from '#texts/prints'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { formatShortage, formatStock } from '../format.ts'

interface Props {
  /** Milligrams by which a print overdraws the spool; null if the spool holds enough. */
  readonly missingMg: number | null
  readonly spool: Schemas['FilamentDetailDto'] | undefined
}

/** Warning that a print uses more filament than its spool holds. */
export function OverdraftWarning({ missingMg, spool }: Props): JSX.Element {
  return (
    <p class="overdraft" role="status">
      {missingMg !== null && spool && (
        <span class="error">
          {texts.overdraftWarning({
            missingMg: formatShortage(missingMg),
            remainingMg: formatStock(spool.remainingMg),
          })}
        </span>
      )}
    </p>
  )
}
