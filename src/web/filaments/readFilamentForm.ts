import { omitUndefined, type Schemas } from '../api.ts'
import { celsiusOrNull, milligramsOrNull, numberOrNull, textOf, textOrNull } from '../form.ts'
import { readColors } from './readColors.ts'

/** Properties of the contract that the forms of spools and filament types share. */
export const filamentFormFields = [
  'materialType',
  'colorName',
  'colorHex',
  'colors',
  'colorPattern',
  'finishType',
  'initialNominalWeightMg',
  'spoolWeightMg',
  'purchasePrice',
  'diameterMm',
  'materialDensityGramPerCubicCm',
  'nozzleTemperatureCelsius',
  'bedTemperatureCelsius',
  'articleNumber',
  'notes',
] as const

/** Records that the form began with; null where there was none. They have what the form does not show. */
interface Shown {
  /** The spool or filament type that is edited. */
  readonly record: Pick<Schemas['FilamentTypeDto'], 'notes'> | null
  readonly facts: Pick<Schemas['FilamentTypeDto'], 'colorPattern' | 'materialDensityGramPerCubicCm'> | null
  readonly product: Pick<Schemas['FilamentTypeDto'], 'purchaseCurrency'> | null
}

/** Reads the fields that the forms of spools and filament types share. */
export function readFilamentForm(form: FormData, { record, facts, product }: Shown) {
  const purchasePrice = numberOrNull(form, 'purchasePrice')
  return {
    materialType: textOf(form, 'materialType'),
    ...readColors(form, facts),
    initialNominalWeightMg: milligramsOrNull(form, 'initialNominalWeightMg'),
    spoolWeightMg: milligramsOrNull(form, 'spoolWeightMg'),
    purchasePrice,
    // Without a currency, the service uses the user's.
    purchaseCurrency: purchasePrice === null ? null : (product?.purchaseCurrency ?? null),
    diameterMm: numberOrNull(form, 'diameterMm') ?? 1.75,
    ...omitUndefined({
      materialDensityGramPerCubicCm:
        numberOrNull(form, 'materialDensityGramPerCubicCm') ?? facts?.materialDensityGramPerCubicCm,
    }),
    nozzleTemperatureCelsius: celsiusOrNull(form, 'nozzleTemperatureCelsius'),
    bedTemperatureCelsius: celsiusOrNull(form, 'bedTemperatureCelsius'),
    articleNumber: textOrNull(form, 'articleNumber'),
    notes: record?.notes === form.get('notes') ? record.notes : textOrNull(form, 'notes'),
  }
}
