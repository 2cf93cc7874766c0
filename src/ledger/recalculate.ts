import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { PrintStatus } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { deductedMg, deductedMgOfNew, type UsedAmounts } from './deduction.ts'
import { appendEntries, type StockedSpool } from './entries.ts'
import { bookDifferences, postLedgerDifferences, selectDifferences } from './ledger.ts'
import { hasOwnPrice, microsPerMg } from './materialPrice.ts'
import { comparedSumsMg, materialSumMg } from './materialSum.ts'
import { printSeconds } from './printValues.ts'
import { adoptReportedUse, selectReported } from './reportedUse.ts'
import { electricityMicros, fixPrices, payable, type ChosenPrints } from './prices.ts'
import { statusList } from '../kernel/printStatus.ts'
import { anyOf } from '../database/anyOf.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { defer, deferFew, together } from '../database/together.ts'

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
  await recalculatePriced(trx, userId, printIds, actor)
}

/** Does for prints that have their prices, where they are over, what `recalculatePrints` does. */
export async function recalculatePriced(
  trx: Transaction<DB>,
  userId: number,
  printIds: readonly number[],
  actor: string,
): Promise<void> {
  await recalculateCosts(trx, userId, printIds)
  const [reported, ...differences] = await together(
    trx,
    selectReported(trx, {}, { userId, printIds }),
    ...selectDifferences(trx, userId, printIds),
  )
  if (reported.length === 0) return bookDifferences(trx, userId, differences, actor)
  // Few prints have reported use, so the others need not wait until that is known.
  await adoptReportedUse(trx, userId, reported)
  await recalculateCosts(trx, userId, printIds)
  await postLedgerDifferences(trx, userId, printIds, actor)
}

/** A print that is over and was just inserted, with its prices and the sums of its amounts. */
interface NewPrint {
  readonly id: number
  readonly status: PrintStatus
  /** Its usages, which are inserted. */
  readonly usages: readonly (UsedAmounts & { readonly filament_id?: string | null })[]
  /** The spools of its usages, which this transaction has locked, by their ids. */
  readonly spools: ReadonlyMap<string, StockedSpool>
}

/**
 * Does for a new print that is over what `recalculatePrints` does. Nobody can have reported use during it, and nothing is deducted
 * for it yet; so there is nothing to do for a print without usages.
 * @param actor person or credential that made it, for the ledger
 */
export async function calculateNewPrint(
  trx: Transaction<DB>,
  userId: number,
  { id, status, usages, spools }: NewPrint,
  actor: string,
): Promise<void> {
  if (usages.length === 0) return
  await defer(trx, updateTotals(trx, {}, { userId, printIds: [id] }))
  const bySpool = Map.groupBy(usages, ({ filament_id: filamentId }) => filamentId?.toLowerCase())
  const entries = [...spools.keys()].flatMap((filamentId) => {
    const amounts = bySpool.get(filamentId)?.map((usage) => deductedMgOfNew(status, usage)) ?? []
    const deductedMg = amounts.reduce((sum, mg) => sum + mg, 0)
    return deductedMg === 0 ? [] : { filamentId, printId: id, kind: 'Usage' as const, amountMg: -deductedMg }
  })
  await appendEntries(trx, userId, [...spools.values()], entries, actor)
}

/** Recalculates the costs and totals of prints from their prices and their usages. */
export async function recalculateCosts(
  trx: Transaction<DB>,
  userId: number,
  printIds: readonly number[],
): Promise<void> {
  await recalculateUsages(trx, { userId, printIds })
  await deferFew(trx, printIds.length, updateTotals(trx, {}, { userId, printIds }))
}

/** Repeats the start of a print in its usages, whose costs stay as they are. */
export async function copyStartDate(trx: Transaction<DB>, userId: number, printId: number): Promise<void> {
  await trx
    .updateTable('filament_usages')
    .set((query) => ({
      start_date: query
        .selectFrom('prints as p')
        .select('p.start_date')
        .where('p.user_id', '=', userId)
        .where('p.id', '=', printId),
    }))
    .where('user_id', '=', userId)
    .where('print_id', '=', printId)
    .execute()
}

/** Usages of prints, or of a spool. */
type UsageSelection =
  | (ChosenPrints & { readonly filamentId?: undefined })
  | { readonly userId: number; readonly filamentId: string; readonly printIds?: undefined }

/**
 * Recalculates status, start, times and cost of usages. Cost: weight × spool price ÷ nominal weight, else by the
 * price per 1000 g that was the owner's when the print first finished (docs/domain.md, "Costs").
 */
async function recalculateUsages(trx: Transaction<DB>, usages: UsageSelection): Promise<void> {
  // A spool may have any number of usages.
  await deferFew(trx, usages.printIds?.length ?? Infinity, updateUsages(trx, {}, usages))
}

/*
 * Subqueries look up the print, spool and usages of a row, instead of joins: of a user who is too new for the
 * planner's statistics it expects one row, and would join all rows with all rows. `between x and x` with the same order has the same
 * result as `= x`, but leaves PostgreSQL only the index that begins with it. The columns are in the order of the table: Citus 13
 * mixes them up otherwise.
 */

/** Columns of a usage that follow from its print, and their values of a `pricedPrint`. */
export const ofPrint = {
  columns: sql`cost_micros, cost_currency, start_date, status, print_time_in_seconds, estimated_print_time_in_seconds`,
  values: sql`${payable(sql`priced.deducted_mg * priced.micros_per_mg`)}, priced.currency, priced.start_date, priced.status,
    priced.print_time_in_seconds, priced.estimated_print_time_in_seconds`,
}

