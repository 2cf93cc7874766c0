import * as texts from '#texts/analytics'
import type { JSX } from 'preact'

/** Note on the prints whose cost counts and lacks materials; nothing where there are none, or in a stored response of before. */
export function PartialCosts({ count = 0 }: { count: number | undefined }): JSX.Element | null {
  return count > 0 ? <p class="note">{texts.partialFilament({ count })}</p> : null
}
