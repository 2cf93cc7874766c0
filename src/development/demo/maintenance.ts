import type { Insertable } from 'kysely'
import type { MaintenanceEntries } from '../../../generated/database.d.ts'
import { daysAgo } from './calendar.ts'
import { microsOrNull, type Account } from './account.ts'
import type { OwnMaintenance } from './person.ts'

/** Rows of completed and planned maintenance. The service itself detects and reports what is due. */
export function maintenanceRows({ person, userId, machines }: Account, now: Date): Insertable<MaintenanceEntries>[] {
  return machines.flatMap(({ id, own }) =>
    (own.maintenance ?? []).map((entry) => {
      const date = daysAgo(now, entry.daysAgo).toISOString()
      return {
        user_id: userId,
        printer_id: id,
        date,
        done: entry.reminder === undefined,
        category: entry.category,
        description: entry.description,
        notes: entry.notes ?? null,
        cost_micros: microsOrNull(entry.cost ?? null),
        cost_currency: entry.cost === undefined ? null : person.currency,
        ...reminderOf(entry, now),
        created_date: date,
        updated_date: date,
      }
    }),
  )
}

function reminderOf({ reminder }: OwnMaintenance, now: Date) {
  return {
    due_after_hours: reminder && 'hours' in reminder ? reminder.hours : null,
    due_after_prints: reminder && 'prints' in reminder ? reminder.prints : null,
    due_date: reminder && 'inDays' in reminder ? daysAgo(now, -reminder.inDays).toISOString() : null,
  }
}
