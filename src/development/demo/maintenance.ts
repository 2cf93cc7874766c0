import type { Insertable } from 'kysely'
import type { MaintenanceEntries } from '../../../generated/database.d.ts'
import { partsCostMicros } from '../../maintenance/parts.ts'
import { daysAgo } from './calendar.ts'
import { microsOrNull, type DemoAccount } from './account.ts'
import type { OwnMaintenance } from './person.ts'

/** Rows of completed and planned maintenance, without their ids. The service itself detects and reports what is due. */
export function maintenanceRows(
  { person, userId, machines }: DemoAccount,
  now: Date,
): Insertable<MaintenanceEntries>[] {
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
        parts:
          entry.parts?.map(({ name, amount, cost }) => ({ name, amount, costMicros: microsOrNull(cost ?? null) })) ??
          null,
        parts_cost_micros: partsCost(entry),
        cost_currency: entry.cost === undefined && partsCost(entry) === null ? null : person.currency,
        recurs: entry.recurs ?? false,
        ...reminderOf(entry, now),
        created_date: date,
        updated_date: date,
      }
    }),
  )
}

function partsCost({ parts = [] }: OwnMaintenance): number | null {
  return partsCostMicros(parts.map((part) => ({ ...part, cost: part.cost ?? null })))
}

function reminderOf({ reminder }: OwnMaintenance, now: Date) {
  return {
    due_after_hours: reminder && 'hours' in reminder ? reminder.hours : null,
    due_after_prints: reminder && 'prints' in reminder ? reminder.prints : null,
    due_after_days: reminder && 'days' in reminder ? reminder.days : null,
    due_date: reminder && 'inDays' in reminder ? daysAgo(now, -reminder.inDays).toISOString() : null,
  }
}
