import type { Insertable } from 'kysely'
import type { MaintenanceEntries } from '../../../generated/database.d.ts'
import { daysAgo } from './calendar.ts'
import { microsOrNull, type Household } from './household.ts'
import type { OwnCare } from './person.ts'

/** What was done to the printers, and what is planned. That something is due is found and told by the service itself. */
export function careRows({ person, userId, machines }: Household, now: Date): Insertable<MaintenanceEntries>[] {
  return machines.flatMap(({ id, own }) =>
    (own.care ?? []).map((care) => {
      const date = daysAgo(now, care.daysAgo).toISOString()
      return {
        user_id: userId,
        printer_id: id,
        date,
        done: care.reminder === undefined,
        category: care.category,
        description: care.description,
        notes: care.notes ?? null,
        cost_micros: microsOrNull(care.cost ?? null),
        cost_currency: care.cost === undefined ? null : person.currency,
        ...reminderOf(care, now),
        created_date: date,
        updated_date: date,
      }
    }),
  )
}

function reminderOf({ reminder }: OwnCare, now: Date) {
  return {
    due_after_hours: reminder && 'hours' in reminder ? reminder.hours : null,
    due_after_prints: reminder && 'prints' in reminder ? reminder.prints : null,
    due_date: reminder && 'inDays' in reminder ? daysAgo(now, -reminder.inDays).toISOString() : null,
  }
}
