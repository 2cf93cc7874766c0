import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { StorageLimits } from '../config/storageLimits.ts'
import { deleteRows } from './deleteRows.ts'
import { before } from './purge.ts'
import { MS_PER_DAY } from '../kernel/time/localDates.ts'

/** Milliseconds after the time of an import in which a step that began before is committed. */
const MARGIN = 60_000

/**
 * Deletes imports when their time is over, with their files and rows; the records that they have made stay. Those that are being
 * committed or undone wait for the end. Returns their number.
 */
export async function purgeImports(
  db: Kysely<DB>,
  now: Date,
  { importDays }: Pick<StorageLimits, 'importDays'>,
): Promise<number> {
  const isOver = sql`created_date < ${before(now, importDays * MS_PER_DAY + MARGIN)}`
  const expired = sql<boolean>`${isOver} and state not in ('Committing', 'Undoing')`
  const bytes = sql<number>`1048576`
  for (const { userId, id } of await selectExpired(db, expired)) {
    const where = sql<boolean>`import_id = ${id}`
    await deleteRows(db, { table: 'import_parts', key: ['user_id', 'import_id', 'number'], userId, bytes, where })
    await deleteRows(db, { table: 'import_rows', key: ['user_id', 'import_id', 'position'], userId, where })
  }
  return deleteRows(db, { table: 'imports', key: ['user_id', 'id'], where: expired })
}

function selectExpired(db: Kysely<DB>, expired: RawBuilder<boolean>) {
  return db.selectFrom('imports').select(['user_id as userId', 'id']).where(expired).execute()
}
