import type { Schemas } from '../api.ts'
import { readDuration } from '../components/DurationField.tsx'
import { viewStatuses } from '../components/Visibility.tsx'
import { choiceOf, isOn, numberOrNull, textOf, textOrNull } from '../form.ts'
import { toLocalTime } from '../localTime.ts'

type Print = Schemas['PrintDetailDto']

/** The contract's names of what the form of a print shows. */
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
  'notes',
]

/** The statuses that the form offers, the commonest first. */
export const printStatuses = ['Success', 'PartialSuccess', 'Failed', 'Cancelled', 'Printing', 'Pending'] as const

/**
 * What the form of a print says.
 * @param print what the form was filled from: what nobody touched stays exactly as it is
 * @param zone the user's, in which the form shows times
 */
export function readPrintForm(
  form: FormData,
  filamentUsage: Schemas['EditFilamentUsageDto'][],
  print: Print | null,
  zone: string,
): Schemas['EditPrintDto'] {
  const time = (name: 'startDate' | 'endDate') => {
    const before = print?.[name] ?? null
    return textOf(form, name) === toLocalTime(before, zone) ? before : textOrNull(form, name)
  }
  const duration = (name: 'printTimeInSeconds' | 'estimatedPrintTimeInSeconds') =>
    readDuration(form, name, print?.[name] ?? null)
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
    filamentUsage,
    notes: print?.notes === form.get('notes') ? print.notes : textOrNull(form, 'notes'),
    url: textOrNull(form, 'url'),
    fileName: textOrNull(form, 'fileName'),
    copies: numberOrNull(form, 'copies') ?? 1,
    tags: [
      ...new Set(
        textOf(form, 'tags')
          .split(',')
          .map((tag) => tag.trim()),
      ),
    ].filter(Boolean),
    failureReason: textOrNull(form, 'failureReason'),
    allowComments: isOn(form, 'allowComments'),
    externalId: print?.externalId ?? null,
    slicerSettingsId: null,
  }
}
