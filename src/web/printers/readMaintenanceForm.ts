import type { Schemas } from '../api.ts'
import { isOn, numberOrNull, textOf, textOrNull } from '../form.ts'
import { toLocalTime } from '../localTime.ts'
import { readParts } from './PartsFields.tsx'

/** Properties of the contract that the maintenance form shows. */
export const maintenanceFormFields = [
  'category',
  'description',
  'date',
  'dueAfterHours',
  'dueAfterPrints',
  'dueAfterDays',
  'dueDate',
  'recurs',
  'parts',
  'cost',
  'notes',
]

/**
 * Reads the maintenance form. The form shows no reminder for completed work: a recorded one stays as it is.
 * @param entry the entry being edited: an unchanged value stays exactly as it is
 * @param zone time zone of the user, in which the form shows times
 */
export function readMaintenanceForm(
  form: FormData,
  printerId: number,
  entry: Schemas['MaintenanceEntryDto'] | null,
  zone: string,
): Schemas['EditMaintenanceEntryDto'] {
  const done = isOn(form, 'done')
  const cost = numberOrNull(form, 'cost')
  const parts = readParts(form)
  const isSame = (name: 'date' | 'dueDate') => entry !== null && textOf(form, name) === toLocalTime(entry[name], zone)
  return {
    printerId,
    category: textOf(form, 'category'),
    description: textOrNull(form, 'description'),
    done,
    date: isSame('date') ? entry!.date : textOf(form, 'date'),
    dueAfterHours: done ? (entry?.dueAfterHours ?? null) : numberOrNull(form, 'dueAfterHours'),
    dueAfterPrints: done ? (entry?.dueAfterPrints ?? null) : numberOrNull(form, 'dueAfterPrints'),
    dueAfterDays: done ? (entry?.dueAfterDays ?? null) : numberOrNull(form, 'dueAfterDays'),
    dueDate: done || isSame('dueDate') ? (entry?.dueDate ?? null) : textOrNull(form, 'dueDate'),
    recurs: done ? (entry?.recurs ?? false) : isOn(form, 'recurs'),
    cost,
    parts,
    // Without a currency, the service uses the user's.
    currency: cost === null && parts.every((part) => part.cost === null) ? null : (entry?.currency ?? null),
    notes: entry?.notes === form.get('notes') ? entry.notes : textOrNull(form, 'notes'),
  }
}
