import { formatNumber } from '../format.ts'

/** A tier that fewer people hold is called rare. */
export const RARE_PERCENT = 5

/** How many people hold a tier, as a sentence; empty while too few print for it to say anything. */
export function rarityOf(percent: number | null): string {
  if (percent === null) return ''
  if (percent === 0) return 'Nobody else holds it yet'
  return `Held by ${formatNumber(percent, 1)} % of those who print`
}
