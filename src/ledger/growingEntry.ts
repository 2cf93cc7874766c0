import { sql, type CompiledQuery, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { defer } from '../database/together.ts'
import { recordEvents } from '../events/record.ts'
import { reportLowStock, type StockedSpool } from './entries.ts'

/** Whether the last event of a spool's reported use was written a minute ago or longer: programs report it every few seconds. */
const isEventDue = sql`coalesce(told_use_date < (select now() - interval '1 minute'), true)`

/** A new ledger entry that may grow. */
interface GrowingEntry {
  readonly entryId: string
  /** Amount in mg that it deducts; negative for what is returned. */
  readonly addedMg: number
  /** The print that it belongs to; null without one. */
  readonly printId: number | null
  /** The credential that caused it. */
  readonly actor: string
}

/** Spool whose newest entry is to grow. */
export interface GrowingSpool {
  readonly userId: number
  readonly spoolId: string
}

/** Result of the statement of `growEntry`. */
export interface Growth {
  readonly entryId: string
  readonly addedMg: number
  readonly isDue: boolean
}

/**
 * Builds the statement of `growEntry`.
 * @param growth selects `entry_id` and `added_mg`: the entry, and the amount in mg that it deducts in addition, negative for what
 * is returned. It may use `newest`, the newest entry of the spool
 */
export function growthOf({ userId, spoolId }: GrowingSpool, growth: RawBuilder<unknown>): RawBuilder<Growth> {
  return sql<Growth>`
    with newest as (
      select id from filament_ledger
      where user_id = ${userId}::bigint and filament_id = ${spoolId}::uuid
      order by position desc limit 1
    ), growth as (${growth}
    ), grown as (
      update filament_ledger as entry
      set amount_mg = entry.amount_mg - growth.added_mg, balance_mg = entry.balance_mg - growth.added_mg
      from growth
      where entry.user_id = ${userId}::bigint and entry.id = growth.entry_id and entry.id = (select id from newest)
      returning entry.id, entry.balance_mg, growth.added_mg
    )
    update filaments set ${used}, balance_mg = grown.balance_mg
    from grown where user_id = ${userId}::bigint and filaments.id = ${spoolId}::uuid
    returning grown.id as "entryId", grown.added_mg as "addedMg",
      told_use_date = (select now()::timestamptz(3)) as "isDue"`
}

/**
 * Lets the newest ledger entry of a spool deduct more, and the stock with it: material that is reported every few seconds is
 * one entry. Notes that the spool was used, and reports a stock that fell to its threshold.
 * @param spool the current spool, locked by this transaction
 * @param growth the statement that `growthOf` has built
 * @returns the id of the entry; null when it is not the newest one, and nothing has changed then
 */
export async function growEntry(
  trx: Transaction<DB>,
  userId: number,
  spool: StockedSpool,
  growth: CompiledQuery<Growth>,
): Promise<string | null> {
  const { rows } = await trx.executeQuery(growth)
  const [row] = rows
  if (!row) return null
  await tell(trx, userId, spool, row.addedMg, row.isDue)
  return row.entryId
}

/**
 * Appends the entry that then grows.
 * @param spool the current spool, locked by this transaction
 */
export async function beginEntry(
  trx: Transaction<DB>,
  userId: number,
  spool: StockedSpool,
  { entryId, addedMg, printId, actor }: GrowingEntry,
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
  const { rows } = await sql<{ isDue: boolean }>`
    update filaments set ${used}, balance_mg = ${spool.balance_mg - addedMg}::bigint
    where user_id = ${userId}::bigint and id = ${spool.id}::uuid
    returning told_use_date = (select now()::timestamptz(3)) as "isDue"`.execute(trx)
  await tell(trx, userId, spool, addedMg, rows[0]?.isDue ?? false)
}

const used = sql`first_used_date = coalesce(first_used_date, (select now())), last_used_date = now(),
  told_use_date = case when ${isEventDue} then (select now()) else told_use_date end`

async function tell(
  trx: Transaction<DB>,
  userId: number,
  spool: StockedSpool,
  addedMg: number,
  isDue: boolean,
): Promise<void> {
  if (isDue) recordEvents(trx, [{ userId, name: 'spool.used', recordId: spool.id }])
  if (addedMg !== 0) await reportLowStock(trx, userId, spool, spool.balance_mg - addedMg)
}
