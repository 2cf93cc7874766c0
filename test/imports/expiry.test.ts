import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { purgeImports } from '../../src/jobs/purgeImports.ts'
import { eventually } from '../identity/support.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { commit, dryRun, history, job } from './support.ts'

const server = await startServer({}, { isOwn: true })
const { client, config, db, services } = server

test('an import whose rows are being deleted can neither be committed nor undone, since it would lack rows', async () => {
  const user = await newUser(server)
  const ready = await dryRun(server, user, history([job(1), job(2)]))
  const committed = await commit(server, user, await dryRun(server, user, history([job(3)])))
  const long = config.storage.importDays + 1
  await sql`update imports set created_date = created_date - make_interval(days => ${long}) where user_id = ${user.id}`.execute(
    db,
  )
  const { purge, statuses } = await db.transaction().execute(async (trx) => {
    await sql`lock table import_rows in share mode`.execute(trx)
    const running = purgeImports(db, services.now(), config.storage)
    await eventually(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      return rows.length > 0
    })
    const one = await client.call('Imports_CommitImport', { as: user, path: { id: ready.id } })
    const other = await client.call('Imports_UndoImport', { as: user, path: { id: committed.id } })
    return { purge: running, statuses: [one.status, other.status] }
  })
  assert.equal(await purge, 2)
  assert.deepEqual(statuses, [409, 409])
  const { body: left } = await client.call('Imports_GetImports', { as: user })
  assert.deepEqual(left.items, [])
})
