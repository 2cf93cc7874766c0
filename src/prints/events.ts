import type { Transaction } from 'kysely'
import type { PrintDetailDto, PrintStatus } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import type { EventName } from '../events/names.ts'
import { recordEvents } from '../events/record.ts'

/** Names of the changes to a status; others are updates. */
const CHANGED_TO: Readonly<Record<PrintStatus, EventName>> = {
  Pending: 'print.updated',
  Printing: 'print.started',
  Success: 'print.finished',
  PartialSuccess: 'print.finished',
  Failed: 'print.failed',
  Cancelled: 'print.cancelled',
}

/** Returns the name of a change to a print: a change of its status has a name of its own. */
export function changeName(before: PrintStatus, after: PrintStatus): EventName {
  return before === after ? 'print.updated' : CHANGED_TO[after]
}

/**
 * Records that the owner has recorded a print, and that it has started if it is printing. One that was over before is
 * only created.
 */
export function recordNewPrint(trx: Transaction<DB>, userId: number, data: PrintDetailDto): void {
  recordEvents(trx, [{ userId, name: 'print.created', recordId: data.id, data }])
  if (data.status === 'Printing') recordEvents(trx, [{ userId, name: 'print.started', recordId: data.id, data }])
}

/** Records the event of a change that the owner made. */
export function recordPrintChange(
  trx: Transaction<DB>,
  userId: number,
  before: PrintDetailDto,
  after: PrintDetailDto,
): void {
  recordEvents(trx, [
    { userId, name: changeName(before.status, after.status), recordId: after.id, data: after, before },
  ])
}

/** Records the deletion of prints. */
export function recordDeletedPrints(trx: Transaction<DB>, userId: number, prints: Iterable<PrintDetailDto>): void {
  recordEvents(
    trx,
    [...prints].map((data) => ({ userId, name: 'print.deleted', recordId: data.id, data })),
  )
}

/**
 * Records that a device has changed a print, which is read when the transaction ends.
 * @param before members before the change; those of its materials and costs are not among them
 */
export function recordDeviceChange(
  trx: Transaction<DB>,
  userId: number,
  name: EventName,
  recordId: number,
  before: Partial<PrintDetailDto>,
): void {
  recordEvents(trx, [{ userId, name, recordId, before, isPartial: true }])
}

/** Records events of one name, each with its print as it is when the transaction ends. */
export function recordPrints(trx: Transaction<DB>, userId: number, name: EventName, ids: readonly number[]): void {
  recordEvents(
    trx,
    ids.map((recordId) => ({ userId, name, recordId })),
  )
}

/** Records that a device has recorded a print, and its status. */
export function recordDevicePrint(trx: Transaction<DB>, userId: number, id: number, status: PrintStatus): void {
  recordPrints(trx, userId, 'print.created', [id])
  recordPrints(trx, userId, CHANGED_TO[status], [id])
}
