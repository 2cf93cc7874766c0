import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { deletePieces } from '../exports/pieces.ts'
import type { MediaStore } from '../media/mediaStore.ts'
import { before } from './purge.ts'
import { MS_PER_DAY } from '../kernel/time/localDates.ts'

/** Archives per statement. */
const BATCH = 100

/**
 * Deletes archives that have expired, and the bytes of those that their users have deleted. A row is deleted after its bytes, and
 * not within a day of its creation, since it counts towards the number of a day. Returns the number of archives whose bytes were
 * deleted.
 * @throws Problem 503 when the store is unavailable; the next run continues
 */
export async function purgeExports(db: Kysely<DB>, store: MediaStore, now: Date): Promise<number> {
  let total = 0
  for (let rows = await selectOver(db, now); rows.length > 0; rows = await selectOver(db, now)) {
    for (const { userId, id, attempt, pieces } of rows) {
      if (attempt) await deletePieces(store, { userId, attempt }, pieces)
      await db
        .updateTable('exports')
        .set({ pieces: 0, bytes: 0, deleted_date: sql<string>`coalesce(deleted_date, (select now()))` })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute()
    }
    total += rows.length
  }
  await db
    .deleteFrom('exports')
    .where('deleted_date', 'is not', null)
    .where('pieces', '=', 0)
    .where('created_date', '<', before(now, MS_PER_DAY))
    .execute()
  return total
}

function selectOver(db: Kysely<DB>, now: Date) {
  return db
    .selectFrom('exports')
    .select(['user_id as userId', 'id', 'attempt', 'pieces'])
    .where(sql<string>`coalesce(deleted_date, expires_date)`, '<=', now.toISOString())
    .where((row) => row.or([row('deleted_date', 'is', null), row('pieces', '>', 0)]))
    .limit(BATCH)
    .execute()
}
