import path from 'node:path'
import type { Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { hashApiKey, newApiKey } from '../identity/apiKey.ts'
import { readPlain, replacePlain } from '../kernel/plainFiles.ts'

/**
 * Returns the API key that `make run` prints: the one in `demo-key` of the data folder if it is still valid, otherwise a new one.
 * @param userId id of the demo user
 * @throws StartError when the file is a link
 */
export async function demoKey(db: Kysely<DB>, dataDir: string, userId: number): Promise<string> {
  const file = path.join(dataDir, 'demo-key')
  const kept = readPlain(file)?.trim() ?? ''
  if (kept !== '' && (await works(db, kept, userId))) return kept
  const key = newApiKey()
  await db
    .insertInto('api_keys')
    .values({ key_hash: hashApiKey(key), user_id: userId, description: 'Demo key of make run' })
    .execute()
  replacePlain(file, `${key}\n`)
  return key
}

async function works(db: Kysely<DB>, key: string, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('api_keys')
    .select('id')
    .where('key_hash', '=', hashApiKey(key))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}
