import { sql, type Expression, type RawBuilder } from 'kysely'
import { currencies, digitsOf } from '../kernel/money.ts'

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
