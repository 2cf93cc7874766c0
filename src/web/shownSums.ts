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

/**
 * Adjusts rounded parts by units of the last decimal, the largest parts first, so that they add up to the rounded total. Parts
 * whose difference from the total is larger than rounding explains are not changed: the total then has other parts as well.
 * @param digits decimals that are shown
 */
export function fitParts(parts: readonly (number | null)[], total: number | null, digits: number): (number | null)[] {
  const unit = 10 ** digits
  const counts = parts.map((part) => Math.round((part ?? 0) * unit))
  const missing = Math.round((total ?? 0) * unit) - counts.reduce((sum, count) => sum + count, 0)
  const known = counts.filter((count) => count !== 0).length
  if (total === null || Math.abs(missing) > Math.min(known, (known + 1) / 2)) return [...parts]
  const bySize = [...counts.keys()].sort((a, b) => counts[b]! - counts[a]!)
  const adjusted = new Set(bySize.slice(0, Math.abs(missing)))
  return parts.map((part, index) => (adjusted.has(index) ? (counts[index]! + Math.sign(missing)) / unit : part))
}

/** Shares in percent with one decimal that add up to 100 as shown, if the parts are all of the whole. */
export function shownShares(
  rows: readonly { readonly part: number; readonly sharePercent: number | null }[],
): (number | null)[] {
  const shares = rows.map(({ sharePercent }) => sharePercent)
  const whole = rows.reduce((sum, { part }) => sum + part, 0)
  const sum = shares.reduce<number>((total, share) => total + (share ?? 0), 0)
  // Half a unit of the last decimal each.
  const isWhole = Math.abs(sum - 100) <= rows.length * 0.05 + 1e-9
  return whole > 0 && isWhole
    ? roundParts(
        rows.map(({ part }) => (part / whole) * 100),
        1,
      )
    : shares
}

/** Weights in grams with one decimal that add up as shown. */
export function shownGrams(milligrams: readonly number[]): number[] {
  return roundParts(
    milligrams.map((weight) => weight / 1000),
    1,
  )
}

/** Rounds a weight in mg to tenths of a gram, the unit of a ledger. */
export function toTenths(milligrams: number): number {
  return Math.round(milligrams / 100) / 10
}

/** Change of a ledger entry in g, as the difference of the balances that are shown before and after it. */
export function shownChange({ amountMg, balanceMg }: { amountMg: number; balanceMg: number }): number {
  return Math.round((toTenths(balanceMg) - toTenths(balanceMg - amountMg)) * 10) / 10
}
