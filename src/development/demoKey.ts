import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { hashApiKey, newApiKey } from '../identity/apiKey.ts'

/**
 * The API key that `make run` prints: the one in `demo-key` of the data folder while it works, else a new one.
 * @param userId the demo user
 * @returns 32 characters
 */
export async function demoKey(db: Kysely<DB>, dataDir: string, userId: number): Promise<string> {
  const file = path.join(dataDir, 'demo-key')
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (kept !== '' && (await works(db, kept, userId))) return kept
  const key = newApiKey()
  await db
    .insertInto('api_keys')
    .values({ key_hash: hashApiKey(key), user_id: userId, description: 'Demo key of make run' })
    .execute()
  // Removed first: an existing file would keep its mode.
  rmSync(file, { force: true })
  writeFileSync(file, `${key}\n`, { mode: 0o600 })
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
