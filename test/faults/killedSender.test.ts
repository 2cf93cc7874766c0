import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { before, test } from 'node:test'
import { eventually } from '../identity/support.ts'
import { newSubscription } from '../push/support.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { signUp, startInstance, type Instance } from '../support/instance.ts'
import { startIssuer, type Issuer } from '../support/issuer.ts'
import { collectStops } from '../support/stops.ts'
import { Receiver } from '../webhooks/receiver.ts'
import { lockTable, type TableLock } from './locks.ts'

const stops = collectStops()
let database: TestDatabase
let issuer: Issuer
before(async () => {
  database = await createDatabase()
  stops.push(() => database.drop())
  issuer = await startIssuer()
  stops.push(() => issuer.stop())
})

const environment = {
  SESSION_SECRET: randomBytes(32).toString('hex'),
  VAPID_PRIVATE_KEY: randomBytes(32).toString('base64url'),
  WEBHOOK_NETWORKS: '127.0.0.0/8',
}

async function start(): Promise<Instance> {
  const instance = await startInstance({ databaseUrl: database.url, issuer, environment })
  stops.push(() => instance.stop())
  return instance
}

/** Responds with success when a table is locked that the sender needs to record it. */
function holdRecord(receiver: Receiver, table: string): Promise<TableLock> {
  const { promise, resolve, reject } = Promise.withResolvers<TableLock>()
  receiver.respond = (_visit, response) => {
    void lockTable(database.url, table).then((lock) => {
      response.writeHead(201).end()
      resolve(lock)
    }, reject)
    return null
  }
  return promise
}

test(
  'F72: what was received, and not recorded when SIGKILL came, is sent again by another instance with the same id',
  { timeout: 120_000 },
  async () => {
    const { db } = database
    const one = await start()
    const user = await signUp(one, issuer)
    // The notification about the new key is not sent to the browser.
    const waiting = db.selectFrom('outbox').select('id').where('delivered_date', 'is', null)
    await eventually(async () => (await waiting.execute()).length === 0)

    const [receiver, pushService] = [await Receiver.start(), await Receiver.start()]
    const as = user.token()
    const events = ['print.failed' as const]
    await one.client.call('Webhooks_PostWebhook', { as, body: { url: receiver.url, events } })
    const subscription = newSubscription({ secrets: new Set() }, pushService.url)
    await one.client.call('Devices_RegisterDevice', { as, body: { token: 'browser', platform: 'Web', subscription } })
    const records = Promise.all([holdRecord(receiver, 'webhook_deliveries'), holdRecord(pushService, 'push_devices')])
    const { body: print } = await one.client.call('Prints_PostPrint', { as, body: { title: 'P', status: 'Printing' } })
    await one.client.call('Prints_CompletePrint', { as, path: { id: print.id }, body: { status: 'Failed' } })

    const locks = await records
    await Promise.all(locks.map((lock) => lock.waiting(1)))
    await one.stop('SIGKILL')
    await Promise.all(locks.map((lock) => lock.release()))
    receiver.respond = () => 204
    pushService.respond = () => 201
    // Another instance waits a minute for the claims of the dead one.
    await db.updateTable('webhook_deliveries').set({ claimed_until: null }).execute()
    await db.updateTable('webhooks').set({ due_date: new Date().toISOString() }).execute()
    await db.updateTable('push_deliveries').set({ claimed_until: null }).execute()
    await start()

    await eventually(() => [receiver, pushService].every(({ visits }) => visits.length === 2))
    assert.equal(receiver.ids.size, 1)
    assert.deepEqual(
      pushService.visits.map(({ headers }) => headers['topic']),
      [`print-${print.id}`, `print-${print.id}`],
    )
    const deliveries = db.selectFrom('webhook_deliveries').select(['state', 'attempts'])
    await eventually(async () => (await deliveries.execute())[0]?.state === 'Delivered')
    assert.deepEqual(await deliveries.execute(), [{ state: 'Delivered', attempts: 1 }])
    await eventually(async () => (await db.selectFrom('push_deliveries').select('topic').execute()).length === 0)
    assert.deepEqual([receiver.visits.length, pushService.visits.length], [2, 2])
  },
)
