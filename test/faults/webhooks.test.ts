import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import { Webhooks } from '../../src/webhooks/webhooks.ts'
import { eventually } from '../identity/support.ts'
import { createDatabase } from '../support/database.ts'
import { signUp, startInstance, type Instance } from '../support/instance.ts'
import { startIssuer } from '../support/issuer.ts'
import { Receiver } from '../webhooks/receiver.ts'
import { logEvents, newSender, send, TestClock } from '../webhooks/support.ts'

/** A run by hand takes more: `WEBHOOK_EVENTS=10000 make try FILES=test/faults/webhooks.test.ts`. */
const EVENTS = Number(process.env['WEBHOOK_EVENTS'] ?? 400)
/** Milliseconds that the instances have until the second one is killed. */
const PATIENCE = 60_000 + EVENTS * 50
const BASE_URL = 'http://localhost:8080'

test('F72: of many events, 30 % of which fail at first, none is lost when two instances are killed between response and record', async () => {
  const database = await createDatabase()
  const issuer = await startIssuer(`${BASE_URL}/api`)
  const instances: Instance[] = []
  after(async () => {
    // One that goes on would keep this process from ending, when the test has failed before both are killed.
    for (const one of instances) await one.stop('SIGKILL')
    await issuer.stop()
    await database.drop()
  })
  const sessionSecret = randomBytes(32).toString('hex')
  const environment = { SESSION_SECRET: sessionSecret, WEBHOOK_NETWORKS: '127.0.0.0/8' }
  const start = async () => {
    const started = await startInstance({ databaseUrl: database.url, issuer, environment })
    instances.push(started)
    return started
  }
  const [instance, second] = [await start(), await start()]
  const user = await signUp(instance, issuer)
  const receiver = await Receiver.start()
  const body = { url: receiver.url, events: ['print.finished' as const] }
  const { body: webhook } = await instance.client.call('Webhooks_PostWebhook', { as: user.token(), body })

  const acknowledged = new Map<string, number>()
  const seen = new Map<string, number>()
  // An event may be acknowledged twice, and both instances be dead before we look.
  const ends = new Map<Instance, Promise<unknown>>()
  const kill = (victim: Instance) => {
    if (!ends.has(victim)) ends.set(victim, victim.stop('SIGKILL'))
  }
  receiver.respond = ({ headers }) => {
    const id = headers['webhook-id'] ?? ''
    seen.set(id, (seen.get(id) ?? 0) + 1)
    if (Number.parseInt(id.slice(0, 4), 16) % 10 < 3 && seen.get(id) === 1) return 500
    acknowledged.set(id, (acknowledged.get(id) ?? 0) + 1)
    if (acknowledged.size >= EVENTS / 4) kill(instance)
    if (acknowledged.size >= EVENTS / 2) kill(second)
    return 204
  }
  await logEvents({ db: database.db }, user, EVENTS)
  await eventually(() => ends.has(instance), PATIENCE)
  await ends.get(instance)
  // The other instance waits a minute for the claims of the dead one.
  await database.db
    .updateTable('webhook_deliveries')
    .set({ claimed_until: null })
    .where('state', '=', 'Waiting')
    .execute()
  await database.db.updateTable('webhooks').set({ due_date: new Date().toISOString() }).execute()
  await eventually(() => ends.has(second), PATIENCE)
  await ends.get(second)

  const services = { jobDatabase: database, webhooks: new Webhooks({ webhookNetworks: [], sessionSecret }) }
  const clock = new TestClock()
  const log: string[] = []
  const other = newSender({ services, config: { baseUrl: BASE_URL }, log }, { clock })
  for (let round = 0; round < 4; round += 1) {
    await send(other, clock)
    clock.advance(61_000)
  }
  const events = await database.db.selectFrom('events').select('id').where('name', '=', 'print.finished').execute()
  assert.deepEqual([...acknowledged.keys()].sort(), events.map(({ id }) => id).sort())
  const states = await database.db.selectFrom('webhook_deliveries').select('state').execute()
  assert(states.length === EVENTS && states.every(({ state }) => state === 'Delivered'))
  const logs = [...log, instance.log, second.log].join('\n')
  assert(!logs.includes(webhook.secret.slice(6)) && !logs.includes(receiver.url))
})
