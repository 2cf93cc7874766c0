import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import type { ImportDto } from '../../generated/api.d.ts'
import { eventually } from '../identity/support.ts'
import { unzip } from '../exports/unzip.ts'
import { exportAll, withoutIds } from '../imports/archives.ts'
import { commit, dryRun, fileForm, history, job, undo } from '../imports/support.ts'
import { newImage } from '../support/belongings.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { newPrint, newUsage, newUser } from '../support/factories.ts'
import { signUp, startInstance, type Instance } from '../support/instance.ts'
import { startIssuer, type Issuer } from '../support/issuer.ts'
import { startOwnPostgres } from '../support/ownPostgres.ts'
import { startServer } from '../support/server.ts'
import { collectStops } from '../support/stops.ts'
import { lockTable } from './locks.ts'

const SPOOLS = 3000

const stops = collectStops()
let issuer: Issuer
let database: TestDatabase
before(async () => {
  issuer = await startIssuer()
  stops.push(() => issuer.stop())
  database = await createDatabase()
  stops.push(() => database.drop())
})

async function start(): Promise<Instance> {
  const instance = await startInstance({ databaseUrl: database.url, issuer })
  stops.push(() => instance.stop('SIGKILL'))
  return instance
}

/** Ends the claims of instances that have died, as three minutes would. */
async function endClaims(): Promise<void> {
  await sql`update imports set claimed_until = now()`.execute(database.db)
}

/** Spool as Spoolman exports it, of which as many grams are used as its number says. */
function spool(number: number): object {
  const filament = { id: 1, name: 'Galaxy Black', material: 'PLA', density: 1.24, diameter: 1.75, weight: 5000 }
  return { id: number, registered: '2024-01-02T03:04:05Z', used_weight: number, archived: false, extra: {}, filament }
}

test('F73: an import whose instances are killed in the dry run and in the commit makes each record once', async () => {
  const first = await start()
  const user = await signUp(first, issuer)
  const file = JSON.stringify(Array.from({ length: SPOOLS }, (_, index) => spool(index + 1)))
  const { status, body } = await first.client.call('Imports_PostImport', { as: user.key, body: fileForm(file) })
  assert.equal(status, 202)
  const read = async ({ client }: Instance): Promise<ImportDto> =>
    (await client.call('Imports_GetImport', { as: user.key, path: { id: body.id } })).body
  await first.stop('SIGKILL')
  await endClaims()

  const second = await start()
  await eventually(async () => (await read(second)).state === 'Ready')
  await second.client.call('Imports_CommitImport', { as: user.key, path: { id: body.id } })
  await eventually(async () => (await read(second)).doneCount > 0)
  await second.stop('SIGKILL')
  const { rows: left } = await sql<{ state: string; count: number }>`
    select state, done_count as count from imports`.execute(database.db)
  assert.deepEqual([left[0]?.state, (left[0]?.count ?? 0) < SPOOLS], ['Committing', true])
  await endClaims()

  const third = await start()
  await eventually(async () => (await read(third)).state === 'Committed')
  assert.deepEqual((await read(third)).counts, { created: SPOOLS, updated: 0, same: 0, skipped: 0, errors: 0 })
  const { rows } = await sql<{ spools: number; remaining: number; entries: number }>`
    select count(distinct filament_id)::integer as spools, sum(amount_mg)::bigint as remaining,
      (count(*) filter (where kind = 'Adjustment'))::integer as entries
    from filament_ledger`.execute(database.db)
  const used = (SPOOLS * (SPOOLS + 1)) / 2
  const remaining = (SPOOLS * 5000 - used) * 1000
  assert.deepEqual(rows, [{ spools: SPOOLS, remaining, entries: SPOOLS }])
})

