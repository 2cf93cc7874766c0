import { omitUndefined, type Schemas } from '../api.ts'
import { readTags } from '../components/TagsField.tsx'
import { celsiusOrNull, isOn, milligramsOrNull, numberOrNull, textOf, textOrNull } from '../form.ts'
import { readColors } from './readColors.ts'
import type { ProductFacts, TypeFacts } from './typeFacts.ts'

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
  'typeId',
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

/** Records that the form of a spool began with; null where a new spool has none. */
interface Shown {
  readonly spool: Schemas['FilamentDetailDto'] | null
  readonly facts: TypeFacts | null
  readonly product: ProductFacts | null
}

/** Reads the spool form. */
export function readSpoolForm(form: FormData, { spool, facts, product }: Shown): Schemas['EditFilamentDto'] {
  const purchasePrice = numberOrNull(form, 'purchasePrice')
  return {
    typeId: numberOrNull(form, 'typeId'),
    displayName: textOf(form, 'displayName'),
    materialType: textOf(form, 'materialType'),
    brand: textOrNull(form, 'brand'),
    ...readColors(form, facts),
    initialNominalWeightMg: milligramsOrNull(form, 'initialNominalWeightMg'),
    spoolWeightMg: milligramsOrNull(form, 'spoolWeightMg'),
    lowStockThresholdMg: milligramsOrNull(form, 'lowStockThresholdMg'),
    storageLocation: textOrNull(form, 'storageLocation'),
    isActive: isOn(form, 'isActive'),
    isFavorite: isOn(form, 'isFavorite'),
    purchasePrice,
    // Without a currency, the service uses the user's.
    purchaseCurrency: purchasePrice === null ? null : (product?.purchaseCurrency ?? null),
    purchaseDate: textOrNull(form, 'purchaseDate'),
    purchaseLocation: textOrNull(form, 'purchaseLocation'),
    diameterMm: numberOrNull(form, 'diameterMm') ?? 1.75,
    ...omitUndefined({
      materialDensityGramPerCubicCm:
        numberOrNull(form, 'materialDensityGramPerCubicCm') ?? facts?.materialDensityGramPerCubicCm,
    }),
    nozzleTemperatureCelsius: celsiusOrNull(form, 'nozzleTemperatureCelsius'),
    bedTemperatureCelsius: celsiusOrNull(form, 'bedTemperatureCelsius'),
    tags: readTags(form, spool?.tags),
    lotNumber: textOrNull(form, 'lotNumber'),
    articleNumber: textOrNull(form, 'articleNumber'),
    barcode: textOrNull(form, 'barcode'),
    openedDate: textOrNull(form, 'openedDate'),
    driedDate: textOrNull(form, 'driedDate'),
    reorderUrl: textOrNull(form, 'reorderUrl'),
    notes: spool?.notes === form.get('notes') ? spool.notes : textOrNull(form, 'notes'),
  }
}
