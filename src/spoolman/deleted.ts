import type { BrandDto, FilamentDetailDto, FilamentTypeDto } from '../../generated/api.d.ts'
import type { Filament, Spool, Vendor } from '../../generated/spoolman/api.d.ts'
import { toMicros } from '../kernel/money.ts'
import { toSpoolmanFilament, type FilamentRow } from './filaments.ts'
import { toSpool } from './spools.ts'
import type { Resource } from './topic.ts'
import { toVendor, type VendorRow } from './vendors.ts'

/**
 * Builds a record that is gone, as far as its last event tells: without additional fields. The brand of a filament is
 * named as the event names it.
 * @param data JSON text of the record in the event
 * @param currency that of the programs; a price in another one is left out
 */
export function deletedPayload(resource: Resource, data: string, currency: string): Spool | Filament | Vendor {
  const record: unknown = JSON.parse(data)
  if (resource === 'vendor') return toVendor(vendorRow(record as BrandDto))
  if (resource === 'filament') return deletedFilament(record as FilamentTypeDto, currency)
  return deletedSpool(record as FilamentDetailDto, currency)
}

function vendorRow(brand: BrandDto): VendorRow {
  return {
    id: brand.id,
    registered: brand.createdDate,
    name: brand.name,
    comment: brand.notes,
    empty_spool_weight_mg: brand.emptySpoolWeightMg,
    external_id: brand.externalId,
    extra: {},
  }
}

function deletedFilament(type: FilamentTypeDto, currency: string): Filament {
  const { brandId, brandName, createdDate: registered } = type
  const unknown = { comment: null, empty_spool_weight_mg: null, external_id: null, extra: {} }
  const vendor =
    brandId === null || brandName === null ? null : { id: brandId, registered, name: brandName, ...unknown }
  const product = { ...productRow(type, currency), id: type.id, name: type.name, external_id: type.externalId }
  return toSpoolmanFilament(product, vendor)
}

function deletedSpool(spool: FilamentDetailDto, currency: string): Spool {
  const product = { ...productRow(spool, currency), id: spool.typeId ?? 0, name: spool.displayName, external_id: null }
  const { initialNominalWeightMg: nominal, remainingMg } = spool
  const initial = nominal === null ? null : Math.max(nominal, remainingMg ?? 0)
  return toSpool(
    {
      number: spool.number ?? 0,
      created_date: spool.createdDate,
      first_used_date: null,
      last_used_date: null,
      price_micros: product.price_micros,
      initial_mg: initial,
      spool_weight_mg: spool.spoolWeightMg,
      used_mg: initial === null ? spool.totalUsedMg : initial - (remainingMg ?? initial),
      remaining_mg: remainingMg === null ? null : Math.max(remainingMg, 0),
      storage_location: spool.storageLocation,
      lot_number: spool.lotNumber,
      notes: spool.notes,
      is_active: spool.isActive,
      extra: {},
      density: spool.materialDensityGramPerCubicCm,
      diameter: spool.diameterMm,
    },
    toSpoolmanFilament(product, null),
  )
}

/** Columns of a product that spools and filament types have in common. */
function productRow(
  product: FilamentTypeDto | FilamentDetailDto,
  currency: string,
): Omit<FilamentRow, 'id' | 'name' | 'external_id'> {
  const { purchasePrice: price, purchaseCurrency } = product
  return {
    registered: product.createdDate,
    material: product.materialType,
    price_micros: price === null || purchaseCurrency !== currency ? null : toMicros(price),
    density: product.materialDensityGramPerCubicCm,
    diameter: product.diameterMm,
    weight_mg: product.initialNominalWeightMg,
    spool_weight_mg: product.spoolWeightMg,
    article_number: product.articleNumber,
    comment: product.notes,
    extruder: product.nozzleTemperatureCelsius,
    bed: product.bedTemperatureCelsius,
    color_hex: product.colorHex,
    color_alpha: null,
    colors: product.colors,
    pattern: product.colorPattern,
    extra: {},
  }
}
