import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import pg from 'pg'
import pino from 'pino'
import type { DB } from '../../generated/database.d.ts'
import { connect } from '../../src/database/connect.ts'
import { migrate } from '../../src/database/migrate.ts'
import { hashApiKey, newApiKey } from '../../src/identity/apiKey.ts'

const SERVER = 'postgres://postgres@127.0.0.1:5432'

/** A migrated database of a test file's own. */
export interface TestDatabase {
  readonly url: string
  readonly db: Kysely<DB>
  drop(): Promise<void>
}

export async function createDatabase(): Promise<TestDatabase> {
  const name = `identity_test_${randomUUID().replaceAll('-', '')}`
  await administer(`create database ${name}`)
  const url = `${SERVER}/${name}`
  await migrate(url)
  const { db } = connect(url, 10, pino({ level: 'silent' }))
  return {
    url,
    db,
    async drop() {
      await db.destroy()
      await administer(`drop database ${name} with (force)`)
    },
  }
}

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

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${SERVER}/postgres` })
  await client.connect()
  await client.query(statement)
  await client.end()
}
