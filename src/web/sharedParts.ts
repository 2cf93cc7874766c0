import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { Schemas } from './schemas.ts'

type Shared = Schemas['SharedPartsDto']

/** Labels of the parts of a print that its owner can share with visitors. */
export const sharedLabels: Readonly<Record<keyof Shared, string>> = {
  notes: common.notes,
  fileName: texts.fileName,
  costs: common.costs,
  failureReason: texts.failureReason,
  material: common.filament,
  settings: texts.mainSlicerSettings,
}

/** Parts of a print that its owner can share with visitors. */
export const sharedParts = ['notes', 'fileName', 'costs', 'failureReason', 'material', 'settings'] as const

/** Parts that a new print shares. */
export const sharedOfNewPrint: Shared = {
  notes: false,
  fileName: false,
  costs: false,
  failureReason: true,
  material: true,
  settings: false,
}

/** The shared parts as a text, such as `Notes, Filament`; empty if none is shared. */
export function listShared(shared: Partial<Shared>): string {
  return sharedParts
    .filter((part) => shared[part])
    .map((part) => sharedLabels[part])
    .join(', ')
}
