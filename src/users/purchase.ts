import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { isCurrency, NO_CURRENCY, toMicros } from '../kernel/money.ts'

/** The price of a thing as its owner writes it. */
interface Purchase {
  /** In decimal units of the currency. */
  readonly purchasePrice: number | null
  readonly purchaseCurrency: string | null
}

/** Errors by field: of a currency that does not exist. */
export function purchaseErrors({ purchaseCurrency }: Purchase): Record<string, string[]> {
  return purchaseCurrency === null || isCurrency(purchaseCurrency) ? {} : { purchaseCurrency: [NO_CURRENCY] }
}

/** The columns of a price. Without a currency it is in the owner's, and a currency without a price is dropped. */
export async function toPurchaseColumns(
  trx: Transaction<DB>,
  userId: number,
  { purchasePrice, purchaseCurrency }: Purchase,
) {
  if (purchasePrice === null) return { purchase_price_micros: null, purchase_currency: null }
  return {
    purchase_price_micros: toMicros(purchasePrice),
    purchase_currency: purchaseCurrency ?? (await currencyOf(trx, userId)),
  }
}

async function currencyOf(trx: Transaction<DB>, userId: number): Promise<string> {
  const user = await trx.selectFrom('users').select('currency').where('id', '=', userId).executeTakeFirstOrThrow()
  return user.currency
}
