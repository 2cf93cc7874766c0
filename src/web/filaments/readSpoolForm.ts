import { omitUndefined, type Schemas } from '../api.ts'
import { readTags } from '../components/TagsField.tsx'
import { isOn, milligramsOrNull, numberOrNull, textOf, textOrNull } from '../form.ts'
import { readColors } from './readColors.ts'

/** Names of the properties in the folded section of the spool form. */
export const spoolFactNames = [
  'tags',
  'lotNumber',
  'articleNumber',
  'barcode',
  'openedDate',
  'driedDate',
  'reorderUrl',
] as const

/** Properties of the contract that the spool form shows. */
export const spoolFormFields = [
  'displayName',
  'materialType',
  'brand',
  'colorName',
  'colorHex',
  'colors',
  'colorPattern',
  'finishType',
  'initialNominalWeightMg',
  'spoolWeightMg',
  'lowStockThresholdMg',
  'storageLocation',
  'purchasePrice',
  'purchaseDate',
  'purchaseLocation',
  'diameterMm',
  'materialDensityGramPerCubicCm',
  'nozzleTemperatureCelsius',
  'bedTemperatureCelsius',
  'notes',
  ...spoolFactNames,
]

/**
 * Reads the spool form.
 * @param spool the spool being edited; null for a new one
 */
export function readSpoolForm(form: FormData, spool: Schemas['FilamentDetailDto'] | null): Schemas['EditFilamentDto'] {
  const purchasePrice = numberOrNull(form, 'purchasePrice')
  return {
    displayName: textOf(form, 'displayName'),
    materialType: textOf(form, 'materialType'),
    brand: textOrNull(form, 'brand'),
    ...readColors(form, spool),
    initialNominalWeightMg: milligramsOrNull(form, 'initialNominalWeightMg'),
    spoolWeightMg: milligramsOrNull(form, 'spoolWeightMg'),
    lowStockThresholdMg: milligramsOrNull(form, 'lowStockThresholdMg'),
    storageLocation: textOrNull(form, 'storageLocation'),
    isActive: isOn(form, 'isActive'),
    isFavorite: isOn(form, 'isFavorite'),
    purchasePrice,
    // Without a currency, the service uses the user's.
    purchaseCurrency: purchasePrice === null ? null : (spool?.purchaseCurrency ?? null),
    purchaseDate: textOrNull(form, 'purchaseDate'),
    purchaseLocation: textOrNull(form, 'purchaseLocation'),
    diameterMm: numberOrNull(form, 'diameterMm') ?? 1.75,
    ...omitUndefined({
      materialDensityGramPerCubicCm:
        numberOrNull(form, 'materialDensityGramPerCubicCm') ?? spool?.materialDensityGramPerCubicCm,
    }),
    nozzleTemperatureCelsius: numberOrNull(form, 'nozzleTemperatureCelsius'),
    bedTemperatureCelsius: numberOrNull(form, 'bedTemperatureCelsius'),
    tags: readTags(form),
    lotNumber: textOrNull(form, 'lotNumber'),
    articleNumber: textOrNull(form, 'articleNumber'),
    barcode: textOrNull(form, 'barcode'),
    openedDate: textOrNull(form, 'openedDate'),
    driedDate: textOrNull(form, 'driedDate'),
    reorderUrl: textOrNull(form, 'reorderUrl'),
    notes: spool?.notes === form.get('notes') ? spool.notes : textOrNull(form, 'notes'),
  }
}
