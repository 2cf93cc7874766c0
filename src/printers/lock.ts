import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import { lockRow } from '../database/rowLock.ts'

/**
 * Keeps others from changing a printer, or what is loaded in it, until the transaction ends.
 * @throws Problem 404 when the user has no such printer
 */
export async function lockPrinter(trx: Transaction<DB>, userId: number, id: number): Promise<void> {
  if (!(await lockRow(trx, 'printers', userId, id, 'change'))) throw Problem.notFound('printer')
}

/**
 * Keeps a printer from being deleted until the transaction ends.
 * @throws Problem 400 naming `printerId` when the user has no such printer
 */
export async function holdPrinter(trx: Transaction<DB>, userId: number, printerId: number): Promise<void> {
  if (!(await lockRow(trx, 'printers', userId, printerId, 'reference')))
    throw Problem.invalid({ printerId: ['You have no printer with this id.'] })
}
