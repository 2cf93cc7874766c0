import { sql, type Kysely, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { inTransaction } from '../database/transaction.ts'
import { endOwnSessions } from '../sessions/own.ts'
import { notifyIdentityChanged } from './changes.ts'
import { MS_PER_DAY } from '../kernel/time/localDates.ts'

/** Days between the request for a deletion and the deletion, in which signing in keeps the account. */
export const GRACE_DAYS = 14

/**
 * Schedules the deletion of an account. Every credential is refused and everything published is hidden from then on.
 * @returns the time of the deletion
 */
export async function requestDeletion(trx: Transaction<DB>, userId: number): Promise<string> {
  const { deletion_date: date } = await trx
    .updateTable('users')
    .set({ deletion_date: sql<string>`now() + make_interval(days => ${GRACE_DAYS})` })
    .where('id', '=', userId)
    .returning(sql<string>`deletion_date`.as('deletion_date'))
    .executeTakeFirstOrThrow()
  await endOwnSessions(trx, userId)
  await notifyIdentityChanged(trx, userId)
  return date
}

/**
 * Keeps an account whose deletion was requested.
 * @returns false when the time of the deletion has come
 */
export function keepAccount(db: Kysely<DB>, userId: number): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const kept = await trx
      .updateTable('users')
      .set({ deletion_date: null })
      .where('id', '=', userId)
      .where((where) => where.or([where('deletion_date', 'is', null), where('deletion_date', '>', sql<string>`now()`)]))
      .returning('id')
      .executeTakeFirst()
    await notifyIdentityChanged(trx, userId)
    return kept !== undefined
  })
}

/** Whether a sign-in was later than the request for a deletion. */
export function isLaterSignIn(signedInDate: string | null, deletionDate: string): boolean {
  return signedInDate !== null && Date.parse(signedInDate) > Date.parse(deletionDate) - GRACE_DAYS * MS_PER_DAY
}
