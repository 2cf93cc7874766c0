import { sql, type Expression, type RawBuilder } from 'kysely'

const MICROS_PER_UNIT = 1_000_000
const minorDigits = new Map<string, number>()
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Contract's bound of a cost, in micros. A cost beyond it counts as unknown. */
export const MAXIMUM_COST_MICROS = 1_000_000_000_000_000

/** Error text for a currency that is not a currency code. */
export const NO_CURRENCY = 'Use an ISO 4217 currency code such as EUR.'

/** Tells whether a text is an ISO 4217 currency code in capitals. */
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

function digitsOf(currency: string): number {
  const known = minorDigits.get(currency)
  if (known !== undefined) return known
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  minorDigits.set(currency, digits)
  return digits
}

/** Currencies whose minor unit is not a hundredth, grouped by their number of digits. */
const unusual = Object.entries(Object.groupBy(currencies, digitsOf)).filter(([digits]) => digits !== '2')

/** SQL expression for the number of digits that `fromMicros` rounds to. */
export function minorDigitsOf(currency: Expression<string | null>): RawBuilder<number> {
  const cases = unusual.map(
    ([digits, codes]) => sql`when ${currency} = any(${codes}::text[]) then ${Number(digits)}::int`,
  )
  return sql<number>`case ${sql.join(cases, sql` `)} else 2 end`
}

/** SQL counterpart of `fromMicros` for JSON that PostgreSQL builds. */
export function unitsJson(
  micros: Expression<number | null>,
  minorDigits: Expression<number>,
): RawBuilder<number | null> {
  return sql<number | null>`round(${micros} / 1e6, ${minorDigits})`
}
