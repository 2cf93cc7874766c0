import { isDeepStrictEqual } from 'node:util'
import { sql, type Transaction } from 'kysely'
import type { EditMaintenanceEntryDto, MaintenanceEntryDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import type { WriteContext } from '../identity/writeContext.ts'
import { Problem } from '../kernel/problem.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { readEntry } from './detail.ts'
import { recordMaintenance } from './events.ts'
import { maintenanceColumns } from './fields.ts'
import { moveNext, planNext } from './next.ts'
import { partsCostMicros } from './parts.ts'
import { rearmReminders } from './reminders.ts'
import { lockRow } from '../database/rowLock.ts'

/** The part of an operation's context that changes of maintenance entries use. */
export interface EntryWriteContext extends WriteContext {
  readonly quotas: Quotas
  readonly now: () => Date
}

/**
 * Applies its owner's changes to a maintenance entry. Work that recurs is planned again when it is done.
 * @param change returns the entry after the change
 * @returns the entry as it is then
 * @throws Problem 404, 412, 400 for what cannot be stored, 409 when the user has no room for the next entry
 */
export async function changeEntry(
  trx: Transaction<DB>,
  id: number,
  { caller, quotas, requireMatch, now }: EntryWriteContext,
  change: (current: MaintenanceEntryDto) => EditMaintenanceEntryDto,
): Promise<MaintenanceEntryDto> {
  const { userId } = caller
  const moment = now()
  await lockEntry(trx, userId, id)
  const before = await readEntry(trx, userId, id, moment)
  requireMatch(before)
  const fields = change(before)
  const hasOtherParts = !isDeepStrictEqual(fields.parts, before.parts)
  const partsCost = hasOtherParts ? partsCostMicros(fields.parts) : await readPartsCost(trx, userId, id)
  const columns = await maintenanceColumns(trx, userId, fields, moment, partsCost)
  await trx
    .updateTable('maintenance_entries')
    .set({ ...columns, updated_date: sql`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
  const changed = await readEntry(trx, userId, id, moment)
  await planNext(trx, quotas, userId, before, changed)
  await moveNext(trx, userId, before, changed)
  await rearmReminders(trx, userId, columns.printer_id, moment)
  const after = await readEntry(trx, userId, id, moment)
  if (after.done && !before.done) recordMaintenance(trx, userId, 'maintenance.done', after)
  return after
}

/** Cost of an entry's parts in micros. It stays as long as the parts do: of an entry from a list, only the sum is known. */
async function readPartsCost(trx: Transaction<DB>, userId: number, id: number): Promise<number | null> {
  const { parts_cost_micros: micros } = await trx
    .selectFrom('maintenance_entries')
    .select('parts_cost_micros')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return micros
}

/**
 * Keeps others from changing a maintenance entry until the transaction ends.
 * @throws Problem 404 when the user has no such entry
 */
export async function lockEntry(trx: Transaction<DB>, userId: number, id: number): Promise<void> {
  if (!(await lockRow(trx, 'maintenance_entries', userId, id, 'delete'))) throw Problem.notFound('maintenance entry')
}
