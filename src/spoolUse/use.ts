import { sql, type Kysely, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { inTransaction } from '../database/transaction.ts'
import { Problem } from '../kernel/problem.ts'
import { STOCK_COLUMNS, type StockedSpool } from '../ledger/entries.ts'
import { lockPricingShared } from '../ledger/pricingLock.ts'
import { recalculatePrints } from '../ledger/recalculate.ts'
import { addUse } from './grow.ts'
import { findPrint, holdEvents } from './print.ts'
import { admit, type UseReceipt, type UseRequest } from './requests.ts'

/** Nanograms of a milligram. */
const NG = 1_000_000
/** The maximum of a reported amount, in mg. */
const MAXIMUM_MG = 100_000_000

/** An amount of material; what is given back is negative. A fraction of a milligram counts. */
export type UseAmount = { readonly milligrams: number } | { readonly millimetres: number }

/** Report of a connection that material of a spool was used. */
export interface SpoolUse extends UseRequest {
  /** The printer that the connection is bound to; null for none. */
  readonly printerId: number | null
  readonly spoolId: string
  readonly amount: UseAmount
  /** Credential that reports it, for the ledger. */
  readonly actor: string
}

/** Columns of a spool that a use depends on. */
interface UsedSpool extends StockedSpool {
  readonly densityGramPerCubicCm: number
  readonly diameterMm: number
}

/**
 * Deducts material that a program reports while it is used (docs/domain.md, "Material reported live"). The client's
 * repetition of a report deducts nothing.
 * @returns the receipt, to be marked once the response has left (`markAnswered`)
 * @throws Problem 400 for more than 100 kg at once, 404 when the user has no such spool
 */
export async function useSpool(db: Kysely<DB>, use: SpoolUse): Promise<UseReceipt> {
  return admit(db, use, (token) => inTransaction(db, (trx) => deductOnce(trx, use, token)))
}

/** Returns false when the report, or one with its content, is there already. */
async function deductOnce(trx: Transaction<DB>, use: SpoolUse, token: string): Promise<boolean> {
  const { userId, spoolId, actor } = use
  const { rows } = await sql`
    insert into spool_use_requests as known (user_id, connection_id, fingerprint, token, arrived_date)
    values (${userId}, ${use.connectionId}, ${use.fingerprint}, ${token}, ${use.arrivedDate.toISOString()})
    on conflict (user_id, connection_id, fingerprint) do update
    set token = excluded.token, arrived_date = excluded.arrived_date, answered_date = null
    where known.answered_date <= excluded.arrived_date
      or known.arrived_date < excluded.arrived_date - interval '15 seconds'
    returning 1`.execute(trx)
  if (rows.length === 0) return false
  const isBound = use.printerId !== null && (await holdEvents(trx, userId, use.printerId))
  const printerId = isBound ? use.printerId : null
  await lockPricingShared(trx, userId)
  const print = printerId === null ? null : await findPrint(trx, userId, printerId)
  const spool = await lockSpool(trx, userId, spoolId)
  const usedNg = nanograms(use.amount, spool)
  const place = { printId: print?.id ?? null, isRunning: print?.isRunning ?? true, printerId }
  const printId = await addUse(trx, userId, spool, place, usedNg, actor)
  if (printId !== null && !place.isRunning) await recalculatePrints(trx, userId, [printId], actor)
  return true
}

async function lockSpool(trx: Transaction<DB>, userId: number, id: string): Promise<UsedSpool> {
  const spool = await trx
    .selectFrom('filaments')
    .select([
      ...STOCK_COLUMNS,
      'material_density_gram_per_cubic_cm as densityGramPerCubicCm',
      'diameter_mm as diameterMm',
    ])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!spool) throw Problem.notFound('spool')
  return spool
}

/**
 * The amount in nanograms. A length is weighed by the spool's density and diameter: a cubic millimetre of 1 g/cm³ is a
 * milligram. No more is given back than was used.
 */
function nanograms(amount: UseAmount, spool: UsedSpool): number {
  const milligrams =
    'milligrams' in amount
      ? amount.milligrams
      : amount.millimetres * (Math.PI / 4) * spool.diameterMm ** 2 * spool.densityGramPerCubicCm
  if (!(Math.abs(milligrams) <= MAXIMUM_MG)) throw Problem.invalid({ amount: ['At most 100 kg can be used at once.'] })
  const usedMg = Math.max((spool.initial_nominal_weight_mg ?? 0) - spool.balance_mg, 0)
  return Math.round(Math.max(milligrams, -usedMg) * NG)
}
