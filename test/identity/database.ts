import type { Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { hashApiKey, newApiKey } from '../../src/identity/apiKey.ts'

export { createDatabase, type TestDatabase } from '../support/database.ts'

/** Adds a user with a key. */
export async function addKey(db: Kysely<DB>): Promise<{ userId: number; keyId: string; key: string }> {
  const key = newApiKey()
  const user = await db.insertInto('users').values({ display_name: 'Ada' }).returning('id').executeTakeFirstOrThrow()
  const row = await db
    .insertInto('api_keys')
    .values({ key_hash: hashApiKey(key), user_id: user.id, description: 'test' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { userId: user.id, keyId: row.id, key }
}
