import { sql, type Kysely, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { defer, together } from '../database/together.ts'
import { inTransaction } from '../database/transaction.ts'
import { recordEvents } from '../events/record.ts'
import { DENSITY_AND_DIAMETER } from '../filaments/measure.ts'
import { Problem } from '../kernel/problem.ts'
import { GROWING_COLUMNS, type GrowingSpool } from '../ledger/growingEntry.ts'
import { lockPricingShared } from '../ledger/pricingLock.ts'
import { recalculatePrints } from '../ledger/recalculate.ts'
import { addUse, newestEntry, type NewestEntry } from './grow.ts'
import { findPrint, heldPrinter, type UsedPrint } from './print.ts'
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
  /** The user's number of the spool. */
  readonly spoolNumber: number
  readonly amount: UseAmount
  /** Credential that reports it, for the ledger. */
  readonly actor: string
}

/** Columns of a spool that a use depends on. */
interface UsedSpool extends GrowingSpool {
  readonly densityGramPerCubicCm: number
  readonly diameterMm: number
}

/**
 * Deducts material that a program reports while it is used (docs/domain.md, "Material reported live"). The client's
 * repetition of a report deducts nothing.
 * @param lastWork further work of the transaction in which the report is deducted
 * @returns the receipt, to be marked once the response has left (`markAnswered`)
 * @throws Problem 400 for more than 100 kg at once, 404 when the user has no such spool
 */
export async function useSpool(
  db: Kysely<DB>,
  use: SpoolUse,
  lastWork: (trx: Transaction<DB>) => Promise<void> = async () => undefined,
): Promise<UseReceipt> {
  return admit(db, use, (token) =>
    inTransaction(
      db,
      async (trx) => {
        const isDeducted = await deductOnce(trx, use, token)
        if (isDeducted) await lastWork(trx)
        return isDeducted
      },
      use.userId,
    ),
  )
}

/** Returns false when the report, or one with its content, is there already. */
async function deductOnce(trx: Transaction<DB>, use: SpoolUse, token: string): Promise<boolean> {
  const { userId, actor } = use
  const { isAdmitted, printerId, print, spool, newest } = await lockPlace(trx, use, token)
  if (!isAdmitted) return false
  if (!spool) throw Problem.notFound('spool')
  const usedNg = nanograms(use.amount, spool)
  const place = { printId: print?.id ?? null, isRunning: print?.isRunning ?? true, printerId, newest }
  const printId = await addUse(trx, userId, spool, place, usedNg, actor)
  if (printId !== null && !place.isRunning) {
    await recalculatePrints(trx, userId, [printId], actor)
    // The amounts of a print that still runs change when it ends.
    recordEvents(trx, [{ userId, name: 'print.updated', recordId: printId, before: {}, isPartial: true }])
  }
  return true
}

/** Where a reported use belongs, as locked by its transaction. */
interface LockedPlace {
  /** Whether the report must be deducted. */
  readonly isAdmitted: boolean
  /** Null when the connection is bound to no printer, or to one that is gone. */
  readonly printerId: number | null
  readonly print: UsedPrint | null
  readonly spool: UsedSpool | undefined
  readonly newest: NewestEntry | null
}

