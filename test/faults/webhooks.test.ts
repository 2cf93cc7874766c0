import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import { Webhooks } from '../../src/webhooks/webhooks.ts'
import { eventually } from '../identity/support.ts'
import { createDatabase } from '../support/database.ts'
import { signUp, startInstance } from '../support/instance.ts'
import { startIssuer } from '../support/issuer.ts'
import { Receiver } from '../webhooks/receiver.ts'
import { logEvents, newSender, send, TestClock } from '../webhooks/support.ts'

const EVENTS = 400
const BASE_URL = 'http://localhost:8080'

test('F72: of 400 events, 30 % of which fail at first, none is lost when an instance is killed between response and record', async () => {
  const database = await createDatabase()
  const issuer = await startIssuer(`${BASE_URL}/api`)
  after(async () => {
    await issuer.stop()
    await database.drop()
  })
  const sessionSecret = randomBytes(32).toString('hex')
  const environment = { SESSION_SECRET: sessionSecret, WEBHOOK_NETWORKS: '127.0.0.0/8' }
  const instance = await startInstance({ databaseUrl: database.url, issuer, environment })
  const user = await signUp(instance, issuer)
  const receiver = await Receiver.start()
  const body = { url: receiver.url, events: ['print.finished' as const] }
  const { body: webhook } = await instance.client.call('Webhooks_PostWebhook', { as: user.token(), body })

  const acknowledged = new Map<string, number>()
  const seen = new Map<string, number>()
  const killed: Promise<unknown>[] = []
  receiver.respond = ({ headers }) => {
    const id = headers['webhook-id'] ?? ''
    seen.set(id, (seen.get(id) ?? 0) + 1)
    if (Number.parseInt(id.slice(0, 4), 16) % 10 < 3 && seen.get(id) === 1) return 500
    acknowledged.set(id, (acknowledged.get(id) ?? 0) + 1)
    if (acknowledged.size === EVENTS / 4) killed.push(instance.stop('SIGKILL'))
    return 204
  }
  await logEvents({ db: database.db }, user, EVENTS)
  await eventually(() => killed.length > 0, 60_000)
  await Promise.all(killed)

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
  const logs = [...log, instance.log].join('\n')
  assert(!logs.includes(webhook.secret.slice(6)) && !logs.includes(receiver.url))
})
