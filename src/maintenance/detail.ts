import { sql } from 'kysely'
import type { MaintenanceEntryDto } from '../../generated/api.d.ts'
import { maintenanceCostMicros } from '../analytics/statements/expressions.ts'
import { Problem } from '../kernel/problem.ts'
import { toUnits } from '../kernel/money.ts'
import { dueEntries } from './due.ts'
import { toParts, type StoredPart } from './parts.ts'
import type { Reader } from '../database/reader.ts'

type Row = Awaited<ReturnType<ReturnType<typeof selectMaintenance>['executeTakeFirstOrThrow']>>

/**
 * @param now the moment for which it is due or not
 * @throws Problem 404 when the user has no such entry
 */
export async function readEntry(db: Reader, userId: number, id: number, now: Date): Promise<MaintenanceEntryDto> {
  const row = await selectMaintenance(db, userId).where('entry.id', '=', id).executeTakeFirst()
  if (!row) throw Problem.notFound('maintenance entry')
  return toEntry(row, await dueEntries(db, userId, now, sql`entry.id = ${id}`))
}

/** A user's maintenance entries, named `entry`, for `toEntry`. */
export function selectMaintenance(db: Reader, userId: number) {
  return db
    .selectFrom('maintenance_entries as entry')
    .select((query) => [
      'entry.id',
      'entry.printer_id as printerId',
      'entry.date',
      'entry.done',
      'entry.category',
      'entry.description',
      'entry.notes',
      'entry.cost_micros',
      'entry.parts',
      maintenanceCostMicros.as('total_micros'),
      'entry.cost_currency as currency',
      'entry.due_after_hours as dueAfterHours',
      'entry.due_after_prints as dueAfterPrints',
      'entry.due_after_days as dueAfterDays',
      'entry.due_date as dueDate',
      'entry.recurs',
      // Null also for one that was deleted since.
      query
        .selectFrom('maintenance_entries as next')
        .select('next.id')
        .where('next.user_id', '=', userId)
        .whereRef('next.id', '=', 'entry.next_entry_id')
        .as('nextEntryId'),
      'entry.created_date as createdDate',
      'entry.updated_date as updatedDate',
    ])
    .where('entry.user_id', '=', userId)
}

/**
 * Converts a row to the contract's names. Costs were entered, not computed, so they keep all their digits.
 * @param due the ids of the entries that are due
 */
export function toEntry(
  { cost_micros: cost, total_micros: total, parts, ...entry }: Row,
  due: ReadonlySet<number>,
): MaintenanceEntryDto {
  return {
    ...entry,
    cost: cost === null ? null : toUnits(cost),
    parts: toParts(parts as StoredPart[] | null),
    totalCost: total === null ? null : toUnits(total),
    isDue: due.has(entry.id),
  }
}
