import { sql, type Transaction } from 'kysely'
import type { RepricedPrintDto, RepricedPrintsDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { anyOf } from '../database/anyOf.ts'
import { recordEvents } from '../events/record.ts'
import { Problem } from '../kernel/problem.ts'
import { replacePrices } from '../ledger/prices.ts'
import { lockPricingShared } from '../ledger/pricingLock.ts'
import { recalculateCosts } from '../ledger/recalculate.ts'
import { toCost, type StoredCost } from './cost.ts'

/** The maximum number of prints of one request; bounds its transaction. */
const MAX_PRINTS = 10_000
/** The contract's bound of the list of results. */
const MAX_RESULTS = 200

/** The prints to reprice: these, or all that started (or else were recorded) at a time or later. */
export type Selection = { readonly ids: readonly number[] } | { readonly since: string }

interface CostRow extends StoredCost {
  readonly id: number
}

/**
 * Gives finished prints the prices of today: their owner's currency, electricity rate and default spool price, and the
 * wattage of their printers. Stock does not change, nor does a print that is not finished.
 * @param isDryRun reports what would change, without changing anything
 * @throws Problem 400 for too many prints
 */
export async function repricePrints(
  trx: Transaction<DB>,
  userId: number,
  selection: Selection,
  isDryRun: boolean,
): Promise<RepricedPrintsDto> {
  const before = await lockCosts(trx, userId, selection)
  const ids = before.map(({ id }) => id)
  // A dry run takes the same steps, so that it reports exactly what a run would do.
  if (isDryRun) await sql`savepoint before_reprice`.execute(trx)
  await replacePrices(trx, userId, ids)
  await recalculateCosts(trx, userId, ids)
  const after = new Map((await readCosts(trx, userId, ids)).map((row) => [row.id, row]))
  if (isDryRun) await sql`rollback to savepoint before_reprice`.execute(trx)
  else await touch(trx, userId, changedRows(before, after))
  const results = new Map(before.map((row) => [row.id, toResult(row, after.get(row.id) ?? row)]))
  const changed = [...results.values()].filter(({ outcome }) => outcome === 'Changed')
  return {
    dryRun: isDryRun,
    changedCount: changed.length,
    unchangedCount: results.size - changed.length,
    results:
      'ids' in selection
        ? [...new Set(selection.ids)].map((id) => results.get(id) ?? unknown(id))
        : changed.slice(-MAX_RESULTS).reverse(),
  }
}

/** Locks the prints in the order of their ids; returns them in it, with their costs. */
async function lockCosts(trx: Transaction<DB>, userId: number, selection: Selection): Promise<CostRow[]> {
  await lockPricingShared(trx, userId)
  const rows = await selectCosts(trx, userId)
    .$call((query) =>
      'ids' in selection
        ? query.where('id', '=', anyOf(selection.ids))
        : query.where('logged_date', '>=', selection.since),
    )
    .orderBy('id')
    .limit(MAX_PRINTS + 1)
    .forUpdate()
    .execute()
  if (rows.length > MAX_PRINTS) {
    throw Problem.invalid({ since: [`These are more than ${MAX_PRINTS} prints. Use a later time.`] })
  }
  return rows
}

async function readCosts(trx: Transaction<DB>, userId: number, ids: readonly number[]): Promise<CostRow[]> {
  return selectCosts(trx, userId).where('id', '=', anyOf(ids)).execute()
}

function selectCosts(trx: Transaction<DB>, userId: number) {
  return trx
    .selectFrom('prints')
    .select(['id', 'filament_cost_micros', 'electricity_cost_micros', 'cost_currency', 'is_filament_partial'])
    .where('user_id', '=', userId)
}

/** A repriced print counts as changed for its ETag, its date of change and its event. */
async function touch(trx: Transaction<DB>, userId: number, before: readonly CostRow[]): Promise<void> {
  recordEvents(
    trx,
    before.map((row) => ({ userId, name: 'print.updated', recordId: row.id, before: { cost: toCost(row) } })),
  )
  const ids = before.map(({ id }) => id)
  await trx
    .updateTable('prints')
    .set({ updated_date: sql`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', anyOf(ids))
    .execute()
}

function changedRows(before: readonly CostRow[], after: ReadonlyMap<number, CostRow>): CostRow[] {
  return before.filter((row) => isChanged(row, after.get(row.id) ?? row))
}

/** Exact: a difference that rounding hides counts in sums. */
function isChanged(before: CostRow, after: CostRow): boolean {
  return (
    before.filament_cost_micros !== after.filament_cost_micros ||
    before.electricity_cost_micros !== after.electricity_cost_micros ||
    before.cost_currency !== after.cost_currency
  )
}

function toResult(before: CostRow, after: CostRow): RepricedPrintDto {
  return {
    id: before.id,
    outcome: isChanged(before, after) ? 'Changed' : 'Unchanged',
    before: toCost(before),
    after: toCost(after),
  }
}

function unknown(id: number): RepricedPrintDto {
  return { id, outcome: 'NotFound', before: null, after: null }
}
