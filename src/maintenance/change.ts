import { sql, type Transaction } from 'kysely'
import type { EditMaintenanceEntryDto, MaintenanceEntryDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import type { WriteContext } from '../identity/writeContext.ts'
import { Problem } from '../kernel/problem.ts'
import { readEntry } from './detail.ts'
import { toColumns } from './fields.ts'
import { rearmReminders } from './reminders.ts'
import { lockRow } from '../database/rowLock.ts'

interface EntryWriteContext extends WriteContext {
  readonly now: () => Date
}

/**
 * Applies its owner's changes to a maintenance entry.
 * @param change returns the entry after the change
 * @returns the entry as it is then
 * @throws Problem 404, 412, 400 for what cannot be stored
 */
export async function changeEntry(
  trx: Transaction<DB>,
  id: number,
  { caller, requireMatch, now }: EntryWriteContext,
  change: (current: MaintenanceEntryDto) => EditMaintenanceEntryDto,
): Promise<MaintenanceEntryDto> {
  const { userId } = caller
  const moment = now()
  await lockEntry(trx, userId, id)
  const before = await readEntry(trx, userId, id, moment)
  requireMatch(before)
  const columns = await toColumns(trx, userId, change(before), moment)
  await trx
    .updateTable('maintenance_entries')
    .set({ ...columns, updated_date: sql`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
  await rearmReminders(trx, userId, columns.printer_id, moment)
  return readEntry(trx, userId, id, moment)
}

/**
 * Keeps others from changing a maintenance entry until the transaction ends.
 * @throws Problem 404 when the user has no such entry
 */
export async function lockEntry(trx: Transaction<DB>, userId: number, id: number): Promise<void> {
  if (!(await lockRow(trx, 'maintenance_entries', userId, id, 'delete'))) throw Problem.notFound('maintenance entry')
}
