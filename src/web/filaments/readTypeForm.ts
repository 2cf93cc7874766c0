import type { Schemas } from '../api.ts'
import { milligramsOrNull, textOrNull } from '../form.ts'
import { filamentFormFields, readFilamentForm } from './readFilamentForm.ts'

/** Properties of the contract that the form of a filament type shows. */
export const typeFormFields = ['name', 'brandName', 'reorderPointMg', ...filamentFormFields]

/**
 * Reads the form of a filament type.
 * @param type the type being edited; null for a new one
 */
export function readTypeForm(form: FormData, type: Schemas['FilamentTypeDto'] | null): Schemas['EditFilamentTypeDto'] {
  return {
    name: textOrNull(form, 'name'),
    brandName: textOrNull(form, 'brandName'),
    ...readFilamentForm(form, { record: type, facts: type, product: type }),
    reorderPointMg: milligramsOrNull(form, 'reorderPointMg'),
    externalId: type?.externalId ?? null,
  }
}
