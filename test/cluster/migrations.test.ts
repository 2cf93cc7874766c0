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
/** Prints of several users, of which an earlier version has summed up the actual amounts only. */
const LOGBOOKS = `
insert into users (id, display_name) select id, 'a' from generate_series(1, 3) as id;
insert into prints (user_id, id, title, status, view_status, source, filament_amount_mg, estimated_filament_amount_mg)
select u, u * 2 + k, 'a', 'Success', 'Private', 'Web', 100, case k when 0 then u end from generate_series(1, 3) as u, generate_series(0, 1) as k;
insert into filament_usages (user_id, print_id, position, status, material_type, amount_mg, estimated_amount_mg)
select user_id, id, 0, 'Success', 'PLA', 100, null from prints;
insert into filament_usages (user_id, print_id, position, status, material_type, estimated_amount_mg)
select user_id, id, 1, 'Success', 'PETG', user_id from prints where id % 2 = 0;
`
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
  await withClient(url, (client) => runFile(client, LOGBOOKS))
  await migrate(url)
  await withClient(url, async (client) => {
    const sums = await client.query('select user_id, filament_amount_mg as mg from prints order by user_id, id')
    assert.deepEqual(
      sums.rows.map(({ mg }) => Number(mg)),
      [1, 2, 3].flatMap((user) => [100 + user, 100]),
    )
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