/** Price of a spool `f`. */
const OF_SPOOL = { priceMicros: sql`f.purchase_price_micros`, weightMg: sql`f.initial_nominal_weight_mg` }

/** The print of a usage `u`. */
export function pricedPrint(userId: number): RawBuilder<unknown> {
  return sql`(
    -- one row: the print, with the price per mg of the usage
    select p.start_date, p.status, p.print_time_in_seconds, p.estimated_print_time_in_seconds, ${deductedMg} as deducted_mg,
      ${microsPerMg(OF_SPOOL, sql`p.default_spool_price_micros`)} as micros_per_mg,
      case
        when ${hasOwnPrice(OF_SPOOL)}
          then coalesce(f.purchase_currency, p.cost_currency, owner.currency)
        else coalesce(p.cost_currency, owner.currency)
      end as currency
    from prints as p
    inner join users as owner on owner.id = p.user_id
    left join lateral (
      select purchase_price_micros, purchase_currency, initial_nominal_weight_mg from filaments
      where user_id = ${userId} and id between u.filament_id and u.filament_id order by id limit 1
    ) as f on true
    where p.user_id = ${userId} and p.id between u.print_id and u.print_id
    order by p.id limit 1
  ) as priced`
}

const updateUsages = templateOf((trx, _: object, { userId, printIds, filamentId }: UsageSelection) => {
  const chosen = printIds ? sql`u.print_id = ${anyOf(printIds)}` : sql`u.filament_id = ${filamentId}::uuid`
  const statement = sql`
    update filament_usages as u
    set (${ofPrint.columns}) = (select ${ofPrint.values} from ${pricedPrint(userId)})
    where u.user_id = ${userId} and ${chosen}`
  return { compile: () => statement.compile(trx) }
})

const updateTotals = templateOf((trx, _: object, { userId, printIds }: ChosenPrints) => {
  const micros = electricityMicros({
    energyWh: sql`p.measured_energy_wh`,
    seconds: printSeconds,
    wattageW: sql`p.wattage_w`,
    rateMicros: sql`p.electricity_rate_micros`,
  })
  const ofFinished = sql`case when p.status not in ${statusList.open} then ${micros} end`
  const statement = sql`
    update prints as p
    set (filament_amount_mg, estimated_filament_amount_mg, filament_cost_micros, electricity_cost_micros, has_other_currency,
      compared_amount_mg, compared_estimate_mg, is_filament_partial) = (
      select ${sums.amountMg}, ${sums.estimatedAmountMg}, ${sums.costMicros}, ${payable(ofFinished)}, ${sums.hasOtherCurrency},
        ${comparedSumsMg.amount}, ${comparedSumsMg.estimate}, ${sums.isFilamentPartial}
      from ${usagesOfPrint(userId)}
    )
    where p.user_id = ${userId} and p.id = ${anyOf(printIds)}`
  return { compile: () => statement.compile(trx) }
})

/** Whether a usage `u` has a cost in the currency of its print `p`. */
const hasCost = sql`(u.cost_micros is not null and u.cost_currency = p.cost_currency)`

/** Sums of a print `p` over its usages `u`. */
const sums = {
  amountMg: materialSumMg,
  estimatedAmountMg: sql`sum(u.estimated_amount_mg)::bigint`,
  costMicros: payable(sql`sum(u.cost_micros) filter (where u.cost_currency = p.cost_currency)`),
  hasOtherCurrency: sql`coalesce(bool_or(u.cost_micros is not null and u.cost_currency <> p.cost_currency), false)`,
  // Nothing of a material costs nothing at any price.
  isFilamentPartial: sql`coalesce(bool_or(${hasCost})
    and bool_or(not ${hasCost} and coalesce(u.amount_mg, u.estimated_amount_mg) is distinct from 0), false)`,
}

/** The usages `u` of a print `p`. */
function usagesOfPrint(userId: number): RawBuilder<unknown> {
  return sql`(
    select amount_mg, estimated_amount_mg, cost_micros, cost_currency from filament_usages
    where user_id = ${userId} and print_id between p.id and p.id order by print_id
  ) as u`
}

/**
 * Recalculates weights and filament costs of a spool's prints after a correction of its price or material. Their
 * electricity costs keep their stored values (docs/domain.md, "Costs"), and so do the usages of other spools.
 */
export async function recalculateSpoolPrints(trx: Transaction<DB>, userId: number, filamentId: string): Promise<void> {
  await recalculateUsages(trx, { userId, filamentId })
  await sql`
    update prints as p
    set (filament_amount_mg, estimated_filament_amount_mg, filament_cost_micros, has_other_currency,
      compared_amount_mg, compared_estimate_mg, is_filament_partial) = (
      select ${sums.amountMg}, ${sums.estimatedAmountMg}, ${sums.costMicros}, ${sums.hasOtherCurrency},
        ${comparedSumsMg.amount}, ${comparedSumsMg.estimate}, ${sums.isFilamentPartial}
      from ${usagesOfPrint(userId)}
    )
    where p.user_id = ${userId} and p.id = any(array(
      select print_id from filament_usages where user_id = ${userId} and filament_id = ${filamentId}
    ))`.execute(trx)
}
