import type { Transaction } from 'kysely'
import type { MaintenanceEntryDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { recordEvents } from '../events/record.ts'

/** Records that maintenance is due or was done. */
export function recordMaintenance(
  trx: Transaction<DB>,
  userId: number,
  name: 'maintenance.due' | 'maintenance.done',
  data: MaintenanceEntryDto,
): void {
  recordEvents(trx, [{ userId, name, recordId: data.id, data }])
}
