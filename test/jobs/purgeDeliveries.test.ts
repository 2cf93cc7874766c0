import assert from 'node:assert/strict'
import { test } from 'node:test'
import { purgeDeliveries } from '../../src/jobs/purgeDeliveries.ts'
import { newDelivery, newWebhook } from '../support/belongings.ts'
import { insert, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const { db } = server
const now = new Date()
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()

test('deliveries go after 30 days with their attempts, and beyond the bound the oldest, finished ones first', async () => {
  const user = await newUser(server)
  const webhook = await newWebhook(server, user)
  const old = await newDelivery(server, webhook, { created_date: ago(31) })
  await insert(server, 'webhook_attempts', {
    user_id: user.id,
    webhook_id: webhook.id,
    delivery_id: old.id,
    number: 1,
    started_date: ago(31),
    milliseconds: 5,
  })
  const waiting = await newDelivery(server, webhook, { created_date: ago(9), state: 'Waiting', due_date: ago(0) })
  await newDelivery(server, webhook, { created_date: ago(8) })
  const kept = await newDelivery(server, webhook, { created_date: ago(7) })
  const other = await newDelivery(server, await newWebhook(server, await newUser(server)), { created_date: ago(29) })
  assert.equal(await purgeDeliveries(db, now, { webhookDeliveryDays: 30, webhookDeliveries: 2 }), 2)
  const left = await db.selectFrom('webhook_deliveries').select('id').execute()
  assert.deepEqual(left.map(({ id }) => id).sort(), [waiting.id, kept.id, other.id].sort())
  assert.deepEqual(await db.selectFrom('webhook_attempts').select('number').execute(), [])
})
