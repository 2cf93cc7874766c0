import type { Schemas } from '../api.ts'
import { readDuration } from '../components/TimeField.tsx'
import { numberOrNull } from '../form.ts'
import type { printFactNames, PrintValues } from './printValues.ts'

/** Facts about the result of a print. */
export type PrintFactValues = Pick<PrintValues, (typeof printFactNames)[number]>

/** Reads the fields of `PrintFacts`. */
export function readPrintFacts(
  form: FormData,
  values: PrintFactValues,
): Required<Pick<Schemas['PatchPrintDto'], keyof PrintFactValues>> {
  return {
    totalTimeInSeconds: readDuration(form, 'totalTimeInSeconds', values.totalTimeInSeconds),
    measuredEnergyWh: numberOrNull(form, 'measuredEnergyWh'),
    plateCount: numberOrNull(form, 'plateCount'),
    partCount: numberOrNull(form, 'partCount'),
    rating: numberOrNull(form, 'rating'),
  }
}
