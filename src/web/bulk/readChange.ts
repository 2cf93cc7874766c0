import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { Schemas } from '../api.ts'
import { readTags } from '../components/TagsField.tsx'
import { viewStatuses } from '../components/VisibilitySelect.tsx'
import { failureCategoryOf } from '../failureCategories.ts'
import { choiceOf, numberOrNull, textOrNull } from '../form.ts'
import { printStatuses } from '../prints/readPrintForm.ts'

/** Changes that can be made to many prints: name in the contract and label. */
export const changeOptions = [
  ['status', common.status],
  ['viewStatus', common.visibility],
  ['printerId', common.printer],
  ['projectId', common.project],
  ['failureCategory', texts.failureCategory],
  ['addTags', texts.addTags],
  ['removeTags', texts.removeTags],
] as const

/** Name of a change. */
export type ChangeName = (typeof changeOptions)[number][0]

/**
 * Reads the value of a change from the form.
 * @param tags those of the prints, of which some may have commas
 */
export function readChange(form: FormData, name: ChangeName, tags: readonly string[]): Schemas['BulkPrintChangesDto'] {
  if (name === 'status') return { status: choiceOf(form, 'status', printStatuses) }
  if (name === 'viewStatus') return { viewStatus: choiceOf(form, 'viewStatus', viewStatuses) }
  if (name === 'printerId') return { printerId: numberOrNull(form, 'printerId') }
  if (name === 'projectId') return { projectId: textOrNull(form, 'projectId') }
  if (name === 'failureCategory') return { failureCategory: failureCategoryOf(form.get('failureCategory')) ?? null }
  return { [name]: readTags(form, name === 'removeTags' ? tags : []) }
}
