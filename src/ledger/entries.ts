import { sql, type Transaction } from 'kysely'
import type { FilamentDetailDto } from '../../generated/api.d.ts'
import type { DB, LedgerKind } from '../../generated/database.d.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { defer } from '../database/together.ts'
import { recordEvents } from '../events/record.ts'
import { notifyOfLowSpool } from './lowSpool.ts'

/** Columns of a locked spool that its ledger depends on. */
export interface StockedSpool {
  readonly id: string
  readonly display_name: string
  readonly balance_mg: number
  readonly initial_nominal_weight_mg: number | null
  readonly spool_weight_mg: number | null
  readonly low_stock_threshold_mg: number | null
}

/** Columns of a `StockedSpool`. */
export const STOCK_COLUMNS = [
  'id',
  'display_name',
  'balance_mg',
  'initial_nominal_weight_mg',
  'spool_weight_mg',
  'low_stock_threshold_mg',
] as const

/** Entry to append to a spool's ledger. */
export interface NewEntry {
  readonly filamentId: string
  readonly kind: LedgerKind
  /** Amount in mg; negative for deductions. */
  readonly amountMg: number
  readonly printId?: number
  readonly reversesId?: string
  readonly note?: string | null
}

/**
 * Appends entries to the ledgers of spools, each with the balance after it, and reports stocks that fell to their
 * threshold.
 * @param spools current spools, locked by this transaction; every entry belongs to one of them
 * @param entries entries in order
 * @param actor person or credential that caused them
 */
export async function appendEntries(
  trx: Transaction<DB>,
  userId: number,
  spools: readonly StockedSpool[],
  entries: readonly NewEntry[],
  actor: string,
): Promise<void> {
  if (entries.length === 0) return
  const balances = new Map(spools.map((spool) => [spool.id, spool.balance_mg]))
  const rows = entries.map((entry, position) => {
    const balance = balances.get(entry.filamentId)
    if (balance === undefined) throw new Error('The ledger of a spool that is not locked would get a wrong balance.')
    const balanceMg = balance + entry.amountMg
    balances.set(entry.filamentId, balanceMg)
    return { ...entry, balanceMg, position }
  })
  await defer(trx, insertEntries(trx, {}, { userId, rows: JSON.stringify(rows), actor }))
  const amounts = { userId, ids: [...balances.keys()], amounts: [...balances.values()] }
  await defer(trx, updateBalances(trx, {}, amounts))
  const used = new Set(entries.filter(({ printId }) => printId !== undefined).map(({ filamentId }) => filamentId))
  recordEvents(
    trx,
    spools
      .filter(({ id }) => used.has(id))
      .map((spool) => ({ userId, name: 'spool.used', recordId: spool.id, before: stockBefore(spool) })),
  )
  for (const spool of spools) await reportLowStock(trx, userId, spool, balances.get(spool.id) ?? spool.balance_mg)
}

/**
 * Inserts the rows as one parameter: with one parameter per value, many prints would exceed the protocol's limit of
 * 65,535.
 */
const insertEntries = templateOf(
  (
    _trx,
    _: object,
    { userId, rows, actor }: { readonly userId: number; readonly rows: string; readonly actor: string },
  ) => sql<object>`
    insert into filament_ledger (
      user_id, filament_id, print_id, reverses_id, kind, amount_mg, balance_mg, note, actor)
    select ${userId}::bigint, entry."filamentId", entry."printId", entry."reversesId", entry.kind, entry."amountMg",
      entry."balanceMg", entry.note, ${actor}::text
    from jsonb_to_recordset(${rows}::jsonb) as entry (
      position integer, "filamentId" uuid, "printId" bigint, "reversesId" uuid, kind ledger_kind,
      "amountMg" bigint, "balanceMg" bigint, note text)
    order by entry.position`,
)

const updateBalances = templateOf(
  (
    _trx,
    _: object,
    balances: { readonly userId: number; readonly ids: readonly string[]; readonly amounts: readonly number[] },
  ) => sql<object>`
    update filaments as f set balance_mg = balance.balance_mg
    from unnest(${balances.ids}::uuid[], ${balances.amounts}::bigint[]) as balance (id, balance_mg)
    where f.user_id = ${balances.userId} and f.id = balance.id and f.balance_mg <> balance.balance_mg`,
)

/** The stock that a spool had; it is shown only where its nominal weight is known. */
function stockBefore({ balance_mg, initial_nominal_weight_mg }: StockedSpool): Partial<FilamentDetailDto> {
  return initial_nominal_weight_mg === null ? {} : { remainingMg: balance_mg }
}

/**
 * Reports low and empty stock once each time it falls to the threshold, not for every use of a spool that is already low.
 * @param spool as it was before
 * @param remainingMg what is left of it, in mg
 */
export async function reportLowStock(
  trx: Transaction<DB>,
  userId: number,
  spool: StockedSpool,
  remainingMg: number,
): Promise<void> {
  const threshold = spool.low_stock_threshold_mg
  // Without a nominal weight the balance does not show what is left.
  if (spool.initial_nominal_weight_mg === null) return
  const before = stockBefore(spool)
  const fallsTo = (mg: number) => spool.balance_mg > mg && remainingMg <= mg
  if (fallsTo(0)) recordEvents(trx, [{ userId, name: 'spool.emptied', recordId: spool.id, before }])
  if (threshold === null || !fallsTo(threshold)) return
  recordEvents(trx, [{ userId, name: 'spool.low', recordId: spool.id, before }])
  await notifyOfLowSpool(trx, userId, { filamentId: spool.id, displayName: spool.display_name, remainingMg })
}
