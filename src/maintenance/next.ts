import { sql, type Transaction } from 'kysely'
import type { MaintenanceEntryDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { partsJson } from './parts.ts'

/**
 * Plans work again that recurs and is done now: once for each entry, also if it is reopened and completed again.
 * @param before the entry before the change; null for a new one
 * @throws Problem 409 when the user has as many entries as one may have
 */
export async function planNext(
  trx: Transaction<DB>,
  quotas: Quotas,
  userId: number,
  before: MaintenanceEntryDto | null,
  entry: MaintenanceEntryDto,
): Promise<void> {
  const wasCompleted = before !== null && before.done && before.recurs
  if (!entry.done || !entry.recurs || wasCompleted || entry.nextEntryId !== null) return
  // The entry is locked already. A writer close to the bound that waits for it is rolled back and repeated (`inTransaction`).
  await quotas.requireRow(trx, userId, 'maintenanceEntries')
  const { id } = await trx
    .insertInto('maintenance_entries')
    .values({
      user_id: userId,
      printer_id: entry.printerId,
      date: entry.date,
      done: false,
      category: entry.category,
      description: entry.description,
      // The next ones are not bought yet.
      parts: partsJson(entry.parts.map((part) => ({ ...part, cost: null }))),
      due_after_hours: entry.dueAfterHours,
      due_after_prints: entry.dueAfterPrints,
      due_after_days: entry.dueAfterDays,
      recurs: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('maintenance_entries')
    .set({ next_entry_id: id })
    .where('user_id', '=', userId)
    .where('id', '=', entry.id)
    .execute()
}

/**
 * Moves planned work along with the work that it follows, when the date of that one changes, also while it is open again. Work that
 * was postponed or done since stays.
 * @param before the entry before the change
 */
export async function moveNext(
  trx: Transaction<DB>,
  userId: number,
  before: MaintenanceEntryDto,
  { date, nextEntryId }: MaintenanceEntryDto,
): Promise<void> {
  if (nextEntryId === null || date === before.date) return
  await trx
    .updateTable('maintenance_entries')
    .set({ date, updated_date: sql`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', nextEntryId)
    .where('done', '=', false)
    .where('date', '=', before.date)
    .execute()
}
