const MICROS_PER_UNIT = 1_000_000
const minorDigits = new Map<string, number>()
/** ISO 4217 codes. */
export const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Contract's bound of a cost, in micros. A cost beyond it counts as unknown. */
export const MAXIMUM_COST_MICROS = 1_000_000_000_000_000

/** Error text for a currency that is not a currency code. */
export const NO_CURRENCY = 'Use an ISO 4217 currency code such as EUR.'

/** Whether a text is an ISO 4217 currency code in capitals. */
export function isCurrency(code: string): boolean {
  return currencies.has(code)
}

/**
 * Converts an amount of money to its stored form.
 * @param amount in decimal units of its currency
 * @returns integer millionths of the unit
 */
export function toMicros(amount: number): number {
  return Math.round(amount * MICROS_PER_UNIT)
}

/**
 * Converts a stored price to units with all its digits. Computed costs are rounded by `fromMicros` instead.
 * @param micros millionths of the currency unit
 * @returns decimal units
 */
export function toUnits(micros: number): number {
  return micros / MICROS_PER_UNIT
}

/**
 * Converts a stored amount to the form that clients read, rounded to the currency's minor units (ISO 4217). Costs are
 * rounded only here.
 * @param micros millionths of the currency unit
 * @param currency an ISO 4217 code
 * @returns decimal units
 */
export function fromMicros(micros: number, currency: string): number {
  const scale = 10 ** digitsOf(currency)
  return Math.round((micros * scale) / MICROS_PER_UNIT) / scale
}

/**
 * Number of digits of a currency's minor unit (ISO 4217).
 * @param currency an ISO 4217 code
 */
export function digitsOf(currency: string): number {
  const known = minorDigits.get(currency)
  if (known !== undefined) return known
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  minorDigits.set(currency, digits)
  return digits
}
