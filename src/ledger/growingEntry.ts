import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { defer } from '../database/together.ts'
import { recordEvents } from '../events/record.ts'
import { reportLowStock, STOCK_COLUMNS, type StockedSpool } from './entries.ts'

/** Whether the last event of a spool's reported use was written a minute ago or longer: programs report it every few seconds. */
const isEventDue = sql<boolean>`coalesce(told_use_date < (select now() - interval '1 minute'), true)`

/** Columns of a `GrowingSpool`. */
export const GROWING_COLUMNS = [...STOCK_COLUMNS, isEventDue.as('isEventDue')] as const

/** Locked spool whose newest entry may grow. */
export interface GrowingSpool extends StockedSpool {
  /** Whether its next use has an event. */
  readonly isEventDue: boolean
}

/** A ledger entry that grows, or a new one. */
interface GrowingEntry {
  readonly entryId: string
  /** Amount in mg that it deducts, or deducts in addition; negative for what is returned. */
  readonly addedMg: number
}

/** Print and cause of a new entry. */
interface EntryOrigin {
  /** The print that it belongs to; null without one. */
  readonly printId: number | null
  /** The credential that caused it. */
  readonly actor: string
}

/**
 * Lets the newest ledger entry of a spool deduct more, and the stock with it: material that is reported every few seconds is
 * one entry. Records that the spool was used, and reports a stock that fell to its threshold.
 * @param spool the current spool, locked by this transaction
 */
export async function growEntry(
  trx: Transaction<DB>,
  userId: number,
  spool: GrowingSpool,
  { entryId, addedMg }: GrowingEntry,
): Promise<void> {
  await defer(trx, updateEntry(trx, {}, { userId, entryId, addedMg }))
  await defer(trx, updateSpool(trx, {}, { userId, id: spool.id, addedMg }))
  await report(trx, userId, spool, addedMg)
}

/**
 * Appends the entry that then grows.
 * @param spool as for `growEntry`
 */
export async function beginEntry(
  trx: Transaction<DB>,
  userId: number,
  spool: GrowingSpool,
  { entryId, addedMg, printId, actor }: GrowingEntry & EntryOrigin,
): Promise<void> {
  const entry = {
    user_id: userId,
    id: entryId,
    filament_id: spool.id,
    print_id: printId,
    kind: 'Usage',
    actor,
  } as const
  const amounts = { amount_mg: -addedMg, balance_mg: spool.balance_mg - addedMg }
  await defer(trx, trx.insertInto('filament_ledger').values({ ...entry, ...amounts }))
  await defer(trx, updateSpool(trx, {}, { userId, id: spool.id, addedMg }))
  await report(trx, userId, spool, addedMg)
}

async function report(trx: Transaction<DB>, userId: number, spool: GrowingSpool, addedMg: number): Promise<void> {
  if (spool.isEventDue) recordEvents(trx, [{ userId, name: 'spool.used', recordId: spool.id }])
  if (addedMg !== 0) await reportLowStock(trx, userId, spool, spool.balance_mg - addedMg)
}

/** Deduction from the stock of a spool. */
interface Deduction {
  readonly userId: number
  readonly id: string
  readonly addedMg: number
}

const updateEntry = templateOf(
  (_trx, _: object, { userId, entryId, addedMg }: Omit<Deduction, 'id'> & { readonly entryId: string }) => sql<object>`
    update filament_ledger
    set amount_mg = amount_mg - ${addedMg}::bigint, balance_mg = balance_mg - ${addedMg}::bigint
    where user_id = ${userId}::bigint and id = ${entryId}::uuid`,
)

/** Deducts from the stock of a spool, and stores when it was used. Citus takes a bare `now()` alone, and `(select now())` in an expression. */
const updateSpool = templateOf(
  (_trx, _: object, { userId, id, addedMg }: Deduction) => sql<object>`
    update filaments
    set first_used_date = coalesce(first_used_date, (select now())), last_used_date = now(),
      told_use_date = case when ${isEventDue} then (select now()) else told_use_date end,
      balance_mg = balance_mg - ${addedMg}::bigint
    where user_id = ${userId}::bigint and id = ${id}::uuid`,
)
