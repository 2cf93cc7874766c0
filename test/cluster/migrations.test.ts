import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from '../../generated/database.d.ts'
import { migrate, migrateWithin } from '../../src/database/migrate.ts'
import { inTransaction } from '../../src/database/transaction.ts'
import { USERS_TABLES } from '../queries/distribution.ts'
import { databaseUrl, NODE_URLS } from '../support/database.ts'
import { DISTRIBUTION, joinNodes, runFile, withClient } from './distribute.ts'

/** A schema without archives and imports. */
const EARLIER = '0035_spool_uses'
const nodes = (process.env[NODE_URLS] ?? '').split(',')
const name = `migrated_${randomBytes(4).toString('hex')}`

after(async () => {
  for (const node of nodes)
    await withClient(node, (client) => client.query(`drop database if exists ${name} with (force)`))
})

test('a distributed database is migrated, and the same file distributes the tables that are new', async () => {
  await joinNodes(nodes, name)
  const url = databaseUrl(nodes[0] ?? '', name)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }) })
  await inTransaction(db, (trx) => migrateWithin(trx, EARLIER))
  await db.destroy()
  await withClient(url, (client) => runFile(client, DISTRIBUTION))
  await migrate(url)
  await withClient(url, async (client) => {
    await runFile(client, DISTRIBUTION)
    await runFile(client, DISTRIBUTION)
    const { rows } = await client.query<{ name: string }>(
      "select logicalrelid::text as name from pg_dist_partition where partmethod = 'h'",
    )
    const distributed = new Set(rows.map((row) => row.name))
    assert.deepEqual(
      USERS_TABLES.filter((table) => !distributed.has(table)),
      [],
    )
  })
})
