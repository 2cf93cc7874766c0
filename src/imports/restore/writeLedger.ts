import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import type { Held } from '../hold.ts'
import { ledgerColumns } from './columns.ts'
import { insertMade, type Made } from './made.ts'
import { recordOf } from './references.ts'

/** Writes entries that continue the ledgers of spools; the stock is what they say. */
export async function writeLedger(trx: Transaction<DB>, held: Held, made: readonly Made[]): Promise<void> {
  const { userId } = held
  const ids = made.map(({ row, find }) => find('Spool', recordOf(row)['filamentId']) ?? '')
  const { rows } = await sql<{ id: string; balance: number }>`
    select id, balance_mg as balance from filaments where user_id = ${userId} and id = any(${[...new Set(ids)]}::uuid[])
    order by id for no key update`.execute(trx)
  const balances = new Map(rows.map(({ id, balance }) => [id, balance]))
  await insertMade(trx, held, 'LedgerEntry', made, ({ row, find }, at) => {
    const record = recordOf(row)
    const spool = ids[at] ?? ''
    const balance = (balances.get(spool) ?? 0) + Number(record['amountMg'])
    balances.set(spool, balance)
    return ledgerColumns(record, find, balance)
  })
  await sql`update filaments as spool set balance_mg = balance.mg
    from unnest(${[...balances.keys()]}::uuid[], ${[...balances.values()]}::bigint[]) as balance (id, mg)
    where spool.user_id = ${userId} and spool.id = balance.id`.execute(trx)
}
