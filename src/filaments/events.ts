import type { Transaction } from 'kysely'
import type { FilamentDetailDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { recordEvents } from '../events/record.ts'

/** Records that a spool was added or deleted. */
export function recordSpool(
  trx: Transaction<DB>,
  userId: number,
  name: 'spool.created' | 'spool.deleted',
  data: FilamentDetailDto,
): void {
  recordEvents(trx, [{ userId, name, recordId: data.id, printerId: data.loadedInPrinterId, data }])
}

/** Records that the owner has changed a spool or its stock; it is read when the transaction ends. */
export function recordSpoolChange(trx: Transaction<DB>, userId: number, before: FilamentDetailDto): void {
  recordEvents(trx, [
    { userId, name: 'spool.updated', recordId: before.id, printerId: before.loadedInPrinterId, before },
  ])
}
