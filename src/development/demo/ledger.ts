import { randomUUID } from 'node:crypto'
import { sql, type Insertable, type Transaction } from 'kysely'
import type { DB, FilamentLedger } from '../../../generated/database.d.ts'
import { daysAgo } from './calendar.ts'
import type { DemoAccount, Spool } from './account.ts'
import { insertRows } from './rows.ts'

/** Actor of the ledger entries. */
export const LEDGER_ACTOR = 'demo'
/** Age of the adjustments by weighing, in days: they follow every ended print. */
const WEIGHED_DAYS_AGO = 1 / 48

/** Inserts the initial ledger entry of every spool whose nominal weight is known. */
export async function openLedgers(trx: Transaction<DB>, userIds: readonly number[]): Promise<void> {
  await trx
    .insertInto('filament_ledger')
    .columns(['user_id', 'filament_id', 'kind', 'amount_mg', 'balance_mg', 'actor', 'created_date'])
    .expression((query) =>
      query
        .selectFrom('filaments')
        .select([
          'user_id',
          'id',
          sql<'Initial'>`'Initial'::ledger_kind`.as('kind'),
          sql<number>`initial_nominal_weight_mg`.as('amount_mg'),
          'balance_mg',
          sql<string>`${LEDGER_ACTOR}::text`.as('actor'),
          'created_date',
        ])
        .where('user_id', 'in', [...userIds])
        .where('initial_nominal_weight_mg', 'is not', null),
    )
    .execute()
}

/** Sets the dates of usage entries to those of their prints: all of them were posted just now. */
export async function dateUsage(trx: Transaction<DB>, userId: number): Promise<void> {
  await trx
    .updateTable('filament_ledger as entry')
    .from('prints as p')
    .set({ created_date: sql<string>`greatest(p.end_date, p.created_date)` })
    .where('entry.user_id', '=', userId)
    .where('p.user_id', '=', userId)
    .whereRef('entry.print_id', '=', 'p.id')
    .execute()
}

/** Adjusts the balance of spools that were weighed or discarded. */
export async function adjustLedgers(trx: Transaction<DB>, { userId, spools }: DemoAccount, now: Date): Promise<void> {
  const balances = new Map(
    (await trx.selectFrom('filaments').select(['id', 'balance_mg']).where('user_id', '=', userId).execute()).map(
      (row) => [row.id, row.balance_mg],
    ),
  )
  const entries = spools.flatMap((spool) => adjustment(userId, spool, balances.get(spool.id) ?? 0, now))
  await insertRows(trx, 'filament_ledger', entries)
  for (const { filament_id, balance_mg } of entries) {
    await trx
      .updateTable('filaments')
      .set({ balance_mg })
      .where('user_id', '=', userId)
      .where('id', '=', filament_id)
      .execute()
  }
}

function adjustment(userId: number, { id, own }: Spool, balanceMg: number, now: Date): Insertable<FilamentLedger>[] {
  const { discarded, weighed } = own
  const found = discarded
    ? { id: undefined, leftG: 0, ...discarded }
    : weighed && { ...weighed, daysAgo: WEIGHED_DAYS_AGO }
  if (!found || found.leftG * 1000 === balanceMg) return []
  return [
    {
      user_id: userId,
      id: found.id ?? randomUUID(),
      filament_id: id,
      kind: 'Adjustment',
      amount_mg: found.leftG * 1000 - balanceMg,
      balance_mg: found.leftG * 1000,
      actor: LEDGER_ACTOR,
      note: found.note,
      created_date: daysAgo(now, found.daysAgo).toISOString(),
    },
  ]
}
