import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import { readFilament } from './detail.ts'
import { recordSpool } from './events.ts'
import { OPEN } from '../kernel/printStatus.ts'
import { lockRow } from '../database/rowLock.ts'
import { listImageIds } from '../images/rows.ts'

/**
 * Deletes a spool with its ledger and images, and takes it out of the printer that it is loaded in.
 * @returns the ids of its images, whose bytes must be removed after the commit (`removeImages`)
 * @throws Problem 404, 412; 409 when a print names it, or uses it and does not name it yet
 */
export async function deleteFilament(
  trx: Transaction<DB>,
  userId: number,
  id: string,
  requireMatch: (current: unknown) => void,
): Promise<string[]> {
  // So that no print can name it from here on.
  await lockRow(trx, 'filaments', userId, id, 'delete')
  const spool = await readFilament(trx, userId, id)
  requireMatch(spool)
  if (spool.printCount > 0 || (await isInUse(trx, userId, id))) {
    throw new Problem('conflict', 'This spool has prints. Set isActive to false instead of deleting it.')
  }
  recordSpool(trx, userId, 'spool.deleted', spool)
  const images = await listImageIds(trx, userId, { filamentId: id })
  await trx.deleteFrom('filaments').where('user_id', '=', userId).where('id', '=', id).execute()
  return images
}

/** Whether a print that is not over uses the spool: it names the spool when it ends. */
async function isInUse(trx: Transaction<DB>, userId: number, id: string): Promise<boolean> {
  const use = await trx
    .selectFrom('spool_uses as s')
    .innerJoin('prints as p', (join) => join.on('p.user_id', '=', userId).onRef('p.id', '=', 's.print_id'))
    .select('s.id')
    .where('s.user_id', '=', userId)
    .where('s.filament_id', '=', id)
    .where('p.status', 'in', OPEN)
    .limit(1)
    .executeTakeFirst()
  return use !== undefined
}
