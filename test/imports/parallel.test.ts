import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { eventually } from '../identity/support.ts'
import { ImportRunner } from '../../src/imports/runner.ts'
import { newPrint, newSlicerSettings, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { exportAll } from './archives.ts'
import { commit, dryRun, history, job, work } from './support.ts'

const server = await startServer({}, { isOwn: true })
const { client, db } = server

/** Number of statements that wait for a lock. */
async function waitingStatements(): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}

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
    await eventually(async () => (await waitingStatements()) === 2)
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

for (const [what, hasOwn] of [
  ['a print of another source', true],
  ['a print that an earlier import made', false],
] as const) {
  test(`what the owner changes in ${what} while an import of its job waits for it stays`, async () => {
    const user = await newUser(server)
    const started = new Date(1_700_010_000_250).toISOString()
    if (hasOwn) {
      await newPrint(server, user, { status: 'Success', start_date: started, file_name: 'bracket 1.gcode' })
    } else await commit(server, user, await dryRun(server, user, history([job(1)])))
    const ready = await dryRun(server, user, history([job(1, { total_duration: 3700, end_time: 1_700_014_000 })]))
    assert.equal((await client.call('Imports_CommitImport', { as: user, path: { id: ready.id } })).status, 202)
    const end = '2023-11-15T01:10:00.000Z'
    const { running } = await db.transaction().execute(async (trx) => {
      const prints = trx.updateTable('prints').where('user_id', '=', user.id)
      await prints.set({ end_date: end, notes: 'Mine', updated_date: sql`clock_timestamp()` }).execute()
      const waiting = work(server, user, ready.id)
      await eventually(async () => (await waitingStatements()) === 1)
      return { running: waiting }
    })
    assert.equal((await running).state, 'Committed')
    const prints = db.selectFrom('prints').select(['end_date', 'notes']).where('user_id', '=', user.id)
    assert.deepEqual(await prints.execute(), [{ end_date: end, notes: 'Mine' }])
  })
}

test('slicer settings that are deleted while an import makes a print that names them leave nothing behind', async () => {
  const [owner, user] = [await newUser(server), await newUser(server)]
  const sent = await newSlicerSettings(server, { user_id: owner.id })
  await newPrint(server, owner, { slicer_settings_id: sent.id, external_id: 'job 1' })
  const archive = await exportAll(server, owner)
  await commit(server, user, await dryRun(server, user, archive))
  const settings = db.selectFrom('slicer_settings').select('id').where('user_id', '=', user.id)
  const path = await settings.executeTakeFirstOrThrow()
  const prints = db.selectFrom('prints').select(['id', 'slicer_settings_id']).where('user_id', '=', user.id)
  const [first] = await prints.execute()
  assert.equal(first?.slicer_settings_id, path.id)
  assert.equal((await client.call('Prints_DeletePrint', { as: user, path: { id: first.id } })).status, 204)

  // The archive still stands for the settings, so that its print is to name them again.
  const { id } = await dryRun(server, user, archive)
  assert.equal((await client.call('Imports_CommitImport', { as: user, path: { id } })).status, 202)
  const { both } = await db.transaction().execute(async (trx) => {
    // The import has found what its print names, and waits for another print of the same job.
    const rival = await newPrint({ ...server, db: trx }, user, { external_id: 'job 1' })
    const running = work(server, user, id)
    await eventually(async () => (await waitingStatements()) === 1)
    const deleting = client.call('SlicerSettings_DeleteSettings', { as: user, path })
    await eventually(async () => (await waitingStatements()) === 2)
    await trx.deleteFrom('prints').where('id', '=', rival.id).execute()
    return { both: Promise.all([running, deleting]) }
  })
  const [committed, deleted] = await both
  assert.deepEqual([committed.state, deleted.status], ['Committed', 204])
  assert.deepEqual(
    (await prints.execute()).map((print) => print.slicer_settings_id),
    [null],
  )
})
