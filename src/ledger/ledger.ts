import { sql, type Compilable, type RawBuilder, type Selectable, type Transaction } from 'kysely'
import type { DB, Prints } from '../../generated/database.d.ts'
import { anyOf } from '../database/anyOf.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { together } from '../database/together.ts'
import { statusList } from '../kernel/printStatus.ts'
import { deductedMg } from './deduction.ts'
import { appendEntries, STOCK_COLUMNS, type StockedSpool } from './entries.ts'
import type { ChosenPrints } from './prices.ts'
import { reportedMg } from './reportedUse.ts'

/** Amount, in mg, that a print still has to deduct from a spool or, if negative, return to it. */
interface Difference {
  readonly print_id: number
  readonly filament_id: string
  readonly amount_mg: number
}

/**
 * Aligns the ledgers of spools with what the prints deduct now (docs/domain.md, "Spool ledger"). Entries are
 * only appended: `Usage` for additional deductions, `Reversal` for returned amounts. A deleted print deducts nothing.
 * The spools stay locked until the transaction ends. The number of statements does not grow with the number of prints.
 * @param actor person or credential that caused the change, for the entries
 */
export async function postLedgerDifferences(
  trx: Transaction<DB>,
  userId: number,
  printIds: readonly number[],
  actor: string,
): Promise<void> {
  await bookDifferences(trx, userId, await together(trx, ...selectDifferences(trx, userId, printIds)), actor)
}

/**
 * Selects what `bookDifferences` needs, to be run together: the spools of the prints, which it locks, and then the
 * differences, which count what others have booked before.
 */
export function selectDifferences(trx: Transaction<DB>, userId: number, printIds: readonly number[]) {
  return [lockedSpools(trx, {}, { userId, printIds }), differencesOf(trx, {}, { userId, printIds })] as const
}

/** Appends the entries of selected differences. */
export async function bookDifferences(
  trx: Transaction<DB>,
  userId: number,
  [spools, differences]: readonly [readonly StockedSpool[], readonly Difference[]],
  actor: string,
): Promise<void> {
  const entries = differences.map((difference) => ({
    filamentId: difference.filament_id,
    printId: difference.print_id,
    kind: difference.amount_mg > 0 ? ('Usage' as const) : ('Reversal' as const),
    amountMg: -difference.amount_mg,
  }))
  await appendEntries(trx, userId, spools, entries, actor)
}

/** Spools of prints, locked in the order of their ids, so that two writers wait for each other instead of deadlocking. */
const lockedSpools = templateOf((trx, _: object, { userId, printIds }: ChosenPrints): Compilable<StockedSpool> => {
  const ids = anyOf(printIds)
  return trx
    .selectFrom('filaments')
    .select(STOCK_COLUMNS)
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
        )
        // A print that is opened again deducts what was reported, even of spools that have never been among its materials.
        .union(
          query
            .selectFrom('spool_uses')
            .select('filament_id')
            .where('user_id', '=', userId)
            .where('print_id', '=', ids),
        ),
    )
    .orderBy('id')
    .forNoKeyUpdate()
})

const differencesOf = templateOf((trx, _: object, { userId, printIds }: ChosenPrints): Compilable<Difference> => {
  const ids = anyOf(printIds)
  return (
    trx
      // one row: the amount that one print should deduct from one spool
      .with('wanted', (query) =>
        query
          .selectFrom('filament_usages as u')
          .innerJoinLateral(printOf(sql`u.print_id`, userId), (join) => join.onTrue())
          .select(['u.print_id', 'u.filament_id', sql<number>`coalesce(sum(${deductedMg}), 0)::bigint`.as('amount_mg')])
          .where('u.user_id', '=', userId)
          .where('u.print_id', '=', ids)
          .where('u.filament_id', 'is not', null)
          .where(sql<boolean>`p.status not in ${statusList.open}`)
          .where('p.deducts_material', '=', true)
          .groupBy(['u.print_id', 'u.filament_id'])
          // of a print that is not over, only what programs report while it runs
          .unionAll(
            query
              .selectFrom('spool_uses as s')
              .innerJoinLateral(printOf(sql`s.print_id`, userId), (join) => join.onTrue())
              .select([
                sql<number>`s.print_id`.as('print_id'),
                's.filament_id',
                reportedMg(sql`s.used_ng`).as('amount_mg'),
              ])
              .where('s.user_id', '=', userId)
              .where('s.print_id', '=', ids)
              .where(sql<boolean>`p.status in ${statusList.open}`),
          ),
      )
      // one row: the amount that it has deducted so far
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
          .selectFrom('wanted')
          .fullJoin('booked', (join) =>
            join
              .onRef('booked.print_id', '=', 'wanted.print_id')
              .onRef('booked.filament_id', '=', 'wanted.filament_id'),
          )
          .select([
            sql<number>`coalesce(wanted.print_id, booked.print_id)`.as('print_id'),
            sql<string>`coalesce(wanted.filament_id, booked.filament_id)`.as('filament_id'),
            sql<number>`coalesce(wanted.amount_mg, 0) - coalesce(booked.amount_mg, 0)`.as('amount_mg'),
          ]),
      )
      .selectFrom('difference')
      .select(['print_id', 'filament_id', 'amount_mg'])
      .where('amount_mg', '<>', 0)
      .orderBy('filament_id')
      .orderBy('print_id')
  )
})

/** The print `p` with an id, looked up: a join with the prints of a user who is too new for the planner's statistics could take seconds. */
function printOf(id: RawBuilder<unknown>, userId: number) {
  return sql<Pick<Selectable<Prints>, 'status' | 'progress_percent' | 'deducts_material'>>`(
    select status, progress_percent, deducts_material from prints
    where user_id = ${userId} and id between ${id} and ${id} order by id limit 1
  )`.as('p')
}
