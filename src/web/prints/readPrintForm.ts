import type { Schemas } from '../api.ts'
import { readTags } from '../components/TagsField.tsx'
import { readDuration } from '../components/TimeField.tsx'
import { viewStatuses } from '../components/VisibilitySelect.tsx'
import { failureCategoryOf } from '../failureCategories.ts'
import { choiceOf, isOn, numberOrNull, textOf, textOrNull } from '../form.ts'
import { toLocalTime } from '../localTime.ts'
import { printFactNames, type PrintValues } from './printValues.ts'
import { readPrintFacts } from './readPrintFacts.ts'
import { readShared } from './SharingFields.tsx'

/** Properties of the contract that the print form shows. */
export const printFormFields = [
  'title',
  'status',
  'printerId',
  'projectId',
  'startDate',
  'endDate',
  'printTimeInSeconds',
  'estimatedPrintTimeInSeconds',
  'filamentUsage',
  'tags',
  'copies',
  'viewStatus',
  'fileName',
  'url',
  'failureReason',
  'failureCategory',
  'notes',
  'privateNotes',
  'shared',
  ...printFactNames,
]

/** Statuses in the print form, the most common first. */
export const printStatuses = ['Success', 'PartialSuccess', 'Failed', 'Cancelled', 'Printing', 'Pending'] as const

/**
 * Reads the print form.
 * @param values initial values of the form: an unchanged value stays exactly as it is
 * @param zone time zone of the user, in which the form shows times
 */
export function readPrintForm(
  form: FormData,
  filamentUsage: Schemas['EditFilamentUsageDto'][],
  values: PrintValues,
  zone: string,
): Schemas['EditPrintDto'] {
  const time = (name: 'startDate' | 'endDate') =>
    textOf(form, name) === toLocalTime(values[name], zone) ? values[name] : textOrNull(form, name)
  const duration = (name: 'printTimeInSeconds' | 'estimatedPrintTimeInSeconds') =>
    readDuration(form, name, values[name])
  return {
    title: textOf(form, 'title'),
    status: choiceOf(form, 'status', printStatuses),
    viewStatus: choiceOf(form, 'viewStatus', viewStatuses),
    printerId: numberOrNull(form, 'printerId'),
    projectId: textOrNull(form, 'projectId'),
    startDate: time('startDate'),
    endDate: time('endDate'),
    printTimeInSeconds: duration('printTimeInSeconds'),
    estimatedPrintTimeInSeconds: duration('estimatedPrintTimeInSeconds'),
    ...readPrintFacts(form, values),
    filamentUsage,
    notes: values.notes === form.get('notes') ? values.notes : textOrNull(form, 'notes'),
    privateNotes:
      values.privateNotes === form.get('privateNotes') ? values.privateNotes : textOrNull(form, 'privateNotes'),
    shared: readShared(form),
    url: textOrNull(form, 'url'),
    fileName: textOrNull(form, 'fileName'),
    copies: numberOrNull(form, 'copies') ?? 1,
    tags: readTags(form, values.tags),
    failureReason: textOrNull(form, 'failureReason'),
    failureCategory: failureCategoryOf(form.get('failureCategory')) ?? null,
    allowComments: isOn(form, 'allowComments'),
    externalId: values.externalId,
    slicerSettingsId: values.slicerSettingsId,
  }
}
