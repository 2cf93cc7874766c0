import { recordMistake } from '../archive/check.ts'
import { readRow, unreadRow, type ReadRow, type SpoolDraft } from '../records.ts'
import { readCells, type Cells } from './cells.ts'
import { OwnCells, ownKey } from './ownCells.ts'

/** Reads a row of `spools.csv`. What was used before is one entry of the ledger, since the list does not have it. */
export function readOwnSpool(cells: Cells): ReadRow {
  const own = new OwnCells(cells)
  const label = own.text('name') ?? 'Spool'
  return readCells('Spool', label, () => {
    const [id, createdDate] = [own.text('id'), own.text('created_date')]
    const mistake = recordMistake('brands', { id: 1, name: label, createdDate, updatedDate: own.text('updated_date') })
    if (id === null || mistake !== null) return unreadRow('Spool', label, 'Error', mistake ?? 'id is missing.')
    return readRow(ownKey(id, createdDate), label, {
      kind: 'Spool',
      usedMg: usedMgOf(own),
      number: own.number('number'),
      source: {
        id,
        createdDate: createdDate ?? '',
        updatedDate: own.text('updated_date') ?? '',
      },
      fields: spoolFields(own, label),
    })
  })
}

/** Reads the weight in mg that was used of a spool. */
export function usedMgOf(own: OwnCells): number | null {
  const nominal = own.mg('nominal_weight_g')
  const remaining = own.mg('remaining_g')
  // The rest counts corrections too, which `used_g` does not have.
  return nominal === null || remaining === null ? own.mg('used_g') : nominal - remaining
}

/** Reads the facts of a spool of `spools.csv`. */
export function spoolFields(own: OwnCells, displayName: string): SpoolDraft['fields'] {
  return {
    displayName,
    brand: own.text('brand'),
    materialType: own.text('material') ?? '',
    colorName: own.text('color_name'),
    colorHex: own.text('color_hex'),
    colors: own.list('colors'),
    ...given('colorPattern', own.text('color_pattern') as 'Solid' | null),
    finishType: own.text('finish'),
    ...given('diameterMm', own.number('diameter_mm')),
    ...given('materialDensityGramPerCubicCm', own.number('density_g_per_cm3')),
    initialNominalWeightMg: own.mg('nominal_weight_g'),
    spoolWeightMg: own.mg('spool_weight_g'),
    lowStockThresholdMg: own.mg('low_stock_threshold_g'),
    nozzleTemperatureCelsius: own.number('nozzle_temperature_c'),
    bedTemperatureCelsius: own.number('bed_temperature_c'),
    purchaseDate: own.text('purchase_date'),
    purchaseLocation: own.text('purchase_location'),
    purchasePrice: own.number('purchase_price'),
    ...given('purchaseCurrency', own.text('purchase_currency')),
    storageLocation: own.text('storage_location'),
    ...given('isActive', own.boolean('is_active')),
    ...given('isFavorite', own.boolean('is_favorite')),
    lotNumber: own.text('lot_number'),
    articleNumber: own.text('article_number'),
    barcode: own.text('barcode'),
    reorderUrl: own.text('reorder_url'),
    openedDate: own.text('opened_date'),
    driedDate: own.text('dried_date'),
    tags: own.list('tags'),
    notes: own.text('notes'),
  }
}

function given<Name extends string, Value>(name: Name, value: Value | null): Partial<Record<Name, Value>> {
  return value === null ? {} : ({ [name]: value } as Partial<Record<Name, Value>>)
}
