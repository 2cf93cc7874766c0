const MICROS_PER_UNIT = 1_000_000
const minorDigits = new Map<string, number>()

/**
 * An amount of money as the database keeps it.
 * @param amount in decimal units of its currency
 * @returns integer millionths of the unit
 */
export function toMicros(amount: number): number {
  return Math.round(amount * MICROS_PER_UNIT)
}

/**
 * An amount of money as clients read it, rounded to what the currency can pay (ISO 4217 minor units): costs are rounded only here.
 * @param micros millionths of the currency unit
 * @param currency an ISO 4217 code
 * @returns decimal units
 */
export function fromMicros(micros: number, currency: string): number {
  const scale = 10 ** digitsOf(currency)
  return Math.round((micros * scale) / MICROS_PER_UNIT) / scale
}

function digitsOf(currency: string): number {
  const known = minorDigits.get(currency)
  if (known !== undefined) return known
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  minorDigits.set(currency, digits)
  return digits
}
