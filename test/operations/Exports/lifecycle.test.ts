import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pino } from 'pino'
import { connect } from '../../../src/database/connect.ts'
import { claimExport } from '../../../src/exports/claim.ts'
import { purgeExports } from '../../../src/jobs/purgeExports.ts'
import { pieceKey } from '../../../src/media/keys.ts'
import { deleteStrayPieces } from '../../../src/media/strayPieces.ts'
import { makeArchive, newRunner } from '../../exports/runner.ts'
import { unzip } from '../../exports/unzip.ts'
import { startCommitProxy } from '../../faults/commitProxy.ts'
import { lockTable, type TableLock } from '../../faults/locks.ts'
import { newExport, newImage } from '../../support/belongings.ts'
import { newPrint, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer({}, { isOwn: true })
const { client, db, services } = server
const { store } = services
const HOUR = 3_600_000

async function keys(): Promise<string[]> {
  const found: string[] = []
  for await (const { key } of store.list('exports/')) found.push(key)
  return found
}

test('an archive is requested, made, listed, downloaded and deleted, with an event of each step', async () => {
  const user = await newUser(server)
  await newPrint(server, user)
  const accepted = await client.call('Exports_PostExport', { as: user })
  const { id } = accepted.body
  assert.deepEqual([accepted.status, accepted.headers.get('location')], [202, `/api/Exports/${id}`])
  assert.deepEqual([accepted.body.state, accepted.body.downloadUrl], ['Waiting', null])
  const early = await client.call('Exports_GetArchive', { path: { id }, as: user })
  assert.equal(early.status, 404)

  const runner = newRunner(server)
  await runner.run(new Date())
  await runner.idle()
  const { body: list } = await client.call('Exports_GetExports', { as: user })
  assert.deepEqual(
    list.items.map((item) => [item.id, item.state, item.progressPercent]),
    [[id, 'Ready', 100]],
  )
  const { body: storage } = await client.call('Users_GetMyStorage', { as: user })
  assert.deepEqual([storage.exports.used, storage.exportBytes.used], [1, list.items[0]?.bytes])

  const file = await client.call('Exports_GetArchive', { path: { id }, as: user })
  assert.equal(file.bytes.length, list.items[0]?.bytes)
  assert.match(
    file.headers.get('content-disposition') ?? '',
    new RegExp(`print-log-${user.id}-\\d{4}-\\d\\d-\\d\\d\\.zip`),
  )
  assert.equal((await client.call('Exports_DeleteExport', { path: { id }, as: user })).status, 204)
  assert.equal((await client.call('Exports_GetExport', { path: { id }, as: user })).status, 404)
  assert.deepEqual(await keys(), [])

  const events = await db
    .selectFrom('pending_events')
    .select(['name', 'data'])
    .where('user_id', '=', user.id)
    .orderBy('id')
    .execute()
  assert.deepEqual(
    events.map(({ name }) => name).filter((name) => name.startsWith('export.')),
    ['export.created', 'export.progressed', 'export.finished', 'export.deleted'],
  )
  assert(!JSON.stringify(events).includes('signature='), 'no event has a link')
})

test('a link works without credentials for this archive only, in ranges, until the archive is deleted', async () => {
  const user = await newUser(server)
  const { id, downloadUrl, bytes } = await makeArchive(server, user)
  assert(downloadUrl && bytes)
  const { pathname, search, searchParams } = new URL(downloadUrl)
  const target = pathname + search
  const whole = await client.raw('GET', target)
  assert.equal(whole.status, 200)
  assert((await unzip(whole.bytes)).has('manifest.json'))

  const part = await client.raw('GET', target, { headers: { Range: 'bytes=-100' } })
  assert.deepEqual(
    [part.status, part.headers.get('content-range')],
    [206, `bytes ${bytes - 100}-${bytes - 1}/${bytes}`],
  )
  assert.deepEqual(part.bytes, whole.bytes.subarray(-100))
  assert.equal((await client.raw('GET', target, { headers: { Range: `bytes=${bytes}-` } })).status, 416)
  const tag = whole.headers.get('etag') ?? ''
  assert.equal((await client.raw('GET', target, { headers: { 'If-None-Match': tag } })).status, 304)

  for (const [name, value] of [
    ['expires', String(Number(searchParams.get('expires')) + 1)],
    ['signature', 'a'.repeat(64)],
    ['owner', String(user.id + 1)],
  ] as const) {
    const changed = new URLSearchParams(search)
    changed.set(name, value)
    assert.equal((await client.raw('GET', `${pathname}?${changed.toString()}`)).status, 404, name)
  }
  const other = await newExport(server, user)
  assert.equal((await client.raw('GET', `/api/Exports/${other.id}/archive${search}`)).status, 404)

  await client.call('Exports_DeleteExport', { path: { id }, as: user })
  assert.equal((await client.raw('GET', target)).status, 404)
  assert(!server.log.join('').includes(searchParams.get('signature') ?? ''), 'no log line has the signature')
})

test('a link does not work while its owner is suspended, or is about to be deleted', async () => {
  const user = await newUser(server)
  const { pathname, search } = new URL((await makeArchive(server, user)).downloadUrl ?? '')
  const status = async () => (await client.raw('GET', pathname + search)).status
  assert.equal(await status(), 200)
  assert.equal((await client.call('Users_DeleteMe', { as: user.token() })).status, 202)
  assert.equal(await status(), 404)
  const back = user.token({ auth_time: Math.floor(Date.now() / 1000) + 2 })
  assert.equal((await client.call('Users_GetMe', { as: back })).status, 200)
  assert.equal(await status(), 200, 'the account is kept')
  await db.updateTable('users').set({ suspended_date: new Date().toISOString() }).where('id', '=', user.id).execute()
  assert.equal(await status(), 404)
})

test('one archive is made at a time, and a few in a day; deleting does not give one back', async () => {
  const user = await newUser(server)
  const { body } = await client.call('Exports_PostExport', { as: user })
  const second = await client.call('Exports_PostExport', { as: user })
  assert.deepEqual(
    [second.status, second.problem.detail],
    [409, 'An archive is being created already. Wait until it is finished.'],
  )
  await client.call('Exports_DeleteExport', { path: { id: body.id }, as: user })
  for (let count = 1; count < server.config.storage.exportsPerDay; count += 1) {
    const { id } = (await client.call('Exports_PostExport', { as: user })).body
    await client.call('Exports_DeleteExport', { path: { id }, as: user })
  }
  const refused = await client.call('Exports_PostExport', { as: user })
  assert.equal(refused.status, 429)
  assert(Number(refused.headers.get('retry-after')) > 0)
})

test('a user has a limited number of archives', async () => {
  const user = await newUser(server)
  const created_date = '2026-01-01T00:00:00Z'
  for (let count = 0; count < server.config.storage.exports; count += 1) await newExport(server, user, { created_date })
  const { status, problem } = await client.call('Exports_PostExport', { as: user })
  assert.deepEqual(
    [status, problem.detail],
    [409, 'You have 10 archives, the maximum for one user. Delete some that you no longer need.'],
  )
})

test('what an instance that died has begun is made by another, and nothing of the first stays behind', async () => {
  const user = await newUser(server)
  const { id } = (await client.call('Exports_PostExport', { as: user })).body
  const began = new Date()
  const dead = await claimExport(db, began)
  assert.equal(dead?.id, id)
  await store.put(pieceKey(user.id, dead.attempt, 1), Buffer.from('half'))
  await db.updateTable('exports').set({ pieces: 1 }).where('id', '=', id).execute()

  const runner = newRunner(server)
  await runner.run(new Date(began.getTime() + 50_000))
  await runner.idle()
  assert.equal(
    (await client.call('Exports_GetExport', { path: { id }, as: user })).body.state,
    'Running',
    'the claim holds',
  )
  await runner.run(new Date(began.getTime() + 61_000))
  await runner.idle()
  assert.equal((await client.call('Exports_GetExport', { path: { id }, as: user })).body.state, 'Ready')
  assert(!(await keys()).some((key) => key.includes(dead.attempt)))
})

test('an archive that ends every instance has failed after three attempts', async () => {
  const user = await newUser(server)
  const { id } = (await client.call('Exports_PostExport', { as: user })).body
  let time = Date.now()
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    assert.equal((await claimExport(db, new Date(time)))?.id, id)
    time += 61_000
  }
  const runner = newRunner(server, { now: () => new Date(time) })
  await runner.run(new Date(time))
  await runner.idle()
  const { body } = await client.call('Exports_GetExport', { path: { id }, as: user })
  assert.deepEqual([body.state, body.error], ['Failed', 'The archive could not be completed. Try again.'])
})

