import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import pino from 'pino'
import { connect } from '../../src/database/connect.ts'
import { form, noise } from '../media/samples.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { signUp, startInstance, type Instance } from '../support/instance.ts'
import { startIssuer } from '../support/issuer.ts'
import { nicenessOf } from '../support/niceness.ts'
import { collectStops } from '../support/stops.ts'
import type { User } from '../support/user.ts'

const PRINTS = 50_000
/** No piece of work takes the event loop for as long as reading the largest body so many times, however slow the machine is. */
const READINGS = 100
const LARGEST = JSON.stringify({
  settings: Object.fromEntries(
    Array.from({ length: 29_000 }, (_, index) => [`setting_${index}`, `value ${index} ${'v'.repeat(70)}`]),
  ),
  snapshot: 'A'.repeat(1_100_000),
})

const stops = collectStops()
let database: TestDatabase
let instance: Instance
let user: User
before(async () => {
  database = await createDatabase()
  stops.push(() => database.drop())
  const issuer = await startIssuer()
  stops.push(() => issuer.stop())
  instance = await startInstance({ databaseUrl: database.url, issuer })
  stops.push(() => instance.stop())
  user = await signUp(instance, issuer)
  const filling = connect(database.url, 1, pino({ level: 'silent' }), 60_000, 60_000)
  await sql`insert into prints (user_id, title, status, view_status, source, start_date, print_time_in_seconds)
    select ${user.id}, 'Print ' || n, 'Success', 'Private', 'Web', now() - n * interval '20 minutes', 600 + n % 7000
    from generate_series(1, ${PRINTS}) n`.execute(filling.db)
  await filling.db.destroy()
})

/** Asks for the service's health again and again while the work is under way: it must not wait for a piece of work that is too long. */
async function assertHealthy(begin: () => Promise<unknown>): Promise<void> {
  let longest = 0
  let reading = timeOfReading()
  let isOver = false
  const over = begin().finally(() => (isOver = true))
  while (!isOver) {
    const begun = performance.now()
    assert.equal((await instance.client.raw('GET', '/healthz')).status, 200)
    longest = Math.max(longest, performance.now() - begun)
  }
  await over
  reading = Math.max(reading, timeOfReading())
  assert.ok(longest < READINGS * reading, `${longest} ms, where one reading takes ${reading} ms`)
}

/** Milliseconds that this machine takes now. */
function timeOfReading(): number {
  const begun = performance.now()
  JSON.parse(LARGEST)
  return performance.now() - begun
}

test('F50: health responds while the largest bodies are read', async () => {
  assert.ok(LARGEST.length > 4_000_000 && LARGEST.length < 4_194_304, String(LARGEST.length))
  const save = async () =>
    assert.equal((await instance.client.call('SlicerSettings_SaveSettings', { body: LARGEST })).status, 200)
  await assertHealthy(() => Promise.all([save(), save(), save()]))
})

test('F50: health responds while all of a large logbook is analysed', async () => {
  const ids = ['Overview', 'Activity', 'Printers', 'Materials', 'Costs', 'Accuracy'] as const
  const analyse = async (id: (typeof ids)[number]) => {
    const { status } = await instance.client.call(`Analytics_Get${id}`, { as: user })
    assert.equal(status, 200, id)
  }
  await assertHealthy(() => Promise.all(ids.map(analyse)))
})

const isLinux = process.platform === 'linux'
test('F56: what decodes images gives way to the event loop where processors are few', { skip: !isLinux }, async () => {
  const { body: print } = await instance.client.call('Prints_PostPrint', { body: { title: 'x' }, as: user })
  const body = form(await noise(3000, 2000).jpeg().toBuffer())
  assert.equal((await instance.client.call('Prints_PostImage', { path: { id: print.id }, body, as: user })).status, 201)
  const [main = NaN] = nicenessOf(instance.pid, 'MainThread')
  for (const name of ['libuv-worker', 'libvips worker']) {
    const threads = nicenessOf(instance.pid, name)
    assert.notEqual(threads.length, 0, name)
    assert(
      threads.every((niceness) => niceness === main + 5),
      `${name}: ${threads.join()}`,
    )
  }
})
