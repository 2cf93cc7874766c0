import { sql, type Insertable, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB, Prints, ViewStatus } from '../../generated/database.d.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { defer } from '../database/together.ts'
import { comparedMaterial, sumKnown, sumMaterialMg } from '../ledger/materialSum.ts'
import { pricedColumns, type Prices } from '../ledger/prices.ts'
import { lockPricingShared } from '../ledger/pricingLock.ts'
import { Problem } from '../kernel/problem.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { shareKeyFor } from '../kernel/shareKey.ts'
import { usageRows, type Spools, type UsageInput, type UsageRow } from './usageRows.ts'
import { insertUsages } from './usages.ts'

/** A new print. */
export type NewPrint = Omit<Insertable<Prints>, 'user_id' | 'share_key'> & {
  /** Selected before (`selectNewId`). */
  readonly id: number
  readonly view_status: ViewStatus
}

/** Prices and usages of a new print. */
interface NewPrintParts {
  /** Prices of today, for a print that is over. */
  readonly prices?: Prices | null
  readonly usages?: readonly UsageInput[]
  /** The spools that the usages name. */
  readonly spools?: Spools
}

/**
 * Requires that a user may have one more print, and locks the user's pricing. Call it before the transaction locks anything.
 * @throws Problem 409 when the user has as many prints as one may have
 */
export async function admitPrint(trx: Transaction<DB>, quotas: Quotas, userId: number): Promise<void> {
  await quotas.requireRow(trx, userId, 'prints')
  await lockPricingShared(trx, userId)
}

/** Selects the id of a new print. Everything that belongs to a print whose id is known is written with it, in one round trip. */
export const selectNewId = templateOf(
  (_trx, _: object, _none: object) => sql<{ id: number }>`select nextval('prints_id_seq') as id`,
)

/**
 * Adds a print with its usages after `admitPrint`; an unlisted one gets its share key. For one that is over, `recalculatePrints` or,
 * with its prices, `calculateNewPrint` has to follow in the same transaction.
 * @returns the rows of its usages
 * @throws Problem 409 when the owner has a print with this external id from the same source, 400 as `replaceUsages`
 */
export async function insertPrint(
  trx: Transaction<DB>,
  userId: number,
  row: NewPrint,
  { prices = null, usages = [], spools = new Map() }: NewPrintParts = {},
): Promise<readonly UsageRow[]> {
  const rows = usageRows(usages, spools)
  const columns = {
    ...row,
    ...prices,
    user_id: userId,
    share_key: shareKeyFor(row.view_status, null),
    filament_amount_mg: sumMaterialMg(rows),
    estimated_filament_amount_mg: sumKnown(rows.map(({ estimated_amount_mg: mg }) => mg)),
    ...comparedMaterial(rows),
  }
  const insert = insertRow(trx, { isPriced: prices !== null }, columns)
  if (row.external_id) await refusingTakenExternalId(trx.executeQuery(insert.compile()))
  else await defer(trx, insert)
  await insertUsages(trx, userId, row.id, rows)
  return rows
}

const insertRow = templateOf((trx, { isPriced }: { readonly isPriced: boolean }, columns: Insertable<Prints>) =>
  trx.insertInto('prints').values({ ...columns, ...(isPriced ? pricedColumns(columns) : {}) }),
)

/** Selects the view status of a user's new prints. */
export const selectDefaultView = templateOf((trx, _: object, { userId }: { readonly userId: number }) =>
  trx.selectFrom('users').select('default_view_status as viewStatus').where('id', '=', userId),
)

/** Id and view status of a new print whose owner has not chosen any. */
export interface PrintDefaults {
  readonly id: number
  readonly view_status: ViewStatus
}

/** Makes the defaults of a print of the rows of `selectNewId` and `selectDefaultView`. */
export function defaultsOf(
  [made]: readonly { readonly id: number }[],
  [user]: readonly { readonly viewStatus: ViewStatus }[],
): PrintDefaults {
  if (!made || !user) throw new Error('The user is gone.')
  return { id: made.id, view_status: user.viewStatus }
}

/**
 * Waits for a write of a print.
 * @throws Problem 409 when another print of the same source has its external id
 */
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