test('an archive that is deleted while it is made ends, with all its pieces', async () => {
  const user = await newUser(server)
  const { id } = (await client.call('Exports_PostExport', { as: user })).body
  const put: typeof store.put = async (key, bytes) => {
    await store.put(key, bytes)
    await client.call('Exports_DeleteExport', { path: { id }, as: user })
    await store.put(key, bytes)
  }
  const runner = newRunner(server, { store: { ...store, put } })
  await runner.run(new Date())
  await runner.idle()
  assert(!(await keys()).some((key) => key.startsWith(`exports/${user.id}/`)))
})

test('an archive whose claim cannot be renewed for a moment is completed by the same attempt', async () => {
  const user = await newUser(server)
  await newImage(server, await newPrint(server, user))
  const { id } = (await client.call('Exports_PostExport', { as: user })).body
  const url = server.config.databaseUrl ?? ''
  const ended: Promise<void>[] = []
  const endRenewal = async (lock: TableLock) => {
    await lock.waiting(1)
    await lock.endWaiting()
    await lock.release()
  }
  const get: typeof store.get = async (...request) => {
    // The first renewal follows when the archive is filled.
    if (ended.length === 0) ended.push(endRenewal(await lockTable(url, 'exports')))
    return store.get(...request)
  }
  const { db: own } = connect(url, 2, pino({ level: 'silent' }))
  const runner = newRunner(server, { db: own, store: { ...store, get } })
  try {
    await runner.run(new Date())
    await runner.idle()
    assert.equal(ended.length, 1)
    await Promise.all(ended)
  } finally {
    await own.destroy()
  }
  const { body } = await client.call('Exports_GetExport', { path: { id }, as: user })
  assert.deepEqual([body.state, body.error], ['Ready', null])
})

