import type { Transaction } from 'kysely'
import type { EditFilamentDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import { purchaseErrors, toPurchaseColumns } from '../users/purchase.ts'
import { productColumns } from '../filamentTypes/productColumns.ts'
import { usualDensity } from './materials.ts'

const DAYS = ['purchaseDate', 'openedDate', 'driedDate'] as const

/**
 * The columns that hold the fields of a spool. Names are stored without white space around them, a price without a currency is in the
 * owner's.
 * @throws Problem 400 for a currency that does not exist, and a day of the year 0, which the calendar does not have
 */
export async function filamentColumns(trx: Transaction<DB>, userId: number, fields: EditFilamentDto) {
  requireSound(fields)
  return {
    display_name: fields.displayName,
    brand: fields.brand?.trim() || null,
    material_type: fields.materialType.trim(),
    material_density_gram_per_cubic_cm: fields.materialDensityGramPerCubicCm ?? usualDensity(fields.materialType),
    diameter_mm: fields.diameterMm,
    ...productColumns(fields),
    purchase_date: fields.purchaseDate,
    purchase_location: fields.purchaseLocation?.trim() || null,
    ...(await toPurchaseColumns(trx, userId, fields)),
    storage_location: fields.storageLocation?.trim() || null,
    is_active: fields.isActive,
    is_favorite: fields.isFavorite,
    notes: fields.notes,
    low_stock_threshold_mg: fields.lowStockThresholdMg,
    lot_number: fields.lotNumber,
    article_number: fields.articleNumber,
    barcode: fields.barcode,
    reorder_url: fields.reorderUrl,
    opened_date: fields.openedDate,
    dried_date: fields.driedDate,
    tags: fields.tags,
  }
}

function requireSound(fields: EditFilamentDto): void {
  const errors = {
    ...purchaseErrors(fields),
    ...Object.fromEntries(DAYS.flatMap((name) => dayErrors(name, fields[name]))),
  }
  if (Object.keys(errors).length > 0) throw Problem.invalid(errors)
}

function dayErrors(name: string, day: string | null): [string, string[]][] {
  return day?.startsWith('0000') ? [[name, ['This date does not exist.']]] : []
}
