import { omitUndefined, type Schemas } from '../api.ts'
import { celsiusOrNull, milligramsOrNull, numberOrNull, textOf, textOrNull } from '../form.ts'
import { readColors } from './readColors.ts'

/** Properties of the contract that the form of a filament type shows. */
export const typeFormFields = [
  'name',
  'brandName',
  'materialType',
  'colorName',
  'colorHex',
  'colors',
  'colorPattern',
  'finishType',
  'initialNominalWeightMg',
  'spoolWeightMg',
  'purchasePrice',
  'articleNumber',
  'diameterMm',
  'materialDensityGramPerCubicCm',
  'nozzleTemperatureCelsius',
  'bedTemperatureCelsius',
  'notes',
]

/**
 * Reads the form of a filament type.
 * @param type the type being edited; null for a new one
 */
export function readTypeForm(form: FormData, type: Schemas['FilamentTypeDto'] | null): Schemas['EditFilamentTypeDto'] {
  const purchasePrice = numberOrNull(form, 'purchasePrice')
  return {
    name: textOrNull(form, 'name'),
    brandName: textOrNull(form, 'brandName'),
    materialType: textOf(form, 'materialType'),
    ...readColors(form, type),
    initialNominalWeightMg: milligramsOrNull(form, 'initialNominalWeightMg'),
    spoolWeightMg: milligramsOrNull(form, 'spoolWeightMg'),
    purchasePrice,
    // Without a currency, the service uses the user's.
    purchaseCurrency: purchasePrice === null ? null : (type?.purchaseCurrency ?? null),
    articleNumber: textOrNull(form, 'articleNumber'),
    diameterMm: numberOrNull(form, 'diameterMm') ?? 1.75,
    ...omitUndefined({
      materialDensityGramPerCubicCm:
        numberOrNull(form, 'materialDensityGramPerCubicCm') ?? type?.materialDensityGramPerCubicCm,
    }),
    nozzleTemperatureCelsius: celsiusOrNull(form, 'nozzleTemperatureCelsius'),
    bedTemperatureCelsius: celsiusOrNull(form, 'bedTemperatureCelsius'),
    notes: type?.notes === form.get('notes') ? type.notes : textOrNull(form, 'notes'),
    externalId: type?.externalId ?? null,
  }
}
