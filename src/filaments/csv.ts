import type { FilamentDetailDto, FilamentTypeDto } from '../../generated/api.d.ts'
import { grams } from '../csv/cells.ts'
import type { CsvColumns } from '../csv/file.ts'

/** Spool, and the type that it refers to. */
export interface TypedSpool extends FilamentDetailDto {
  readonly type: Pick<FilamentTypeDto, 'name' | 'brandName'> | null
}

/** Columns of the CSV file of spools (docs/archive.md, "CSV"). */
export const SPOOL_COLUMNS: CsvColumns<TypedSpool> = {
  id: (spool) => spool.id,
  name: (spool) => spool.displayName,
  brand: (spool) => spool.brand,
  material: (spool) => spool.materialType,
  color_name: (spool) => spool.colorName,
  color_hex: (spool) => spool.colorHex,
  colors: (spool) => spool.colors,
  color_pattern: (spool) => spool.colorPattern,
  finish: (spool) => spool.finishType,
  diameter_mm: (spool) => spool.diameterMm,
  density_g_per_cm3: (spool) => spool.materialDensityGramPerCubicCm,
  nominal_weight_g: (spool) => grams(spool.initialNominalWeightMg),
  remaining_g: (spool) => grams(spool.remainingMg),
  used_g: (spool) => grams(spool.totalUsedMg),
  spool_weight_g: (spool) => grams(spool.spoolWeightMg),
  low_stock_threshold_g: (spool) => grams(spool.lowStockThresholdMg),
  nozzle_temperature_c: (spool) => spool.nozzleTemperatureCelsius,
  bed_temperature_c: (spool) => spool.bedTemperatureCelsius,
  purchase_date: (spool) => spool.purchaseDate,
  purchase_location: (spool) => spool.purchaseLocation,
  purchase_price: (spool) => spool.purchasePrice,
  purchase_currency: (spool) => spool.purchaseCurrency,
  storage_location: (spool) => spool.storageLocation,
  is_active: (spool) => spool.isActive,
  is_favorite: (spool) => spool.isFavorite,
  lot_number: (spool) => spool.lotNumber,
  article_number: (spool) => spool.articleNumber,
  barcode: (spool) => spool.barcode,
  reorder_url: (spool) => spool.reorderUrl,
  opened_date: (spool) => spool.openedDate,
  dried_date: (spool) => spool.driedDate,
  tags: (spool) => spool.tags,
  notes: (spool) => spool.notes,
  created_date: (spool) => spool.createdDate,
  updated_date: (spool) => spool.updatedDate,
  number: (spool) => spool.number,
  type_id: (spool) => spool.typeId,
  type: (spool) => spool.type?.name ?? null,
  type_brand: (spool) => spool.type?.brandName ?? null,
}
