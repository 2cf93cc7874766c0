import { omitUndefined, type Schemas } from '../api.ts'
import { readTags } from '../components/TagsField.tsx'
import { choiceOf, isOn, milligramsOrNull, numberOrNull, textOf, textOrNull } from '../form.ts'

/** Color patterns in the spool form. */
export const colorPatterns = ['Solid', 'Multi', 'Gradient', 'Rainbow'] as const

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
  // Browsers return colors in lower case; the service stores them in upper case.
  const colors = form.getAll('colors').flatMap((color) => (typeof color === 'string' ? color.toUpperCase() : []))
  const purchasePrice = numberOrNull(form, 'purchasePrice')
  return {
    displayName: textOf(form, 'displayName'),
    materialType: textOf(form, 'materialType'),
    brand: textOrNull(form, 'brand'),
    colorName: textOrNull(form, 'colorName'),
    colorHex: colors[0] ?? null,
    colors: colors.length > 1 ? colors : [],
    colorPattern: colors.length > 1 ? choiceOf(form, 'colorPattern', colorPatterns) : (spool?.colorPattern ?? 'Solid'),
    finishType: textOrNull(form, 'finishType'),
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
