import type { Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { inTransaction } from '../database/transaction.ts'
import { listChangedStocks, compareStock } from '../stock/lowTypes.ts'

/**
 * Notifies owners of filament types that have become low, once for each time (docs/domain.md, "Low stock"). Several instances share the
 * work.
 */
export async function reportLowTypes(db: Kysely<DB>, now: Date): Promise<void> {
  for (;;) {
    const users = await listChangedStocks(db, now)
    let compared = 0
    for (const userId of users) compared += Number(await inTransaction(db, (trx) => compareStock(trx, userId, now)))
    // Another instance works on the others.
    if (compared === 0) return
  }
}
