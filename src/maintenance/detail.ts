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
  const row = await selectEntries(db, userId).where('entry.id', '=', id).executeTakeFirst()
  if (!row) throw Problem.notFound('maintenance entry')
  return toEntry(row, await dueEntries(db, now, sql`entry.user_id = ${userId} and entry.id = ${id}`))
}

/** A user's maintenance entries, named `entry`, for `toEntry`. */
export function selectEntries(db: Reader, userId: number) {
  return db
    .selectFrom('maintenance_entries as entry')
    .select([
      'entry.id',
      'entry.printer_id as printerId',
      'entry.date',
      'entry.done',
      'entry.category',
      'entry.description',
      'entry.notes',
      'entry.cost_micros',
      'entry.cost_currency as currency',
      'entry.due_after_hours as dueAfterHours',
      'entry.due_after_prints as dueAfterPrints',
      'entry.due_date as dueDate',
      'entry.created_date as createdDate',
      'entry.updated_date as updatedDate',
    ])
    .where('entry.user_id', '=', userId)
}

/**
 * Converts a row to the contract's names. The cost was entered, not computed, so it keeps all its digits.
 * @param due the ids of the entries that are due
 */
export function toEntry({ cost_micros: cost, ...entry }: Row, due: ReadonlySet<number>): MaintenanceEntryDto {
  return { ...entry, isDue: due.has(entry.id), cost: cost === null ? null : toUnits(cost) }
}
