import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { eventually } from '../identity/support.ts'
import { ImportRunner } from '../../src/imports/runner.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { dryRun } from './support.ts'

const server = await startServer({}, { isOwn: true })
const { client, db } = server

test('two imports of the same file that two instances commit at the same time make each record once', async () => {
  const user = await newUser(server)
  const filament = { name: 'Galaxy', density: 1.24, diameter: 1.75 }
  const file = JSON.stringify([1, 2, 3].map((id) => ({ id, used_weight: 0, filament })))
  for (const { id } of [await dryRun(server, user, file), await dryRun(server, user, file)])
    assert.equal((await client.call('Imports_CommitImport', { as: user, path: { id } })).status, 202)
  const { config, services } = server
  const runners = [1, 2].map(() => new ImportRunner({ ...services, storage: config.storage }))
  const running = await db.transaction().execute(async (trx) => {
    // A spool gets its number, and so is made, after the plans of its batch.
    await sql`select from users where id = ${user.id} for update`.execute(trx)
    const both = runners.map((runner) => runner.run())
    await eventually(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      return rows.length === 2
    })
    return { both }
  })
  await Promise.all(running.both)
  const { body } = await client.call('Imports_GetImports', { as: user })
  const counts = body.items.map(({ state, counts: { created, same } }) => [state, created, same])
  assert.deepEqual(counts.toSorted(), [
    ['Committed', 0, 3],
    ['Committed', 3, 0],
  ])
  const spools = db.selectFrom('filaments').select('id').where('user_id', '=', user.id)
  assert.equal((await spools.execute()).length, 3)
})
