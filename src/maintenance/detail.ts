import { sql } from 'kysely'
import type { MaintenanceEntryDto } from '../../generated/api.d.ts'
import { Problem } from '../kernel/problem.ts'
import { toUnits } from '../kernel/money.ts'
import { dueEntries } from './due.ts'
import type { Reader } from '../database/reader.ts'

type Row = Awaited<ReturnType<ReturnType<typeof selectEntries>['executeTakeFirstOrThrow']>>

/**
 * @param now the moment for which it is due or not
 * @throws Problem 404 when the user has no such entry
 */
export async function readEntry(db: Reader, userId: number, id: number, now: Date): Promise<MaintenanceEntryDto> {
  const row = await selectEntries(db, userId).where('e.id', '=', id).executeTakeFirst()
  if (!row) throw Problem.notFound('maintenance entry')
  return toEntry(row, await dueEntries(db, now, sql`e.user_id = ${userId} and e.id = ${id}`))
}

/** A user's maintenance entries, named `e`, for `toEntry`. */
export function selectEntries(db: Reader, userId: number) {
  return db
    .selectFrom('maintenance_entries as e')
    .select([
      'e.id',
      'e.printer_id as printerId',
      'e.date',
      'e.done',
      'e.category',
      'e.description',
      'e.notes',
      'e.cost_micros',
      'e.cost_currency as currency',
      'e.due_after_hours as dueAfterHours',
      'e.due_after_prints as dueAfterPrints',
      'e.due_date as dueDate',
      'e.created_date as createdDate',
      'e.updated_date as updatedDate',
    ])
    .where('e.user_id', '=', userId)
}

/**
 * Converts a row to the contract's names. The cost was entered, not computed, so it keeps all its digits.
 * @param due the ids of the entries that are due
 */
export function toEntry({ cost_micros: cost, ...entry }: Row, due: ReadonlySet<number>): MaintenanceEntryDto {
  return { ...entry, isDue: due.has(entry.id), cost: cost === null ? null : toUnits(cost) }
}
