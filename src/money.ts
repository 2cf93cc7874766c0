import { sql, type Expression, type RawBuilder } from 'kysely'

const MICROS_PER_UNIT = 1_000_000
const minorDigits = new Map<string, number>()
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** The contract's bound of a cost, in micros; what exceeds it is not known rather than wrong. */
export const MAXIMUM_COST_MICROS = 1_000_000_000_000_000

/** What a client reads whose text is not the code of a currency. */
export const NO_CURRENCY = 'Name a currency by its ISO 4217 code, such as EUR.'

/** Whether this is the code of a currency (ISO 4217), in capitals. */
export function isCurrency(code: string): boolean {
  return currencies.has(code)
}

/**
 * An amount of money as the database keeps it.
 * @param amount in decimal units of its currency
 * @returns integer millionths of the unit
 */
export function toMicros(amount: number): number {
  return Math.round(amount * MICROS_PER_UNIT)
}

/**
 * A price as it was entered, with all its digits; costs, which are computed, are rounded by `fromMicros`.
 * @param micros millionths of the currency unit
 * @returns decimal units
 */
export function toUnits(micros: number): number {
  return micros / MICROS_PER_UNIT
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

/** Currencies whose minor unit is not the hundredth, by the digits that they have. */
const unusual = Object.entries(Object.groupBy(currencies, digitsOf)).filter(([digits]) => digits !== '2')

/** The digits that `fromMicros` rounds to, within a query. */
export function minorDigitsOf(currency: Expression<string | null>): RawBuilder<number> {
  const cases = unusual.map(
    ([digits, codes]) => sql`when ${currency} = any(${codes}::text[]) then ${Number(digits)}::int`,
  )
  return sql<number>`case ${sql.join(cases, sql` `)} else 2 end`
}

/** `fromMicros` within JSON that PostgreSQL builds. */
export function unitsJson(
  micros: Expression<number | null>,
  minorDigits: Expression<number>,
): RawBuilder<number | null> {
  return sql<number | null>`round(${micros} / 1e6, ${minorDigits})`
}
