import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import { readPrinter } from './detail.ts'
import { recordPrinter } from './events.ts'
import { notifyIdentityChanged } from '../identity/changes.ts'
import { lockRow } from '../database/rowLock.ts'
import { listImageIds } from '../images/rows.ts'

/**
 * Deletes a printer with its maintenance entries and images; its spools are no longer loaded.
 * @returns the ids of its images, whose bytes must be removed after the commit (`removeImages`)
 * @throws Problem 404, 412; 409 when it has prints
 */
export async function deletePrinter(
  trx: Transaction<DB>,
  userId: number,
  id: number,
  requireMatch: (current: unknown) => void,
): Promise<string[]> {
  // So that no print can name it from here on.
  await lockRow(trx, 'printers', userId, id, 'delete')
  const printer = await readPrinter(trx, userId, id)
  requireMatch(printer)
  if (printer.printCount > 0) {
    throw new Problem('conflict', 'This printer has prints. Set isActive to false instead of deleting it.')
  }
  recordPrinter(trx, userId, 'printer.deleted', printer)
  const images = await listImageIds(trx, userId, { printerId: id })
  await unbindConnections(trx, userId, id)
  await trx.deleteFrom('printers').where('user_id', '=', userId).where('id', '=', id).execute()
  return images
}

/** Leaves the spool connections of a printer without one; every instance forgets what it remembers of them. */
async function unbindConnections(trx: Transaction<DB>, userId: number, printerId: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('spool_connections')
    .set({ printer_id: null })
    .where('user_id', '=', userId)
    .where('printer_id', '=', printerId)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await notifyIdentityChanged(trx, userId)
}
