import { type Insertable, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB, Prints, ViewStatus } from '../../generated/database.d.ts'
import { lockPricingShared } from '../ledger/pricingLock.ts'
import { Problem } from '../kernel/problem.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { shareKeyFor } from '../kernel/shareKey.ts'

/** A new print; without a view status it gets its owner's default. */
export type NewPrint = Omit<Insertable<Prints>, 'user_id' | 'view_status' | 'share_key'> & {
  readonly view_status?: ViewStatus | undefined
}

/**
 * Adds a print; an unlisted one gets its share key.
 * @returns the print's id
 * @throws Problem 409 when the owner has a print with this external id from the same source, or as many prints as one user may
 * have
 */
export async function insertPrint(
  trx: Transaction<DB>,
  quotas: Quotas,
  userId: number,
  row: NewPrint,
): Promise<number> {
  await quotas.requireRow(trx, userId, 'prints')
  await lockPricingShared(trx, userId)
  const viewStatus = row.view_status ?? (await defaultOf(trx, userId))
  const { id } = await refusingTakenExternalId(
    trx
      .insertInto('prints')
      .values({
        ...row,
        user_id: userId,
        view_status: viewStatus,
        share_key: shareKeyFor(viewStatus, null),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return id
}

/** Selects the view status of a user's new prints. */
export function selectDefaultView(trx: Transaction<DB>, userId: number) {
  return trx.selectFrom('users').select('default_view_status as viewStatus').where('id', '=', userId)
}

async function defaultOf(trx: Transaction<DB>, userId: number): Promise<ViewStatus> {
  return (await selectDefaultView(trx, userId).executeTakeFirstOrThrow()).viewStatus
}

/** @throws Problem 409 where a write of a print breaks the uniqueness of external ids */
export async function refusingTakenExternalId<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'prints_user_id_source_external_id_key') {
      throw new Problem(
        'conflict',
        'Another print of the same source has this externalId: change that print, or use another externalId.',
      )
    }
    throw error
  }
}
