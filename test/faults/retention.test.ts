import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { eventually } from '../identity/support.ts'
import { diskStore } from '../../src/media/diskStore.ts'
import { imageKey } from '../../src/media/keys.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { newSlicerSettings } from '../support/factories.ts'
import { signUp, startInstance, type Instance } from '../support/instance.ts'
import { startIssuer, type Issuer } from '../support/issuer.ts'
import { startServer } from '../support/server.ts'
import { collectStops } from '../support/stops.ts'
import { fastClock } from './clocks.ts'

const DAY = 86_400_000
const ID = '5c2d7e8f-0a1b-4c3d-9e4f-6a7b8c9d0e1f'

const stops = collectStops()
let issuer: Issuer
before(async () => {
  issuer = await startIssuer()
  stops.push(() => issuer.stop())
})

async function newDatabase(): Promise<TestDatabase> {
  const database = await createDatabase()
  stops.push(() => database.drop())
  return database
}

async function start(databaseUrl: string, environment: Record<string, string>): Promise<Instance> {
  const instance = await startInstance({ databaseUrl, issuer, environment })
  stops.push(() => instance.stop())
  return instance
}

/** A value of the metrics; NaN while there is none. */
async function metric({ metrics }: Instance, name: string): Promise<number> {
  const { text } = await metrics.raw('GET', '/metrics')
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.slice(name.length))
}

test('F59: a service that is started against another database removes nothing from the folder of images', async () => {
  const mediaDir = await mkdtemp(path.join(tmpdir(), 'media-'))
  stops.push(() => rm(mediaDir, { recursive: true, force: true }))
  const first = await start((await newDatabase()).url, { MEDIA_DIR: mediaDir })
  await eventually(async () => (await readdir(mediaDir)).includes('database-id'))
  await first.stop()

  const keys = [imageKey(1, ID, 'image'), imageKey(1, ID, 'thumbnail')]
  for (const key of keys) {
    await diskStore(mediaDir).put(key, Buffer.from('x'))
    await utimes(path.join(mediaDir, key), 0, 0)
  }
  const second = await start((await newDatabase()).url, { MEDIA_DIR: mediaDir })
  await eventually(() => second.log.includes('the media store belongs to another database'))
  await eventually(async () => (await metric(second, 'background_job_runs_total{job="sweep the media store"}')) === 1)
  assert.deepEqual((await readdir(path.join(mediaDir, 'pictures/1'))).length, 2)
  assert.deepEqual((await readdir(mediaDir)).sort(), ['database-id', 'pictures'])
  assert.equal((await second.metrics.raw('GET', '/readyz')).status, 200)
})

test('F60: an instance whose clock is 100 days ahead deletes nothing, says why, and dates what it stores by the database', async () => {
  const { db, url } = await newDatabase()
  const now = new Date()
  const { id } = await db.insertInto('users').values({ display_name: 'Ann' }).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('slicer_settings').values({ body: '{}' }).execute()
  const reply = { operation_id: 'x', request_hash: Buffer.alloc(32) }
  await db
    .insertInto('idempotency_keys')
    .values({ user_id: id, key: 'a', ...reply })
    .execute()
  await db.insertInto('device_events').values({ user_id: id, source: 'OctoPrint', body: '{}' }).execute()
  const expires = new Date(now.getTime() + 30 * DAY).toISOString()
  await db
    .insertInto('sessions')
    .values({ id_hash: Buffer.alloc(32), user_id: id, tokens: Buffer.alloc(1), expires_date: expires })
    .execute()
  await db
    .insertInto('outbox')
    .values({ user_id: id, type: 'Unknown', payload: '{}', delivered_date: now.toISOString() })
    .execute()
  await db
    .insertInto('prints')
    .values({ user_id: id, title: 'A', status: 'Printing', view_status: 'Private', source: 'Web' })
    .execute()

  const right = await start(url, {})
  const user = await signUp(right, issuer)
  const fast = await start(url, fastClock(100 * DAY))
  const jobs = ['purge slicer settings', 'purge idempotency keys', 'purge device events', 'purge web sessions']
  for (const job of [...jobs, 'purge the outbox', 'report stuck prints', 'close stuck prints'])
    await eventually(async () => (await metric(fast, `background_job_failures_total{job="${job}"}`)) > 0)
  const errors = () => fast.log.split('\n').filter((line) => line.includes('its periodic work has stopped'))
  await eventually(() => errors().length > 0)
  assert.match(errors()[0] ?? '', /"level":"error"/)
  assert.equal(errors().length, 1)
  assert.ok(Math.abs((await metric(fast, 'database_clock_ahead_seconds')) - 8_640_000) < 300)
  for (const table of ['slicer_settings', 'idempotency_keys', 'device_events', 'sessions'] as const)
    assert.equal((await db.selectFrom(table).selectAll().execute()).length, 1, table)
  const left = await db.selectFrom('prints').select('stuck_date').execute()
  assert.deepEqual(left, [{ stuck_date: null }])

  const { client } = fast
  const as = user.key
  const print = (await client.call('Prints_PostPrint', { as, body: { title: 'B', status: 'Printing' } })).body
  const { body } = await client.call('Prints_CompletePrint', {
    as,
    path: { id: print.id },
    body: { status: 'Success' },
  })
  assert.ok(Math.abs(Date.parse(body.endDate ?? '') - Date.now()) < 60_000, String(body.endDate))
})

test('F61: periodic work goes on while requests have used up the pool', async () => {
  const server = await startServer({ databasePoolSize: 1 }, { withJobs: true })
  await newSlicerSettings(server, { created_date: new Date(Date.now() - 91 * DAY).toISOString() })
  const held = await server.services.pool.connect()
  try {
    const removed = /^background_job_removed_total\{job="purge slicer settings"\} 1$/m
    await eventually(async () => removed.test(await server.services.metrics.text()))
  } finally {
    held.release()
  }
})

test('a stop does not wait for periodic work that takes long', { timeout: 50_000 }, async () => {
  const { db, url } = await newDatabase()
  await db.transaction().execute(async (trx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
    await sql`lock table slicer_settings in access exclusive mode`.execute(trx)
    const instance = await start(url, {})
    const waits = sql<{ count: number }>`select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%slicer_settings%'`
    await eventually(async () => ((await waits.execute(db)).rows[0]?.count ?? 0) > 0)
    assert.equal((await instance.stop('SIGTERM')).code, 0)
  })
})
