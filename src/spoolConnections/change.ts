import type { Transaction } from 'kysely'
import type { CreateSpoolConnectionDto, NewSpoolConnectionDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { hashApiKey } from '../identity/apiKey.ts'
import { notifyIdentityChanged } from '../identity/changes.ts'
import { Problem } from '../kernel/problem.ts'
import { holdPrinter } from '../printers/lock.ts'
import { hintOf, newConnectionKey } from './key.ts'

/**
 * Inserts a connection with a new key.
 * @param baseUrl our own origin, with which the address of the connection begins
 * @throws Problem 400 for a printer that is not the user's
 */
export async function insertConnection(
  trx: Transaction<DB>,
  userId: number,
  { name, printerId }: CreateSpoolConnectionDto,
  baseUrl: string,
): Promise<NewSpoolConnectionDto> {
  if (printerId) await holdPrinter(trx, userId, printerId)
  const key = newConnectionKey()
  const made = await trx
    .insertInto('spool_connections')
    .values({
      user_id: userId,
      key_hash: hashApiKey(key),
      key_hint: hintOf(key),
      name: name.trim(),
      printer_id: printerId ?? null,
    })
    .returning(['id', 'name', 'printer_id as printerId', 'created_date as createdDate'])
    .executeTakeFirstOrThrow()
  return { ...made, url: `${baseUrl}/spoolman/${key}`, key }
}

/**
 * Deletes a connection, which revokes its key on every instance when the transaction commits.
 * @throws Problem 404
 */
export async function deleteConnection(trx: Transaction<DB>, userId: number, id: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('spool_connections')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw Problem.notFound('spool connection')
  await notifyIdentityChanged(trx, userId)
}
