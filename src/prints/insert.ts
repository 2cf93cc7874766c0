import { type Insertable, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB, Prints, ViewStatus } from '../../generated/database.d.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { together } from '../database/together.ts'
import { pricedColumns, type Prices } from '../ledger/prices.ts'
import { lockPricingShared } from '../ledger/pricingLock.ts'
import { Problem } from '../kernel/problem.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { shareKeyFor } from '../kernel/shareKey.ts'
import { deferSpools, insertUsages, type Spools, type UsageInput } from './usages.ts'

/** A new print; without a view status it gets its owner's default. */
export type NewPrint = Omit<Insertable<Prints>, 'user_id' | 'view_status' | 'share_key'> & {
  readonly view_status?: ViewStatus | undefined
}

/** Prices and usages of a new print. */
interface NewPrintParts {
  /** Prices of today, for a print that is over. */
  readonly prices?: Prices | null
  readonly usages?: readonly UsageInput[]
  /** The spools that the usages name, if they are known. */
  readonly spools?: Spools
}

/**
 * Adds a print with its usages; an unlisted one gets its share key. `recalculatePrints` or, with the prices of a print that is
 * over, `calculateNewPrint` has to follow in the same transaction.
 * @returns the print's id
 * @throws Problem 409 when the owner has a print with this external id from the same source, or as many prints as one user may
 * have, 400 as `replaceUsages`
 */
export async function insertPrint(
  trx: Transaction<DB>,
  quotas: Quotas,
  userId: number,
  row: NewPrint,
  { prices = null, usages = [], spools }: NewPrintParts = {},
): Promise<number> {
  await quotas.requireRow(trx, userId, 'prints')
  await lockPricingShared(trx, userId)
  const viewStatus = row.view_status ?? (await defaultOf(trx, userId))
  const named = spools ?? (await deferSpools(trx, userId, usages))
  const columns = {
    ...row,
    ...prices,
    user_id: userId,
    view_status: viewStatus,
    share_key: shareKeyFor(viewStatus, null),
  }
  const insert = newPrint(trx, { isPriced: prices !== null }, columns)
  const { rows } = await refusingTakenExternalId(trx.executeQuery(insert.compile()))
  const [print] = rows
  if (!print) throw new Error('The print was not inserted.')
  await insertUsages(trx, userId, print.id, usages, named)
  return print.id
}

const newPrint = templateOf((trx, { isPriced }: { readonly isPriced: boolean }, columns: Insertable<Prints>) =>
  trx
    .insertInto('prints')
    .values({ ...columns, ...(isPriced ? pricedColumns(columns) : {}) })
    .returning('id'),
)

/** Selects the view status of a user's new prints. */
export const selectDefaultView = templateOf((trx, _: object, { userId }: { readonly userId: number }) =>
  trx.selectFrom('users').select('default_view_status as viewStatus').where('id', '=', userId),
)

async function defaultOf(trx: Transaction<DB>, userId: number): Promise<ViewStatus> {
  const [[user]] = await together(trx, selectDefaultView(trx, {}, { userId }))
  if (!user) throw new Error('The user is gone.')
  return user.viewStatus
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
