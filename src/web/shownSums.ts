/** Rounding of figures that are shown next to each other, so that they add up as shown. */

/**
 * Rounds the parts of a sum by the largest remainder: what is shown adds up to the rounded sum.
 * @param digits decimals that are shown
 */
export function roundParts(parts: readonly number[], digits: number): number[] {
  const unit = 10 ** digits
  const exact = parts.map((part) => part * unit)
  // Binary fractions: 0.145 × 100 is below 14.5.
  const floors = exact.map((part) => Math.floor(part + 1e-9))
  const sum = Math.round(exact.reduce((total, part) => total + part, 0) + 1e-9)
  const missing = sum - floors.reduce((total, part) => total + part, 0)
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part - floors[index]! }))
    .sort((a, b) => b.remainder - a.remainder)
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index))
  return floors.map((floor, index) => (floor + (raised.has(index) ? 1 : 0)) / unit)
}

/** Rounds a weight in mg to tenths of a gram, the unit of a ledger. */
export function toTenths(milligrams: number): number {
  return Math.round(milligrams / 100) / 10
}

/** Change of a ledger entry in g, as the difference of the balances that are shown before and after it. */
export function shownChange({ amountMg, balanceMg }: { amountMg: number; balanceMg: number }): number {
  return Math.round((toTenths(balanceMg) - toTenths(balanceMg - amountMg)) * 10) / 10
}
