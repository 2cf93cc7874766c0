import type { Transaction } from 'kysely'
import type { EditFilamentDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import { isCurrency, NO_CURRENCY, toMicros } from '../kernel/money.ts'
import { usualDensity } from './materials.ts'

/**
 * The columns that hold what an owner may write of a spool. Colours are kept in capitals, a price without a currency is in
 * the owner's.
 * @throws Problem 400 for a currency that does not exist, and a day of the year 0, which the calendar does not have
 */
export async function toColumns(trx: Transaction<DB>, userId: number, fields: EditFilamentDto) {
  requireSound(fields)
  return {
    display_name: fields.displayName,
    brand: fields.brand,
    material_type: fields.materialType,
    material_density_gram_per_cubic_cm: fields.materialDensityGramPerCubicCm ?? usualDensity(fields.materialType),
    diameter_mm: fields.diameterMm,
    color_name: fields.colorName,
    color_hex: fields.colorHex?.toUpperCase() ?? null,
    colors: fields.colors.map((color) => color.toUpperCase()),
    color_pattern: fields.colorPattern,
    finish_type: fields.finishType,
    initial_nominal_weight_mg: fields.initialNominalWeightMg,
    spool_weight_mg: fields.spoolWeightMg,
    nozzle_temperature_celsius: fields.nozzleTemperatureCelsius,
    bed_temperature_celsius: fields.bedTemperatureCelsius,
    purchase_date: fields.purchaseDate,
    purchase_location: fields.purchaseLocation,
    purchase_price_micros: fields.purchasePrice === null ? null : toMicros(fields.purchasePrice),
    purchase_currency: await currencyOf(trx, userId, fields),
    storage_location: fields.storageLocation,
    is_active: fields.isActive,
    is_favorite: fields.isFavorite,
    notes: fields.notes,
    low_stock_threshold_mg: fields.lowStockThresholdMg,
  }
}

function requireSound({ purchaseCurrency, purchaseDate }: EditFilamentDto): void {
  const errors = {
    ...(purchaseCurrency === null || isCurrency(purchaseCurrency) ? {} : { purchaseCurrency: [NO_CURRENCY] }),
    ...(purchaseDate?.startsWith('0000') ? { purchaseDate: ['This date does not exist.'] } : {}),
  }
  if (Object.keys(errors).length > 0) throw Problem.invalid(errors)
}

async function currencyOf(
  trx: Transaction<DB>,
  userId: number,
  { purchasePrice, purchaseCurrency }: EditFilamentDto,
): Promise<string | null> {
  if (purchasePrice === null || purchaseCurrency !== null) return purchasePrice === null ? null : purchaseCurrency
  const user = await trx.selectFrom('users').select('currency').where('id', '=', userId).executeTakeFirstOrThrow()
  return user.currency
}
