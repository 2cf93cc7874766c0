import { sql, type Transaction } from 'kysely'
import type { DB, LedgerKind } from '../../generated/database.d.ts'
import { anyOf } from '../prints/anyOf.ts'
import { deductedMg } from './deduction.ts'

/** What a print has yet to take from a spool (or, negative, to give back), in mg. */
interface Difference {
  readonly print_id: number
  readonly filament_id: string
  readonly balance_mg: number
  readonly amount_mg: number
}

interface Entry {
  readonly position: number
  readonly filament_id: string
  readonly print_id: number
  readonly kind: LedgerKind
  readonly amount_mg: number
  readonly balance_mg: number
}

/**
 * Brings the ledgers of the spools in line with what the prints deduct now (DOMAIN, "Spool ledger entry"). Entries are only
 * appended: `Usage` for what more is taken, `Reversal` for what is given back. A print that no longer exists takes nothing.
 * The number of statements does not grow with the number of prints.
 * @param actor who or what caused it, for the entries
 */
export async function settleLedger(
  trx: Transaction<DB>,
  userId: number,
  printIds: readonly number[],
  actor: string,
): Promise<void> {
  const spools = await lockSpools(trx, userId, printIds)
  if (spools.length === 0) return
  const entries = toEntries(await differences(trx, userId, printIds))
  if (entries.length === 0) return
  await append(trx, userId, entries, actor)
  await updateBalances(trx, userId, entries)
}

/** In the order of their ids, so that two writers wait for each other instead of blocking each other. */
async function lockSpools(
  trx: Transaction<DB>,
  userId: number,
  printIds: readonly number[],
): Promise<{ id: string }[]> {
  const ids = anyOf(printIds)
  return trx
    .selectFrom('filaments')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', (query) =>
      query
        .selectFrom('filament_usages')
        .select('filament_id')
        .where('user_id', '=', userId)
        .where('print_id', '=', ids)
        .where('filament_id', 'is not', null)
        .$narrowType<{ filament_id: string }>()
        .union(
          query
            .selectFrom('filament_ledger')
            .select('filament_id')
            .where('user_id', '=', userId)
            .where('print_id', '=', ids),
        ),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

async function differences(trx: Transaction<DB>, userId: number, printIds: readonly number[]): Promise<Difference[]> {
  const ids = anyOf(printIds)
  return (
    trx
      // one row: what one print is to take from one spool
      .with('wanted', (query) =>
        query
          .selectFrom('filament_usages as u')
          .innerJoin('prints as p', (join) =>
            join.onRef('p.user_id', '=', 'u.user_id').onRef('p.id', '=', 'u.print_id'),
          )
          .select(['u.print_id', 'u.filament_id', sql<number>`coalesce(sum(${deductedMg}), 0)::bigint`.as('amount_mg')])
          .where('u.user_id', '=', userId)
          .where('u.print_id', '=', ids)
          .where('u.filament_id', 'is not', null)
          .groupBy(['u.print_id', 'u.filament_id']),
      )
      // one row: what it took so far
      .with('booked', (query) =>
        query
          .selectFrom('filament_ledger')
          .select(['print_id', 'filament_id', sql<number>`-sum(amount_mg)::bigint`.as('amount_mg')])
          .where('user_id', '=', userId)
          .where('print_id', '=', ids)
          .where('kind', 'in', ['Usage', 'Reversal'])
          .groupBy(['print_id', 'filament_id']),
      )
      .with('difference', (query) =>
        query
          .selectFrom('wanted as w')
          .fullJoin('booked as b', (join) =>
            join.onRef('b.print_id', '=', 'w.print_id').onRef('b.filament_id', '=', 'w.filament_id'),
          )
          .select([
            sql<number>`coalesce(w.print_id, b.print_id)`.as('print_id'),
            sql<string>`coalesce(w.filament_id, b.filament_id)`.as('filament_id'),
            sql<number>`coalesce(w.amount_mg, 0) - coalesce(b.amount_mg, 0)`.as('amount_mg'),
          ]),
      )
      .selectFrom('difference as d')
      .innerJoin('filaments as f', 'f.id', 'd.filament_id')
      .select(['d.print_id', 'd.filament_id', 'd.amount_mg', 'f.balance_mg'])
      .where('f.user_id', '=', userId)
      .where('d.amount_mg', '<>', 0)
      .orderBy('d.filament_id')
      .orderBy('d.print_id')
      .execute()
  )
}

/** With the balance of its spool after each. */
function toEntries(differences: readonly Difference[]): Entry[] {
  const balances = new Map<string, number>()
  return differences.map(({ filament_id, print_id, amount_mg, balance_mg }, position) => {
    const balance = (balances.get(filament_id) ?? balance_mg) - amount_mg
    balances.set(filament_id, balance)
    return {
      position,
      filament_id,
      print_id,
      kind: amount_mg > 0 ? 'Usage' : 'Reversal',
      amount_mg: -amount_mg,
      balance_mg: balance,
    }
  })
}

/** The rows travel as one parameter: as one each, many prints would exceed the protocol's 65,535. */
async function append(trx: Transaction<DB>, userId: number, entries: readonly Entry[], actor: string): Promise<void> {
  await trx
    .insertInto('filament_ledger')
    .columns(['user_id', 'filament_id', 'print_id', 'kind', 'amount_mg', 'balance_mg', 'actor'])
    .expression((query) =>
      query
        .selectFrom(
          sql<Entry>`jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)`.as<'e'>(
            sql`e (position integer, filament_id uuid, print_id bigint, kind ledger_kind, amount_mg bigint, balance_mg bigint)`,
          ),
        )
        .select([
          sql<number>`${userId}::bigint`.as('user_id'),
          'e.filament_id',
          'e.print_id',
          'e.kind',
          'e.amount_mg',
          'e.balance_mg',
          sql<string>`${actor}::text`.as('actor'),
        ])
        .orderBy('e.position'),
    )
    .execute()
}

async function updateBalances(trx: Transaction<DB>, userId: number, entries: readonly Entry[]): Promise<void> {
  const balances = new Map(entries.map((entry) => [entry.filament_id, entry.balance_mg]))
  await trx
    .updateTable('filaments as f')
    .from(
      sql<{
        id: string
        balance_mg: number
      }>`unnest(${[...balances.keys()]}::uuid[], ${[...balances.values()]}::bigint[])`.as<'b'>(sql`b (id, balance_mg)`),
    )
    .set((query) => ({ balance_mg: query.ref('b.balance_mg') }))
    .where('f.user_id', '=', userId)
    .whereRef('f.id', '=', 'b.id')
    .execute()
}
