import { sql, type Insertable, type RawBuilder, type Selectable, type Transaction } from 'kysely'
import type { DB, Prints } from '../../generated/database.d.ts'
import { anyOf } from '../database/anyOf.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { deferFew } from '../database/together.ts'
import { MAXIMUM_COST_MICROS } from '../kernel/money.ts'
import { statusList } from '../kernel/printStatus.ts'

/** Prints of a user. */
export interface ChosenPrints {
  readonly userId: number
  readonly printIds: readonly number[]
}

/** Columns of a print with the prices that it is fixed to. */
export type Prices = Pick<
  Selectable<Prints>,
  'cost_currency' | 'electricity_rate_micros' | 'default_spool_price_micros' | 'wattage_w'
>

/** Selects the prices of today of a user and one of the user's printers; null for none. */
export const currentPrices = templateOf(
  (trx, _: object, { userId, printerId }: { readonly userId: number; readonly printerId: number | null }) =>
    trx
      .selectFrom('users as owner')
      .select((query) => [
        'owner.currency as cost_currency',
        'owner.electricity_rate_micros',
        'owner.default_spool_price_micros',
        query
          .selectFrom('printers as printer')
          .select('printer.wattage_w')
          .where('printer.user_id', '=', userId)
          .where('printer.id', '=', printerId)
          .as('wattage_w'),
      ])
      .where('owner.id', '=', userId),
)

/**
 * The other columns of a new print that is over, as `fixPrices` and `recalculateCosts` would make them.
 * @param columns its columns, among them its `Prices`
 */
export function pricedColumns(columns: Partial<Insertable<Prints>>) {
  const {
    measured_energy_wh: energyWh = null,
    print_time_in_seconds: seconds = null,
    estimated_print_time_in_seconds: estimatedSeconds = null,
    wattage_w: wattageW = null,
    electricity_rate_micros: rateMicros = null,
    printer_id: printerId = null,
  } = columns
  const micros = electricityMicros({
    energyWh: sql`${energyWh}::double precision`,
    seconds: sql`coalesce(${seconds}::integer, ${estimatedSeconds}::integer)`,
    wattageW: sql`${wattageW}::numeric`,
    rateMicros: sql`${rateMicros}::bigint`,
  })
  return {
    is_priced: true,
    finished_date: sql<string>`now()`,
    wattage_printer_id: printerId,
    electricity_cost_micros: payable(micros),
  }
}

/** Builds what the electricity of a print costs: of its measured energy, else of its time and the wattage of its printer. */
export function electricityMicros({
  energyWh,
  seconds,
  wattageW,
  rateMicros,
}: Readonly<Record<'energyWh' | 'seconds' | 'wattageW' | 'rateMicros', RawBuilder<unknown>>>): RawBuilder<unknown> {
  return sql`coalesce(
      ${energyWh}::numeric * ${rateMicros} / 1000,
      ${seconds} * ${wattageW} * ${rateMicros} / 3600000
    )`
}

/** Rounds an amount; null beyond the contract's bound. */
export function payable(micros: RawBuilder<unknown>): RawBuilder<number | null> {
  return sql<number | null>`case when ${micros} <= ${MAXIMUM_COST_MICROS}::bigint then round(${micros})::bigint end`
}

/**
 * Fixes the prices of prints that are finished for the first time: currency, electricity rate and default spool price of
 * their owner, and the wattage of the printer. A finished print that was given another printer gets that one's wattage.
 * What is fixed, also that a price was unknown, stays until the print is repriced (docs/domain.md, "Costs"). Stores the
 * time at which they are first finished, too.
 */
export async function fixPrices(trx: Transaction<DB>, userId: number, printIds: readonly number[]): Promise<void> {
  await deferFew(trx, printIds.length, updatePrices(trx, { isReplacing: false }, { userId, printIds }))
}

/** Gives finished prints the prices of today. */
export async function replacePrices(trx: Transaction<DB>, userId: number, printIds: readonly number[]): Promise<void> {
  await deferFew(trx, printIds.length, updatePrices(trx, { isReplacing: true }, { userId, printIds }))
}

const updatePrices = templateOf(
  (trx, { isReplacing }: { readonly isReplacing: boolean }, { userId, printIds }: ChosenPrints) =>
    trx
      .updateTable('prints as p')
      .from('users as owner')
      .set(isReplacing ? pricesOf(userId, ({ current }) => current) : missingPrices(userId))
      .whereRef('owner.id', '=', 'p.user_id')
      .where('p.user_id', '=', userId)
      .where('p.id', '=', anyOf(printIds))
      .where(sql<boolean>`p.status not in ${statusList.open}`)
      .where(isReplacing ? sql<boolean>`true` : sql<boolean>`not (${hasPrices})`),
)

/** Whether nothing of what `fixPrices` fixes is missing from a print `p`. */
const hasPrices = sql<boolean>`p.is_priced and p.wattage_printer_id is not distinct from p.printer_id`

/** Builds the columns that `fixPrices` sets, for a statement that changes a print `p` of `owner` anyway. */
export function missingPrices(userId: number) {
  return pricesOf(userId, ({ fixed, current }, isWattage) =>
    isWattage
      ? sql`case when ${hasPrices} then ${fixed} else ${current} end`
      : sql`case when p.is_priced then ${fixed} else coalesce(${fixed}, ${current}) end`,
  )
}

/** A price that a print has, and that of today. */
type Price = Readonly<Record<'fixed' | 'current', RawBuilder<unknown>>>

function pricesOf(userId: number, choose: (price: Price, isWattage: boolean) => RawBuilder<unknown>) {
  const chosen = <Value>(fixed: RawBuilder<unknown>, current: RawBuilder<unknown>, isWattage = false) =>
    sql<Value>`${choose({ fixed, current }, isWattage)}`
  return {
    is_priced: true,
    finished_date: sql<string>`case when p.is_priced then p.finished_date else coalesce(p.finished_date, (select now())) end`,
    cost_currency: chosen<string>(sql`p.cost_currency`, sql`owner.currency`),
    electricity_rate_micros: chosen<number | null>(sql`p.electricity_rate_micros`, sql`owner.electricity_rate_micros`),
    default_spool_price_micros: chosen<number | null>(
      sql`p.default_spool_price_micros`,
      sql`owner.default_spool_price_micros`,
    ),
    wattage_w: chosen<number | null>(
      sql`p.wattage_w`,
      sql`(select printer.wattage_w from printers as printer where printer.user_id = ${userId} and printer.id = p.printer_id)`,
      true,
    ),
    wattage_printer_id: sql<number | null>`p.printer_id`,
  }
}
