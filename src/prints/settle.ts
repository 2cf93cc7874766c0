import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB, PrintStatus } from '../../generated/database.d.ts'
import { deductedMg } from '../filaments/deduction.ts'
import { settleLedger } from '../filaments/ledger.ts'
import { MAXIMUM_COST_MICROS } from '../money.ts'
import { anyOf } from '../database/anyOf.ts'

const FINISHED: readonly PrintStatus[] = ['Success', 'PartialSuccess', 'Failed', 'Cancelled']

/** Whether a print in this status is over. */
export function isFinished(status: PrintStatus): boolean {
  return FINISHED.includes(status)
}

/**
 * Brings everything that follows from prints and their usages up to date: what usages repeat of their print, costs, totals, ledgers.
 * To be called in the transaction that changed (or deleted) the prints; the number of statements does not grow with theirs.
 * @param actor who or what changed them, for the ledger
 */
export async function settlePrints(
  trx: Transaction<DB>,
  userId: number,
  printIds: readonly number[],
  actor: string,
): Promise<void> {
  await settleUsages(trx, userId, sql`u.print_id = ${anyOf(printIds)}`)
  await settleTotals(trx, userId, printIds)
  await settleLedger(trx, userId, printIds, actor)
}

/**
 * Status, start, times and cost of usages: weight × spool price ÷ nominal weight, else the owner's price of 1000 g (DOMAIN, "Analytics, exactly").
 * @param which a condition on a usage that is named `u`
 */
export async function settleUsages(trx: Transaction<DB>, userId: number, which: RawBuilder<unknown>): Promise<void> {
  // Who is too new for the planner's statistics seems to have no rows: planned for them alone, all would be joined with all.
  await sql`set local plan_cache_mode = force_generic_plan`.execute(trx)
  await trx
    // one row: a usage with its print's state and its price per mg
    .with('priced', (query) =>
      query
        .selectFrom('filament_usages as u')
        .innerJoin('prints as p', (join) => join.onRef('p.user_id', '=', 'u.user_id').onRef('p.id', '=', 'u.print_id'))
        .innerJoin('users as o', 'o.id', 'u.user_id')
        .leftJoin('filaments as f', (join) =>
          join.onRef('f.user_id', '=', 'u.user_id').onRef('f.id', '=', 'u.filament_id'),
        )
        .select([
          'u.id',
          'p.status',
          'p.start_date',
          'p.print_time_in_seconds',
          'p.estimated_print_time_in_seconds',
          deductedMg.as('deducted_mg'),
          sql<number | null>`coalesce(
            f.purchase_price_micros::numeric / nullif(f.initial_nominal_weight_mg, 0),
            o.default_spool_price_micros / 1000000.0
          )`.as('micros_per_mg'),
          sql<string>`case
            when f.purchase_price_micros is not null and f.initial_nominal_weight_mg > 0 then coalesce(f.purchase_currency, o.currency)
            else o.currency
          end`.as('currency'),
        ])
        .where('u.user_id', '=', userId)
        .where(sql<boolean>`${which}`),
    )
    .updateTable('filament_usages as u')
    .from('priced as c')
    .set((query) => ({
      status: query.ref('c.status'),
      start_date: query.ref('c.start_date'),
      print_time_in_seconds: query.ref('c.print_time_in_seconds'),
      estimated_print_time_in_seconds: query.ref('c.estimated_print_time_in_seconds'),
      cost_micros: payable(sql`c.deducted_mg * c.micros_per_mg`),
      cost_currency: query.ref('c.currency'),
    }))
    .where('u.user_id', '=', userId)
    .whereRef('u.id', '=', 'c.id')
    .execute()
}

/** Currency and electricity rate stay as they were when the print first was finished. */
async function settleTotals(trx: Transaction<DB>, userId: number, printIds: readonly number[]): Promise<void> {
  await trx
    // one row: a print with what its costs are computed from
    .with('priced', (query) =>
      query
        .selectFrom('prints as p')
        .innerJoin('users as o', 'o.id', 'p.user_id')
        .leftJoin('printers as m', (join) =>
          join.onRef('m.user_id', '=', 'p.user_id').onRef('m.id', '=', 'p.printer_id'),
        )
        .select([
          'p.user_id',
          'p.id',
          whenFinished<number | null>(
            sql`coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) * m.wattage_w::numeric`,
          ).as('watt_seconds'),
          sql<string | null>`coalesce(p.cost_currency, ${whenFinished(sql`o.currency`)})`.as('currency'),
          sql<number | null>`coalesce(p.electricity_rate_micros, ${whenFinished(sql`o.electricity_rate_micros`)})`.as(
            'rate_micros',
          ),
        ])
        .where('p.user_id', '=', userId)
        .where('p.id', '=', anyOf(printIds)),
    )
    // one row: a print with the sums over its usages
    .with('summed', (query) =>
      query
        .selectFrom('priced as c')
        .leftJoin('filament_usages as u', (join) =>
          join.onRef('u.user_id', '=', 'c.user_id').onRef('u.print_id', '=', 'c.id'),
        )
        .select(['c.id', ...usageSums(sql`c.currency`)])
        .groupBy('c.id'),
    )
    .updateTable('prints as p')
    .from('priced as c')
    .innerJoin('summed as s', 's.id', 'c.id')
    .set((query) => ({
      filament_amount_mg: query.ref('s.amount_mg'),
      estimated_filament_amount_mg: query.ref('s.estimated_amount_mg'),
      filament_cost_micros: query.ref('s.filament_cost_micros'),
      has_other_currency: query.ref('s.has_other_currency'),
      electricity_cost_micros: payable(sql`c.watt_seconds * c.rate_micros / 3600000`),
      cost_currency: query.ref('c.currency'),
      electricity_rate_micros: query.ref('c.rate_micros'),
    }))
    .where('p.user_id', '=', userId)
    .whereRef('p.id', '=', 'c.id')
    .execute()
}

/**
 * What a print sums up over its usages, which are named `u`.
 * @param currency the print's
 */
export function usageSums(currency: RawBuilder<unknown>) {
  return [
    sql<number | null>`sum(u.amount_mg)::bigint`.as('amount_mg'),
    sql<number | null>`sum(u.estimated_amount_mg)::bigint`.as('estimated_amount_mg'),
    payable(sql`sum(u.cost_micros) filter (where u.cost_currency = ${currency})`).as('filament_cost_micros'),
    sql<boolean>`coalesce(bool_or(u.cost_micros is not null and u.cost_currency <> ${currency}), false)`.as(
      'has_other_currency',
    ),
  ] as const
}

/** Rounded; null beyond the contract's bound. */
function payable(micros: ReturnType<typeof sql>) {
  return sql<number | null>`case when ${micros} <= ${MAXIMUM_COST_MICROS}::bigint then round(${micros})::bigint end`
}

function whenFinished<Value>(value: ReturnType<typeof sql>) {
  return sql<Value>`case when p.status not in ('Pending', 'Printing') then ${value} end`
}