/** Locks the user's pricing, stores the report, and locks the printer, the print and the spool, in this order. */
async function lockPlace(trx: Transaction<DB>, use: SpoolUse, token: string): Promise<LockedPlace> {
  const { userId, connectionId, fingerprint, spoolNumber } = use
  let isAdmitted = false
  let printerId: number | null = null
  const report = { userId, connectionId, fingerprint, token, arrivedDate: use.arrivedDate.toISOString() }
  // Without a printer there is no print whose costs depend on it.
  if (use.printerId !== null) await lockPricingShared(trx, userId)
  await defer(trx, insertReport(trx, {}, report), ({ length }) => {
    isAdmitted = length > 0
  })
  if (use.printerId !== null) {
    await defer(trx, heldPrinter(trx, {}, { userId, printerId: use.printerId }), ([printer]) => {
      printerId = printer?.id ?? null
    })
  }
  const print = use.printerId === null ? null : await findPrint(trx, userId, use.printerId)
  // A report that changes a print that is over changes what is deducted from all of its spools.
  if (print && !print.isRunning) await defer(trx, spoolsOfPrint(trx, {}, { userId, spoolNumber, printId: print.id }))
  const [[spool], [newest = null]] = await together(
    trx,
    lockedSpool(trx, {}, { userId, spoolNumber }),
    // Material that is given back beyond the use of a print belongs to no printer either.
    newestEntry(trx, {}, { userId, spoolNumber, printerId: print ? null : printerId }),
  )
  return { isAdmitted, printerId, print, spool, newest }
}

/** Stores a report; returns no row when the report, or one with its content, is there already. */
const insertReport = templateOf(
  (
    _trx,
    _shape: object,
    report: Pick<SpoolUse, 'userId' | 'connectionId' | 'fingerprint'> & {
      readonly token: string
      readonly arrivedDate: string
    },
  ) => sql<object>`
    insert into spool_use_requests as known (user_id, connection_id, fingerprint, token, arrived_date)
    values (${report.userId}, ${report.connectionId}, ${report.fingerprint}, ${report.token}, ${report.arrivedDate})
    on conflict (user_id, connection_id, fingerprint) do update
    set token = excluded.token, arrived_date = excluded.arrived_date, answered_date = null
    where known.answered_date <= excluded.arrived_date
      or excluded.arrived_date - known.arrived_date > interval '15 seconds'
    returning 1`,
)

const lockedSpool = templateOf(
  (trx, _shape: object, { userId, spoolNumber }: Pick<SpoolUse, 'userId' | 'spoolNumber'>) =>
    trx
      .selectFrom('filaments')
      .select([...GROWING_COLUMNS, ...DENSITY_AND_DIAMETER])
      .where('user_id', '=', userId)
      // The contract allows greater ids than the column.
      .where('number', '=', sql<number>`${spoolNumber}::bigint`)
      .forNoKeyUpdate(),
)

/** Locks the spools of a print together with the used one, in the order of their ids, in which every writer locks spools. */
const spoolsOfPrint = templateOf(
  (
    trx,
    _shape: object,
    { userId, spoolNumber, printId }: Pick<SpoolUse, 'userId' | 'spoolNumber'> & { readonly printId: number },
  ) =>
    trx
      .selectFrom('filaments')
      .select('id')
      .where('user_id', '=', userId)
      .where(
        sql<boolean>`(number = ${spoolNumber}::bigint or id in (
          select filament_id from filament_usages where user_id = ${userId} and print_id = ${printId}
          union all select filament_id from filament_ledger where user_id = ${userId} and print_id = ${printId}
          union all select filament_id from spool_uses where user_id = ${userId} and print_id = ${printId}))`,
      )
      .orderBy('id')
      .forNoKeyUpdate(),
)

/**
 * The amount in nanograms. A length is weighed by the spool's density and diameter: a cubic millimetre of 1 g/cm³ is a
 * milligram. No more is given back than was used.
 */
function nanograms(amount: UseAmount, spool: UsedSpool): number {
  const milligrams =
    'milligrams' in amount
      ? amount.milligrams
      : amount.millimetres * (Math.PI / 4) * spool.diameterMm ** 2 * spool.densityGramPerCubicCm
  if (!(Math.abs(milligrams) <= MAXIMUM_MG)) {
    // The names are those of the interface, which is the only one that reports uses.
    const field = 'milligrams' in amount ? 'use_weight' : 'use_length'
    throw Problem.invalid({ [field]: ['At most 100 kg can be used at once.'] })
  }
  const usedMg = Math.max((spool.initial_nominal_weight_mg ?? 0) - spool.balance_mg, 0)
  return Math.round(Math.max(milligrams, -usedMg) * NG)
}
