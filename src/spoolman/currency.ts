import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { Column } from './filters.ts'

/** The price of a record, in decimal units. */
interface Price {
  readonly purchasePrice: number | null
  readonly purchaseCurrency: string | null
}

/** Joins what `currency` is read from to a statement. */
export function currencyTables(userId: Column): Column {
  return sql`left join users as account on account.id = ${userId}
  left join spool_settings as setting on setting.user_id = ${userId} and setting.key = 'currency'`
}

/** The currency that programs read and send prices in: that of the setting, else the user's. */
const currency = sql<string>`coalesce(substring(setting.value from '^"([A-Z]{3})"$'), account.currency)`

/** Price in micros of a row of a table, for programs; null for one in another currency. */
export function shownPrice(table: 'f' | 'type') {
  const [micros, own] = [sql.ref(`${table}.purchase_price_micros`), sql.ref(`${table}.purchase_currency`)]
  return sql<number | null>`case when coalesce(${own}, account.currency) = ${currency} then ${micros} end`
}

/** Reads the currency that a user's programs read and send prices in. */
export async function readCurrency(db: Kysely<DB>, userId: number): Promise<string> {
  const { rows } = await sql<{ currency: string }>`select ${currency} as currency from users as account
    left join spool_settings as setting on setting.user_id = ${userId} and setting.key = 'currency'
    where account.id = ${userId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The user of a program is gone.')
  return row.currency
}

/**
 * Prepares the change to a price that a program sends. A price that is sent as it is shown stays, and so does one in another
 * currency, which is not shown, when none is sent.
 * @param price in the currency of the programs; undefined for no change
 * @returns the price of a record after the change, of its price before
 */
export async function readPriceChange(
  db: Kysely<DB>,
  userId: number,
  price: number | null | undefined,
): Promise<(before: Price) => Partial<Price>> {
  if (price === undefined) return () => ({})
  const code = await readCurrency(db, userId)
  return ({ purchasePrice, purchaseCurrency }) => {
    if (price === (purchaseCurrency === code ? purchasePrice : null)) return { purchasePrice, purchaseCurrency }
    return { purchasePrice: price, purchaseCurrency: price === null ? null : code }
  }
}
