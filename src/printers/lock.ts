import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../http/problem.ts'

/**
 * Keeps others from changing a printer, or what is loaded in it, until the transaction ends.
 * @throws Problem 404 when the user has no such printer
 */
export async function lockPrinter(trx: Transaction<DB>, userId: number, id: number): Promise<void> {
  const printer = await trx
    .selectFrom('printers')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!printer) throw Problem.notFound('printer')
}

/**
 * Keeps a printer from being deleted until the transaction ends.
 * @throws Problem 400 naming `printerId` when the user has no such printer
 */
export async function holdPrinter(trx: Transaction<DB>, userId: number, printerId: number): Promise<void> {
  const printer = await trx
    .selectFrom('printers')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', printerId)
    .forKeyShare()
    .executeTakeFirst()
  if (!printer) throw Problem.invalid({ printerId: ['No printer of yours has this id.'] })
}