test('an archive that is deleted twice at the same time is deleted once, with one event', async () => {
  const user = await newUser(server)
  const { id } = (await client.call('Exports_PostExport', { as: user })).body
  const remove = () => client.call('Exports_DeleteExport', { path: { id }, as: user })
  const answers = await Promise.all(Array.from({ length: 5 }, remove))
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [204, 404, 404, 404, 404])
  const events = db.selectFrom('pending_events').select('id').where('user_id', '=', user.id)
  assert.equal((await events.where('name', '=', 'export.deleted').execute()).length, 1)
})

test('an archive that exceeds the bytes of its user fails, with a sentence that helps', async () => {
  const user = await newUser(server)
  const bounds = { exportDays: 7, exportBytes: 10 }
  const { id } = (await client.call('Exports_PostExport', { as: user })).body
  const runner = newRunner(server, { bounds })
  await runner.run(new Date())
  await runner.idle()
  const { body } = await client.call('Exports_GetExport', { path: { id }, as: user })
  assert.match(body.error ?? '', /exceed 10 bytes/)
  assert(!(await keys()).some((key) => key.startsWith(`exports/${user.id}/`)))
})

for (const [moment, state] of [
  ['before', 'Running'],
  ['after', 'Ready'],
] as const) {
  test(`an archive whose connection is cut ${moment} the COMMIT that makes it ready can be downloaded in the end`, async () => {
    const user = await newUser(server)
    const { id } = (await client.call('Exports_PostExport', { as: user })).body
    const proxy = await startCommitProxy(server.config.databaseUrl ?? '')
    const { db: cut } = connect(proxy.url, 2, pino({ level: 'silent' }))
    const read = async () => (await client.call('Exports_GetExport', { path: { id }, as: user })).body
    try {
      proxy.cutNext('Ready', moment)
      const runner = newRunner(server, { db: cut })
      await runner.run(new Date())
      await runner.idle()
      assert.deepEqual([proxy.cuts, (await read()).state], [1, state])
    } finally {
      await cut.destroy()
      await proxy.close()
    }
    const later = newRunner(server)
    await later.run(new Date(Date.now() + HOUR))
    await later.idle()
    const { bytes } = await read()
    const file = await client.call('Exports_GetArchive', { path: { id }, as: user })
    assert.equal(file.bytes.length, bytes)
    const { attempt } = await db.selectFrom('exports').select('attempt').where('id', '=', id).executeTakeFirstOrThrow()
    const own = (await keys()).filter((key) => key.startsWith(`exports/${user.id}/`))
    assert(own.length > 0 && own.every((key) => key.includes(attempt ?? '-')), 'no piece of another attempt stays')
  })
}

test('an instance that stops gives its archive back', async () => {
  const user = await newUser(server)
  const { id } = (await client.call('Exports_PostExport', { as: user })).body
  const first = newRunner(server)
  await first.run(new Date())
  await first.stop()
  const { body } = await client.call('Exports_GetExport', { path: { id }, as: user })
  assert(['Waiting', 'Ready'].includes(body.state), body.state)
  const second = newRunner(server)
  await second.run(new Date())
  await second.idle()
  assert.equal((await client.call('Exports_GetExport', { path: { id }, as: user })).body.state, 'Ready')
})

test('expired archives are deleted with their bytes, and pieces that no row names too', async () => {
  const user = await newUser(server)
  const { id, expiresDate, finishedDate } = await makeArchive(server, user)
  assert.equal(Date.parse(expiresDate ?? '') - Date.parse(finishedDate ?? ''), 7 * 24 * HOUR)
  const { attempt } = await db.selectFrom('exports').select('attempt').where('id', '=', id).executeTakeFirstOrThrow()
  const stray = pieceKey(user.id, crypto.randomUUID(), 1)
  await store.put(stray, Buffer.from('stray'))

  const later = new Date(Date.now() + 2 * HOUR)
  assert.equal(
    await deleteStrayPieces(db, store, new Date()),
    0,
    'a new piece may belong to a row that is about to be written',
  )
  assert((await deleteStrayPieces(db, store, later)) >= 1)
  assert.deepEqual(
    (await keys()).filter((key) => key === stray),
    [],
  )
  assert((await keys()).some((key) => key.includes(attempt ?? '-')))

  assert((await purgeExports(db, store, new Date(Date.now() + 8 * 24 * HOUR))) >= 1)
  assert(!(await keys()).some((key) => key.includes(attempt ?? '-')))
  assert.equal((await client.call('Exports_GetExport', { path: { id }, as: user })).status, 404)
  const rows = await db.selectFrom('exports').select('id').where('id', '=', id).execute()
  assert.deepEqual(rows, [])
})
