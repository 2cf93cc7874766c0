import type { Transaction } from 'kysely'
import type { EditMaintenanceEntryDto, MaintenanceEntryDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { readEntry } from './detail.ts'
import { recordMaintenance } from './events.ts'
import { maintenanceColumns } from './fields.ts'
import { planNext } from './next.ts'
import { rearmReminders } from './reminders.ts'

/**
 * Records maintenance, completed or planned.
 * @param now the date of an entry without one
 * @throws Problem 409 when the user has the maximum number of entries; 400 for what cannot be stored
 */
export async function insertEntry(
  trx: Transaction<DB>,
  userId: number,
  quotas: Quotas,
  fields: EditMaintenanceEntryDto,
  now: Date,
): Promise<MaintenanceEntryDto> {
  await quotas.requireRow(trx, userId, 'maintenanceEntries')
  const columns = await maintenanceColumns(trx, userId, fields, now)
  const { id } = await trx
    .insertInto('maintenance_entries')
    .values({ user_id: userId, ...columns })
    .returning('id')
    .executeTakeFirstOrThrow()
  await planNext(trx, quotas, userId, null, await readEntry(trx, userId, id, now))
  await rearmReminders(trx, userId, columns.printer_id, now)
  const entry = await readEntry(trx, userId, id, now)
  if (entry.done) recordMaintenance(trx, userId, 'maintenance.done', entry)
  return entry
}
