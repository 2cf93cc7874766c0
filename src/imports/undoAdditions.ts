import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { Held } from './hold.ts'
import { undoRecords } from './undoRecords.ts'

/** Additions of one transaction. */
const BATCH = 200

/**
 * Removes filament types, and then brands, that an import has added for rows after a position, unless they were changed since or are
 * in use.
 * @returns false when none is left
 */
export async function undoAdditions(trx: Transaction<DB>, held: Held, after: number): Promise<boolean> {
  const rows = await trx
    .selectFrom('import_additions')
    .select(['kind', 'key', 'position', 'record_id as id', 'record_date as date'])
    .where('user_id', '=', held.userId)
    .where('import_id', '=', held.id)
    .where('record_id', 'is not', null)
    .where('position', '>', after)
    .orderBy('kind', 'desc')
    .limit(BATCH)
    .execute()
  const kind = rows[0]?.kind === 'Brand' ? 'Brand' : 'FilamentType'
  const some = rows.filter((row) => row.kind === kind)
  if (some.length === 0) return false
  await undoRecords(
    trx,
    held,
    kind,
    some.map(({ position, id, date }) => ({ position, kind, id: String(id), date: date ?? '' })),
  )
  await trx
    .deleteFrom('import_additions')
    .where('user_id', '=', held.userId)
    .where('import_id', '=', held.id)
    .where('kind', '=', kind)
    .where(
      'key',
      'in',
      some.map(({ key }) => key),
    )
    .execute()
  return true
}
