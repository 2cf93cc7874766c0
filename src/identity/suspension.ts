import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { inTransaction } from '../database/transaction.ts'
import { notifyIdentityChanged } from './changes.ts'

/**
 * Suspends a user, or lifts the suspension, effective on every instance immediately.
 * @returns false when there is no such user
 */
export function setSuspended(db: Kysely<DB>, userId: number, suspended: boolean): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const user = await transaction
      .updateTable('users')
      .set({ suspended_date: suspended ? sql<string>`coalesce(suspended_date, (select now()))` : null })
      .where('id', '=', userId)
      .returning('id')
      .executeTakeFirst()
    await notifyIdentityChanged(transaction, userId)
    return user !== undefined
  })
}
