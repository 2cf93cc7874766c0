import type { Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import { anyUuid } from '../../database/anyOf.ts'
import { lockDeletion } from '../../slicerSettings/deletionLock.ts'
import { GONE, type MadeRow, type UndoResult } from '../undoResult.ts'

/**
 * Removes slicer settings that an import has made, except those that prints name. A print that is recorded meanwhile and names them
 * loses the reference, as when their owner deletes them.
 */
export async function undoSlicerSettings(
  trx: Transaction<DB>,
  userId: number,
  rows: readonly MadeRow[],
): Promise<UndoResult[]> {
  await lockDeletion(trx, userId)
  const made = rows.map(({ id }) => id)
  const used = await trx
    .selectFrom('prints')
    .select('slicer_settings_id as id')
    .distinct()
    .where('user_id', '=', userId)
    .where('slicer_settings_id', '=', anyUuid(made))
    .execute()
  const usedIds = new Set(used.map(({ id }) => id))
  const unused = made.filter((id) => !usedIds.has(id))
  const deleted = await trx
    .deleteFrom('slicer_settings')
    .where('user_id', '=', userId)
    .where('id', '=', anyUuid(unused))
    .returning('id')
    .execute()
  const deletedIds = deleted.map(({ id }) => id)
  await trx
    .updateTable('prints')
    .set({ slicer_settings_id: null })
    .where('user_id', '=', userId)
    .where('slicer_settings_id', '=', anyUuid(deletedIds))
    .execute()
  return rows.map((row) => {
    if (usedIds.has(row.id)) return { row, reason: 'Prints name them.' }
    return { row, reason: deletedIds.includes(row.id) ? null : GONE }
  })
}
