import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { recordEvents } from '../events/record.ts'
import { reportLowStock, type StockedSpool } from './entries.ts'

/** Whether the last event of a spool's reported use was written a minute ago or longer: programs report it every few seconds. */
const isEventDue = sql`coalesce(told_use_date < now() - interval '1 minute', true)`

/** Growth of a ledger entry. */
interface Growth {
  readonly entryId: string
  /** Amount in mg that it deducts in addition; negative for what is returned. */
  readonly addedMg: number
  /** The print that it belongs to; null without one. */
  readonly printId: number | null
  /** The credential that caused it. */
  readonly actor: string
}

/**
 * Lets the newest ledger entry of a spool deduct more, and the stock with it: material that is reported every few seconds is
 * one entry. Notes that the spool was used, and reports a stock that fell to its threshold.
 * @param spool the current spool, locked by this transaction
 * @returns false when the entry is not the newest one of the spool; nothing has changed then
 */
export async function growEntry(
  trx: Transaction<DB>,
  userId: number,
  spool: StockedSpool,
  { entryId, addedMg }: Pick<Growth, 'entryId' | 'addedMg'>,
): Promise<boolean> {
  const { rows } = await sql<{ isDue: boolean }>`
    with grown as (
      update filament_ledger as entry
      set amount_mg = entry.amount_mg - ${addedMg}::bigint, balance_mg = entry.balance_mg - ${addedMg}::bigint
      where entry.user_id = ${userId}::bigint and entry.id = (
        select case when newest.id = ${entryId}::uuid then newest.id end
        from filament_ledger as newest
        where newest.user_id = ${userId}::bigint and newest.filament_id = ${spool.id}::uuid
        order by newest.position desc limit 1)
      returning entry.balance_mg
    )
    update filaments set ${used}, balance_mg = grown.balance_mg
    from grown where user_id = ${userId}::bigint and id = ${spool.id}::uuid
    returning told_use_date = now()::timestamptz(3) as "isDue"`.execute(trx)
  const [row] = rows
  if (row) await tell(trx, userId, spool, addedMg, row.isDue)
  return row !== undefined
}

/**
 * Appends the entry that then grows.
 * @param spool the current spool, locked by this transaction
 */
export async function beginEntry(
  trx: Transaction<DB>,
  userId: number,
  spool: StockedSpool,
  { entryId, addedMg, printId, actor }: Growth,
): Promise<void> {
  await trx
    .insertInto('filament_ledger')
    .values({
      user_id: userId,
      id: entryId,
      filament_id: spool.id,
      print_id: printId,
      kind: 'Usage',
      amount_mg: -addedMg,
      balance_mg: spool.balance_mg - addedMg,
      actor,
    })
    .execute()
  const { rows } = await sql<{ isDue: boolean }>`
    update filaments set ${used}, balance_mg = ${spool.balance_mg - addedMg}::bigint
    where user_id = ${userId}::bigint and id = ${spool.id}::uuid
    returning told_use_date = now()::timestamptz(3) as "isDue"`.execute(trx)
  await tell(trx, userId, spool, addedMg, rows[0]?.isDue ?? false)
}

const used = sql`first_used_date = coalesce(first_used_date, now()), last_used_date = now(),
  told_use_date = case when ${isEventDue} then now() else told_use_date end`

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
