import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { before, test } from 'node:test'
import pino from 'pino'
import { connect } from '../../src/database/connect.ts'
import { eventually } from '../identity/support.ts'
import { newSubscription } from '../push/support.ts'
import type { Answer } from '../support/client.ts'
import { signUp, startInstance, type Instance } from '../support/instance.ts'
import { startIssuer } from '../support/issuer.ts'
import { startOwnPostgres, type OwnPostgres } from '../support/ownPostgres.ts'
import { collectStops } from '../support/stops.ts'
import type { User } from '../support/user.ts'
import { Receiver } from '../webhooks/receiver.ts'
import { EventReader } from './eventReader.ts'
import { lockTable, type TableLock } from './locks.ts'

/** Prints that fail while PostgreSQL restarts. */
const PRINTS = 10
/**
 * Milliseconds until deliveries have been made: an instance that does not hear that a claim was taken back looks for work once a
 * minute.
 */
const LOOK = 90_000

const stops = collectStops()
let postgres: OwnPostgres
let instance: Instance
let user: User
before(async () => {
  postgres = await startOwnPostgres()
  stops.push(() => postgres.stop())
  const issuer = await startIssuer()
  stops.push(() => issuer.stop())
  const environment = { SESSION_SECRET: randomBytes(32).toString('hex'), WEBHOOK_NETWORKS: '127.0.0.0/8' }
  instance = await startInstance({ databaseUrl: postgres.url, issuer, environment })
  stops.push(() => instance.stop())
  user = await signUp(instance, issuer)
})

/** Repeats a request until it is answered: connections are lost, and 503 comes, while PostgreSQL restarts. */
async function acknowledged<Body>(request: () => Promise<Answer<Body>>): Promise<Body> {
  for (;;) {
    const answer = await request().catch(() => null)
    if (answer && answer.status < 300) return answer.body
    assert.equal(answer?.status ?? 503, 503)
  }
}

/** Records a print that fails; returns its title. */
async function fail(number: number): Promise<string> {
  const [as, title] = [user, `Print-${number}`]
  const headers = { 'Idempotency-Key': title }
  const { client } = instance
  const body = { title, status: 'Printing' as const }
  const { id } = await acknowledged(() => client.call('Prints_PostPrint', { as, headers, body }))
  await acknowledged(() => client.call('Prints_CompletePrint', { as, path: { id }, body: { status: 'Failed' } }))
  return title
}

/** Responds to the first visit when a table is locked that the sender needs to record it; to others at once. */
function holdFirst(receiver: Receiver, table: string): Promise<TableLock> {
  const { promise, resolve, reject } = Promise.withResolvers<TableLock>()
  receiver.respond = (_visit, response) => {
    if (receiver.visits.length > 1) return 201
    void lockTable(postgres.url, table).then((lock) => {
      response.writeHead(201).end()
      resolve(lock)
    }, reject)
    return null
  }
  return promise
}

test(
  'F72: what was received while PostgreSQL restarted is sent again with the same id; nothing is lost, and no event comes twice',
  { timeout: 300_000 },
  async (context) => {
    const reader = new EventReader(context, user, instance)
    const [receiver, pushService] = [await Receiver.start(), await Receiver.start()]
    const as = user.token()
    const events = ['print.failed' as const]
    await instance.client.call('Webhooks_PostWebhook', { as, body: { url: receiver.url, events } })
    const subscription = newSubscription({ secrets: new Set() }, pushService.url)
    const device = { token: 'browser', platform: 'Web' as const, subscription }
    await instance.client.call('Devices_RegisterDevice', { as, body: device })

    const records = Promise.all([holdFirst(receiver, 'webhook_attempts'), holdFirst(pushService, 'push_devices')])
    const titles = [await fail(0)]
    const locks = await records
    await Promise.all(locks.map((lock) => lock.waiting(1)))
    // The restart ends all connections: had it ended those of the locks first, what waits for them would be recorded.
    await Promise.all(locks.map((lock) => lock.endWaiting()))
    const restarted = postgres.restart()
    while (titles.length <= PRINTS) titles.push(await fail(titles.length))
    await restarted

    const { db } = connect(postgres.url, 1, pino({ level: 'silent' }), 30_000, 30_000)
    context.after(() => db.destroy())
    // The instance waits a minute for its own claims, whose end was not recorded.
    await db.updateTable('webhook_deliveries').set({ claimed_until: null }).where('state', '=', 'Waiting').execute()
    await db.updateTable('webhooks').set({ due_date: new Date().toISOString() }).execute()
    await db.updateTable('push_deliveries').set({ claimed_until: null }).execute()

    const logged = db.selectFrom('events').select('id').where('name', '=', 'print.failed').orderBy('id')
    const deliveries = db.selectFrom('webhook_deliveries').select('state')
    await eventually(async () => {
      const states = await deliveries.execute()
      return states.length === titles.length && states.every(({ state }) => state === 'Delivered')
    }, LOOK)
    const ids = (await logged.execute()).map(({ id }) => id)
    assert.deepEqual([...receiver.ids].sort(), ids)
    const first = receiver.visits[0]
    const again = receiver.visits.filter(({ headers }) => headers['webhook-id'] === first?.headers['webhook-id'])
    assert.ok(again.length > 1, 'what was not recorded is sent again')
    assert.equal(new Set(again.map(({ body }) => body)).size, 1)

    const prints = await db.selectFrom('prints').select('id').execute()
    const topicsSeen = () => new Set(pushService.visits.map(({ headers }) => headers['topic'] ?? ''))
    const expected = prints.map(({ id }) => `print-${id}`)
    await eventually(() => expected.every((name) => topicsSeen().has(name)), LOOK)
    const topic = pushService.visits[0]?.headers['topic']
    await eventually(() => pushService.visits.filter(({ headers }) => headers['topic'] === topic).length > 1, LOOK)
    await eventually(async () => (await db.selectFrom('push_deliveries').select('topic').execute()).length === 0, LOOK)

    await eventually(() => titles.every((title) => reader.titles.has(title)))
    reader.requireAll(titles)
    const { length } = await db.selectFrom('events').select('position').execute()
    await eventually(() => reader.positions.length === length)
  },
)
