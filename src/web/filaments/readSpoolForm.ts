import type { Schemas } from '../api.ts'
import { readTags } from '../components/TagsField.tsx'
import { isOn, milligramsOrNull, numberOrNull, textOf, textOrNull } from '../form.ts'
import { filamentFormFields, readFilamentForm } from './readFilamentForm.ts'
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
  'brand',
  'lowStockThresholdMg',
  'storageLocation',
  'purchaseDate',
  'purchaseLocation',
  ...filamentFormFields,
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
  return {
    typeId: numberOrNull(form, 'typeId'),
    displayName: textOf(form, 'displayName'),
    brand: textOrNull(form, 'brand'),
    ...readFilamentForm(form, { record: spool, facts, product }),
    lowStockThresholdMg: milligramsOrNull(form, 'lowStockThresholdMg'),
    storageLocation: textOrNull(form, 'storageLocation'),
    isActive: isOn(form, 'isActive'),
    isFavorite: isOn(form, 'isFavorite'),
    purchaseDate: textOrNull(form, 'purchaseDate'),
    purchaseLocation: textOrNull(form, 'purchaseLocation'),
    tags: readTags(form, spool?.tags),
    lotNumber: textOrNull(form, 'lotNumber'),
    barcode: textOrNull(form, 'barcode'),
    openedDate: textOrNull(form, 'openedDate'),
    driedDate: textOrNull(form, 'driedDate'),
    reorderUrl: textOrNull(form, 'reorderUrl'),
  }
}