test('F73: an archive whose import is killed amid the images comes in whole, and yields the same archive again', async () => {
  const server = await startServer()
  const owner = await newUser(server)
  for (let number = 0; number < 60; number += 1) {
    const print = await newPrint(server, owner, { title: `Print ${number}` })
    await newUsage(server, print, { material_type: 'PLA', amount_mg: 1000 + number })
    await newImage(server, print)
  }
  const archive = await exportAll(server, owner)

  const first = await start()
  const user = await signUp(first, issuer)
  const { status, body } = await first.client.call('Imports_PostImport', { as: user.key, body: fileForm(archive) })
  assert.equal(status, 202)
  const { id } = body
  const read = async ({ client }: Instance): Promise<ImportDto> =>
    (await client.call('Imports_GetImport', { as: user.key, path: { id } })).body
  await eventually(async () => (await read(first)).state === 'Ready')
  const { kinds } = await read(first)
  const created = (wanted: string) => kinds.find(({ kind }) => kind === wanted)?.counts.created
  assert.deepEqual([created('Print'), created('Image')], [60, 60])
  await first.client.call('Imports_CommitImport', { as: user.key, path: { id } })
  const countImages = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from images`.execute(database.db)
    return rows[0]?.count ?? 0
  }
  await eventually(async () => (await countImages()) > 0)
  await first.stop('SIGKILL')
  assert.ok((await countImages()) < 60)
  await endClaims()

  const second = await start()
  await eventually(async () => (await read(second)).state === 'Committed')
  assert.deepEqual((await read(second)).kinds, kinds)
  const { body: made } = await second.client.call('Exports_PostExport', { as: user.key })
  const ready = async () =>
    (await second.client.call('Exports_GetExport', { path: { id: made.id }, as: user.key })).body
  await eventually(async () => (await ready()).state === 'Ready')
  const { bytes } = await second.client.call('Exports_GetArchive', { path: { id: made.id }, as: user.key })
  const [before, after] = [await unzip(archive), await unzip(bytes)]
  for (const resource of ['prints', 'images'])
    assert.equal(withoutIds(after).get(resource), withoutIds(before).get(resource), resource)
  const images = [...after].filter(([name]) => name.startsWith('media/')).map(([, bytes]) => bytes)
  assert.equal(images.length, 60)
  assert.ok(images.every((image) => image.equals(images[0] ?? image)))
})

test('F73: an import that fails again and again is given up, and can be undone', async () => {
  const server = await startServer()
  const user = await newUser(server)
  const jobs = Array.from({ length: 600 }, (_, index) => job(index + 1))
  const made = await dryRun(server, user, history([...jobs, job(601, { filename: 'broken.gcode' })]))
  await sql`alter table prints add constraint never_broken check (title <> 'broken') not valid`.execute(server.db)
  await assert.rejects(commit(server, user, made), /never_broken/)
  const again = async () => {
    await sql`update imports set claimed_until = null`.execute(server.db)
    await server.services.imports.run()
  }
  for (let attempt = 2; attempt <= 6; attempt += 1) await assert.rejects(again(), /never_broken/, String(attempt))
  await again()
  const { body } = await server.client.call('Imports_GetImport', { as: user, path: { id: made.id } })
  assert.deepEqual(
    [body.state, body.error],
    [
      'Failed',
      'The commit failed several times and was given up. Undo the import to remove the records that it has made.',
    ],
  )
  const count = async () => {
    const { rows } = await sql`select id from prints where user_id = ${user.id}`.execute(server.db)
    return rows.length
  }
  assert.equal(await count(), 500)
  assert.equal((await undo(server, user, made)).state, 'Undone')
  assert.equal(await count(), 0)
})

test('F73: an import that fails while PostgreSQL restarts continues at once, not when its claim ends', async () => {
  const postgres = await startOwnPostgres()
  stops.push(() => postgres.stop())
  const instance = await startInstance({ databaseUrl: postgres.url, issuer })
  stops.push(() => instance.stop('SIGKILL'))
  const { client } = instance
  const user = await signUp(instance, issuer)
  const file = history(Array.from({ length: 20 }, (_, index) => job(index + 1)))
  const { body } = await client.call('Imports_PostImport', { as: user.key, body: fileForm(file) })
  const read = () => client.call('Imports_GetImport', { as: user.key, path: { id: body.id } })
  await eventually(async () => (await read()).body.state === 'Ready')
  const lock = await lockTable(postgres.url, 'prints')
  await client.call('Imports_CommitImport', { as: user.key, path: { id: body.id } })
  await lock.waiting(1)
  // The claim cannot be given back while the server is away.
  await postgres.restart()
  await lock.release()
  await eventually(async () => {
    const { status, body } = await read()
    return status === 200 && body.state === 'Committed'
  }, 150_000)
  assert.equal((await read()).body.counts?.created, 20)
})

test('F75: an import whose images cannot be stored waits for the media store, for as long as that takes', async () => {
  const server = await startServer({}, { isOwn: true })
  const owner = await newUser(server)
  await newImage(server, await newPrint(server, owner))
  const archive = await exportAll(server, owner)
  const user = await newUser(server)
  const made = await dryRun(server, user, archive)
  const folder = path.join(server.config.mediaDir, 'pictures', String(user.id))
  await writeFile(folder, 'a file where the folder should be')
  await assert.rejects(commit(server, user, made), { status: 503 })
  for (let attempt = 2; attempt <= 8; attempt += 1) {
    await sql`update imports set claimed_until = null`.execute(server.db)
    await assert.rejects(server.services.imports.run(), { status: 503 }, String(attempt))
  }
  await rm(folder)
  await sql`update imports set claimed_until = null`.execute(server.db)
  await server.services.imports.run()
  const { body } = await server.client.call('Imports_GetImport', { as: user, path: { id: made.id } })
  assert.deepEqual([body.state, body.kinds.find(({ kind }) => kind === 'Image')?.counts.created], ['Committed', 1])
})

test('F73: folders that killed instances have left are removed, and those in use stay', async () => {
  const temporary = await mkdtemp(path.join(tmpdir(), 'left-'))
  stops.push(() => rm(temporary, { recursive: true, force: true }))
  const leave = async (name: string, { isFileOld }: { readonly isFileOld: boolean }) => {
    const folder = path.join(temporary, name)
    await mkdir(folder)
    await writeFile(path.join(folder, 'upload'), 'x')
    if (isFileOld) await utimes(path.join(folder, 'upload'), 0, 0)
    await utimes(folder, 0, 0)
  }
  for (const name of ['print-log-import-left', 'print-log-upload-left', 'other']) await leave(name, { isFileOld: true })
  await leave('print-log-upload-used', { isFileOld: false })
  await mkdir(path.join(temporary, 'print-log-import-used'))
  const instance = await startInstance({ databaseUrl: database.url, issuer, environment: { TMPDIR: temporary } })
  stops.push(() => instance.stop())
  const stored = async () =>
    (await readdir(temporary)).filter((name) => name === 'other' || name.startsWith('print-log-'))
  await eventually(async () => !(await stored()).some((name) => name.endsWith('left')))
  assert.deepEqual((await stored()).sort(), ['other', 'print-log-import-used', 'print-log-upload-used'])
})
