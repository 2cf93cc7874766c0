import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../../generated/database.d.ts'

/** Whether a user has more prints than this count; counting stops there. */
export async function hasMorePrints(db: ReadonlyKysely<DB>, userId: number, count: number): Promise<boolean> {
  const print = await db
    .selectFrom('prints')
    .select('user_id')
    .where('user_id', '=', userId)
    .offset(count)
    .limit(1)
    .executeTakeFirst()
  return print !== undefined
}
