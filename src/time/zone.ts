import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'

/** A user's IANA time zone. */
export async function zoneOf(db: Pick<ReadonlyKysely<DB>, 'selectFrom'>, userId: number): Promise<string> {
  const user = await db.selectFrom('users').select('time_zone').where('id', '=', userId).executeTakeFirstOrThrow()
  return user.time_zone
}
