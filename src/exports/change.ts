import { sql, type Transaction } from 'kysely'
import type { ExportDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import type { StorageLimits } from '../config/storageLimits.ts'
import { lockRow } from '../database/rowLock.ts'
import { recordEvents } from '../events/record.ts'
import { Problem } from '../kernel/problem.ts'
import { lockProfile } from '../users/profile.ts'
import { readExportRow, toExport } from './detail.ts'

/** Seconds after which a retry may make sense; the maximum of the contract's `Retry-After`. */
const RETRY_SECONDS = 3600

/**
 * Begins an archive, which an instance then makes.
 * @throws Problem 409 while one is being made, or when the user has too many; 429 when there were too many today
 */
export async function insertExport(
  trx: Transaction<DB>,
  userId: number,
  { exports, exportsPerDay }: Pick<StorageLimits, 'exports' | 'exportsPerDay'>,
): Promise<ExportDto> {
  await lockProfile(trx, userId)
  const { unfinished, stored, today } = await trx
    .selectFrom('exports')
    .select([
      sql<number>`count(*) filter (where state in ('Waiting', 'Running') and deleted_date is null)`.as('unfinished'),
      sql<number>`count(*) filter (where deleted_date is null)`.as('stored'),
      sql<number>`count(*) filter (where created_date > now() - interval '24 hours')`.as('today'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (unfinished > 0) throw new Problem('conflict', 'An archive is being created already. Wait until it is finished.')
  if (stored >= exports) {
    throw new Problem(
      'conflict',
      `You have ${exports} archives, the maximum for one user. Delete some that you no longer need.`,
    )
  }
  if (today >= exportsPerDay) {
    const headers = { 'Retry-After': String(RETRY_SECONDS) }
    throw new Problem('too-many-requests', `You can make ${exportsPerDay} archives in 24 hours. Try again later.`, {
      headers,
    })
  }
  const { id } = await trx.insertInto('exports').values({ user_id: userId }).returning('id').executeTakeFirstOrThrow()
  return recordExport(trx, userId, id, 'export.created')
}

/**
 * Deletes an archive: its links end, and an instance that makes it stops. The row stays for a day, since it counts
 * towards the number of a day.
 * @returns what names the stored pieces, to be deleted after the commit
 * @throws Problem 404
 */
export async function deleteExport(
  trx: Transaction<DB>,
  userId: number,
  id: string,
): Promise<{ attempt: string | null; pieces: number }> {
  // A concurrent deletion ends first; then the archive is not found.
  await lockRow(trx, 'exports', userId, id, 'change')
  await recordExport(trx, userId, id, 'export.deleted')
  return trx
    .updateTable('exports')
    .set({ deleted_date: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(['attempt', 'pieces'])
    .executeTakeFirstOrThrow()
}

/** Records an event of an archive, without a link. Returns the record. */
export async function recordExport(
  trx: Transaction<DB>,
  userId: number,
  id: string,
  name: 'export.created' | 'export.progressed' | 'export.finished' | 'export.failed' | 'export.deleted',
): Promise<ExportDto> {
  const data = toExport(await readExportRow(trx, userId, id), null)
  recordEvents(trx, [{ userId, name, recordId: id, data }])
  return data
}
