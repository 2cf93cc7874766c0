import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { deductedMg } from './deduction.ts'
import { postLedgerDifferences } from './ledger.ts'
import { adoptReportedUse } from './reportedUse.ts'
import { fixPrices } from './prices.ts'
import { useGenericPlans } from './pricingLock.ts'
import { statusList } from '../kernel/printStatus.ts'
import { MAXIMUM_COST_MICROS } from '../kernel/money.ts'
import { anyOf } from '../database/anyOf.ts'

/**
 * Recalculates everything that depends on prints and their usages: values that usages repeat of their print, costs,
 * totals, ledgers. Call it in the transaction that changed or deleted the prints; the number of statements does not
 * grow with theirs.
 * @param actor person or credential that changed them, for the ledger
 */
export async function recalculatePrints(
  trx: Transaction<DB>,
  userId: number,
  printIds: readonly number[],
  actor: string,
): Promise<void> {
  await fixPrices(trx, userId, printIds)
  await adoptReportedUse(trx, userId, printIds)
  await recalculateCosts(trx, userId, printIds)
  await postLedgerDifferences(trx, userId, printIds, actor)
}

/** Recalculates the costs and totals of prints from their prices and their usages. */
export async function recalculateCosts(
  trx: Transaction<DB>,
  userId: number,
  printIds: readonly number[],
): Promise<void> {
  await recalculateUsages(trx, userId, sql`u.print_id = ${anyOf(printIds)}`)
  await recalculateTotals(trx, userId, printIds)
}

/**
 * Recalculates status, start, times and cost of usages. Cost: weight × spool price ÷ nominal weight, else by the
 * price per 1000 g that was the owner's when the print first finished (docs/domain.md, "Costs").
 * @param which condition on usages, aliased as `u`
 */
export async function recalculateUsages(
  trx: Transaction<DB>,
  userId: number,
  which: RawBuilder<unknown>,
): Promise<void> {
  await useGenericPlans(trx)
  await trx
    // one row: a usage with its print's state and its price per mg
    .with('priced', (query) =>
      query
        .selectFrom('filament_usages as u')
        .innerJoin('prints as p', (join) => join.onRef('p.user_id', '=', 'u.user_id').onRef('p.id', '=', 'u.print_id'))
        .innerJoin('users as owner', 'owner.id', 'u.user_id')
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
            p.default_spool_price_micros / 1000000.0
          )`.as('micros_per_mg'),
          sql<string>`case
            when f.purchase_price_micros is not null and f.initial_nominal_weight_mg > 0 then coalesce(f.purchase_currency, p.cost_currency, owner.currency)
            else coalesce(p.cost_currency, owner.currency)
          end`.as('currency'),
        ])
        .where('u.user_id', '=', userId)
        .where(sql<boolean>`${which}`),
    )
    .updateTable('filament_usages as u')
    .from('priced')
    .set((query) => ({
      status: query.ref('priced.status'),
      start_date: query.ref('priced.start_date'),
      print_time_in_seconds: query.ref('priced.print_time_in_seconds'),
      estimated_print_time_in_seconds: query.ref('priced.estimated_print_time_in_seconds'),
      cost_micros: payable(sql`priced.deducted_mg * priced.micros_per_mg`),
      cost_currency: query.ref('priced.currency'),
    }))
    .where('u.user_id', '=', userId)
    .whereRef('u.id', '=', 'priced.id')
    .execute()
}

/** Recalculates the totals of prints. */
async function recalculateTotals(trx: Transaction<DB>, userId: number, printIds: readonly number[]): Promise<void> {
  await trx
    // one row: a print with the inputs of its costs
    .with('priced', (query) =>
      query
        .selectFrom('prints as p')
        .select([
          'p.user_id',
          'p.id',
          'p.cost_currency as currency',
          sql<number | null>`case when p.status not in ${statusList.open} then
            coalesce(
              p.measured_energy_wh::numeric * p.electricity_rate_micros / 1000,
              coalesce(p.print_time_in_seconds, p.estimated_print_time_in_seconds) * p.wattage_w * p.electricity_rate_micros / 3600000
            )
          end`.as('electricity_micros'),
        ])
        .where('p.user_id', '=', userId)
        .where('p.id', '=', anyOf(printIds)),
    )
    // one row: a print with the sums over its usages
    .with('summed', (query) =>
      query
        .selectFrom('priced')
        .leftJoin('filament_usages as u', (join) =>
          join.onRef('u.user_id', '=', 'priced.user_id').onRef('u.print_id', '=', 'priced.id'),
        )
        .select(['priced.id', ...usageSums(sql`priced.currency`)])
        .groupBy('priced.id'),
    )
    .updateTable('prints as p')
    .from('priced')
    .innerJoin('summed', 'summed.id', 'priced.id')
    .set((query) => ({
      filament_amount_mg: query.ref('summed.amount_mg'),
      estimated_filament_amount_mg: query.ref('summed.estimated_amount_mg'),
      filament_cost_micros: query.ref('summed.filament_cost_micros'),
      has_other_currency: query.ref('summed.has_other_currency'),
      electricity_cost_micros: payable(sql`priced.electricity_micros`),
    }))
    .where('p.user_id', '=', userId)
    .whereRef('p.id', '=', 'priced.id')
    .execute()
}

/**
 * Builds the sums of a print over its usages, aliased as `u`.
 * @param currency currency of the print
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

/** Rounds an amount; null beyond the contract's bound. */
function payable(micros: ReturnType<typeof sql>) {
  return sql<number | null>`case when ${micros} <= ${MAXIMUM_COST_MICROS}::bigint then round(${micros})::bigint end`
}
