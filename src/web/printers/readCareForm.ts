import type { Schemas } from '../api.ts'
import { isOn, numberOrNull, textOf, textOrNull } from '../form.ts'
import { toLocalTime } from '../localTime.ts'

/** The contract's names of what the form of a maintenance entry shows. */
export const careFormFields = [
  'category',
  'description',
  'date',
  'dueAfterHours',
  'dueAfterPrints',
  'dueDate',
  'cost',
  'notes',
]

/**
 * What the form of a maintenance entry says. Work that is done has no reminder in the form: the recorded one stays.
 * @param entry what the form was filled from: what nobody touched stays exactly as it is
 * @param zone the user's, in which the form shows times
 */
export function readCareForm(
  form: FormData,
  printerId: number,
  entry: Schemas['MaintenanceEntryDto'] | null,
  zone: string,
): Schemas['EditMaintenanceEntryDto'] {
  const done = isOn(form, 'done')
  const cost = numberOrNull(form, 'cost')
  const isSame = (name: 'date' | 'dueDate') => entry !== null && textOf(form, name) === toLocalTime(entry[name], zone)
  return {
    printerId,
    category: textOf(form, 'category'),
    description: textOrNull(form, 'description'),
    done,
    date: isSame('date') ? entry!.date : textOf(form, 'date'),
    dueAfterHours: done ? (entry?.dueAfterHours ?? null) : numberOrNull(form, 'dueAfterHours'),
    dueAfterPrints: done ? (entry?.dueAfterPrints ?? null) : numberOrNull(form, 'dueAfterPrints'),
    dueDate: done || isSame('dueDate') ? (entry?.dueDate ?? null) : textOrNull(form, 'dueDate'),
    cost,
    // Without a currency the service takes the user's.
    currency: cost === null ? null : (entry?.currency ?? null),
    notes: entry?.notes === form.get('notes') ? entry.notes : textOrNull(form, 'notes'),
  }
}
