import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { fanOut } from '../../../src/webhooks/fanOut.ts'
import { newDelivery, newWebhook } from '../../support/belongings.ts'
import { insert, newPrinter, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'
import { createWebhook, logEvents } from '../../webhooks/support.ts'

const server = await startServer()
const { client, db } = server
const url = 'https://hooks.example.org/prints'

test('a webhook is listed, read, changed and deleted, with its deliveries', async () => {
  const user = await newUser(server)
  const { secret: _, ...webhook } = await createWebhook(server, user, { url, format: 'Slack' })
  const path = { id: webhook.id }
  assert.deepEqual((await client.call('Webhooks_GetWebhooks', { as: user.token() })).body.items, [webhook])
  const read = await client.call('Webhooks_GetWebhook', { path, as: user.token() })
  assert.deepEqual(read.body, webhook)
  const headers = { 'If-Match': read.headers.get('ETag') ?? '' }
  const body = { description: 'Chat', events: ['spool.low' as const], format: 'Discord' as const }
  const changed = await client.call('Webhooks_PatchWebhook', { path, as: user.token(), headers, body })
  assert.deepEqual({ ...changed.body, updatedDate: webhook.updatedDate }, { ...webhook, ...body })
  assert.equal((await client.call('Webhooks_PatchWebhook', { path, as: user.token(), headers, body })).status, 412)
  assert.equal((await client.call('Webhooks_DeleteWebhook', { path, as: user.token(), headers })).status, 412)
  assert.equal((await client.call('Webhooks_PingWebhook', { path, as: user.token() })).status, 202)
  assert.equal((await client.call('Webhooks_DeleteWebhook', { path, as: user.token() })).status, 204)
  assert.equal((await client.call('Webhooks_GetWebhook', { path, as: user.token() })).status, 404)
  assert.deepEqual(await db.selectFrom('webhook_deliveries').select('id').where('user_id', '=', user.id).execute(), [])
})

test('a URL is checked when it is changed, and its other members stay', async () => {
  const user = await newUser(server)
  const webhook = await createWebhook(server, user, { url })
  const path = { id: webhook.id }
  const body = { url: 'https://169.254.169.254/' }
  const { status, problem } = await client.call('Webhooks_PatchWebhook', { path, as: user.token(), body })
  assert.deepEqual([status, Object.keys(problem.errors ?? {})], [400, ['url']])
  assert.equal((await client.call('Webhooks_GetWebhook', { path, as: user.token() })).body.url, url)
})

test('a printer that was deleted stays in the list of a webhook, which can be written back', async () => {
  const user = await newUser(server)
  const [kept, gone] = [await newPrinter(server, user), await newPrinter(server, user)]
  const webhook = await createWebhook(server, user, { url, printerIds: [kept.id, gone.id] })
  await client.call('Printers_DeletePrinter', { path: { id: gone.id }, as: user })
  const body = { printerIds: [kept.id, gone.id] }
  const changed = await client.call('Webhooks_PatchWebhook', { path: { id: webhook.id }, as: user.token(), body })
  assert.deepEqual([changed.status, changed.body.printerIds], [200, [kept.id, gone.id]])
})

test('a ping waits, and so does a delivery that is sent again; a disabled webhook refuses both', async () => {
  const user = await newUser(server)
  const webhook = await newWebhook(server, user)
  const path = { id: webhook.id }
  const { body: ping } = await client.call('Webhooks_PingWebhook', { path, as: user.token() })
  assert.deepEqual([ping.event, ping.state, ping.attemptCount], ['ping', 'Waiting', 0])
  const failed = await newDelivery(server, webhook)
  const named = { ...path, eventId: failed.id }
  const { status, body } = await client.call('Webhooks_ResendDelivery', { path: named, as: user.token() })
  assert.deepEqual([status, body.id, body.state], [202, failed.id, 'Waiting'])
  const states = async (query: { states?: readonly string[] }) =>
    (await client.call('Webhooks_GetDeliveries', { path, query, as: user.token() })).body.items.length
  assert.deepEqual(
    [await states({}), await states({ states: ['Waiting'] }), await states({ states: ['Failed'] })],
    [2, 2, 0],
  )
  const unknown = { ...path, eventId: randomUUID() }
  assert.equal((await client.call('Webhooks_ResendDelivery', { path: unknown, as: user.token() })).status, 404)

  await client.call('Webhooks_PatchWebhook', { path, as: user.token(), body: { isActive: false } })
  assert.deepEqual([await states({ states: ['Waiting'] }), await states({ states: ['Failed'] })], [0, 2])
  assert.equal((await client.call('Webhooks_PingWebhook', { path, as: user.token() })).status, 409)
  assert.equal((await client.call('Webhooks_ResendDelivery', { path: named, as: user.token() })).status, 409)
})

test('what a webhook missed is recovered since a time, once, and only its own events', async () => {
  const user = await newUser(server)
  await logEvents(server, user, 2)
  await logEvents(server, user, 1, { name: 'print.started' })
  await logEvents(server, await newUser(server), 1)
  const webhook = await createWebhook(server, user, { url })
  const path = { id: webhook.id }
  const recover = async (since: string) =>
    (await client.call('Webhooks_RecoverDeliveries', { path, as: user.token(), body: { since } })).body
  assert.deepEqual(await recover('2199-01-01T00:00:00Z'), { count: 0 })
  assert.deepEqual(await recover('2020-01-01'), { count: 2 })
  assert.deepEqual(await recover('2020-01-01'), { count: 0 })
})

test('what failed is recovered if the webhook still subscribes to it, and pings never are', async () => {
  const user = await newUser(server)
  const [kept, other] = [await newPrinter(server, user), await newPrinter(server, user)]
  const printerIds = [kept.id, other.id]
  const events = ['print.finished' as const, 'print.failed' as const, 'spool.low' as const]
  const webhook = await createWebhook(server, user, { url, printerIds, events })
  const path = { id: webhook.id }
  for (const name of events)
    for (const printerId of printerIds) await logEvents(server, user, 1, { name, printerId, data: { name, printerId } })
  await fanOut(db, new Date())
  await client.call('Webhooks_PingWebhook', { path, as: user.token() })
  const patch = (body: object) => client.call('Webhooks_PatchWebhook', { path, as: user.token(), body })
  const waiting = async () => {
    await patch({ isActive: true })
    const { body: recovered } = await client.call('Webhooks_RecoverDeliveries', {
      path,
      as: user.token(),
      body: { since: '2020-01-01' },
    })
    const query = { states: ['Waiting'] as const }
    const { body } = await client.call('Webhooks_GetDeliveries', { path, query, as: user.token() })
    assert.equal(recovered.count, body.items.length)
    return body.items.map(({ event }) => event).sort()
  }
  await patch({ isActive: false, events: ['print.finished', 'spool.low'] })
  assert.deepEqual(await waiting(), ['print.finished', 'print.finished', 'spool.low', 'spool.low'])
  await patch({ isActive: false, printerIds: [kept.id] })
  assert.deepEqual(await waiting(), ['print.finished', 'spool.low'])
  // The log is shorter than the list of deliveries, and no longer tells what these were about.
  await patch({ isActive: false, events: ['print.failed'] })
  await db.deleteFrom('events').where('user_id', '=', user.id).execute()
  assert.deepEqual(await waiting(), ['print.failed', 'print.failed'])
})

test('a printer that is named twice is in the list once', async () => {
  const user = await newUser(server)
  const { id } = await newPrinter(server, user)
  const webhook = await createWebhook(server, user, { url, printerIds: [id, id] })
  assert.deepEqual(webhook.printerIds, [id])
  const path = { id: webhook.id }
  const patch = async (printerIds: readonly number[] | null) =>
    client.call('Webhooks_PatchWebhook', { path, as: user.token(), body: { printerIds } })
  assert.equal((await patch(null)).body.printerIds, null)
  const { status, body } = await patch([id, id])
  assert.deepEqual([status, body.printerIds], [200, [id]])
})

test('a rotation shows a new secret once, and for whom it is not, 404', async () => {
  const user = await newUser(server)
  const webhook = await createWebhook(server, user, { url })
  const path = { id: webhook.id }
  const { status, body, headers } = await client.call('Webhooks_RotateSecret', { path, as: user.token() })
  server.secrets.add(body.secret)
  assert.deepEqual([status, headers.get('Cache-Control')], [200, 'no-store'])
  assert.notEqual(body.secret, webhook.secret)
  assert(Date.parse(body.previousSecretUntil) > Date.now() + 23 * 3_600_000)
  assert.equal((await client.call('Webhooks_RotateSecret', { path, as: (await newUser(server)).token() })).status, 404)
})

test('a secret is not rotated by a service that cannot store it', async () => {
  const other = await startServer({ sessionSecret: null })
  const user = await newUser(other)
  const { id } = await insert(other, 'webhooks', {
    user_id: user.id,
    url,
    format: 'Standard',
    event_names: ['ping'],
    secret: Buffer.alloc(0),
    position: 0,
  })
  const { status, problem } = await other.client.call('Webhooks_RotateSecret', { path: { id }, as: user.token() })
  assert.equal(status, 409)
  assert.match(problem.detail, /SESSION_SECRET/)
})
