/**
 * A fraction as clients read it, rounded half up.
 * @param numerator not negative
 * @param denominator above zero
 */
export function rounded(numerator: bigint, denominator: bigint, decimals: number): number {
  const scale = 10n ** BigInt(decimals)
  return Number((2n * numerator * scale + denominator) / (2n * denominator)) / Number(scale)
}

/** A share in percent with one decimal; null of nothing. */
export function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : rounded(BigInt(part) * 100n, BigInt(whole), 1)
}

/** Money in units of its currency, rounded to what can be paid (ISO 4217 minor units). */
export function money(micros: number, currency: string, dividedBy = 1): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return rounded(BigInt(micros), BigInt(dividedBy) * 1_000_000n, maximumFractionDigits ?? 2)
}

/** The sum of what is known; null when there are values and none is known. */
export function total(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return values.length > 0 && known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

/** The median (of an even number the mean of the middle two) with two decimals. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const low = sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN
  const high = sorted[Math.ceil((sorted.length - 1) / 2)] ?? NaN
  return Math.round(((low + high) / 2) * 100) / 100
}

/** Highest first. */
export function descending(a: number | null, b: number | null): number {
  return (b ?? -1) - (a ?? -1)
}

/** By code points; null comes last. */
export function alphabetical(a: string | null, b: string | null): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}
