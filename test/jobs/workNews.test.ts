import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { newPrinter, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const first = await startServer({}, { isOwn: true })
const second = await startServer({ ...first.config, port: 0 })

test('what a request has committed is news for every instance, in one message for many', async () => {
  let heard = 0
  const leave = second.services.news.listen(() => (heard += 1))
  const user = await newUser(first)
  const { id } = await newPrinter(first, user)
  for (let hour = 0; hour < 5; hour += 1) {
    const body = { printerId: id, category: 'Nozzle', done: true }
    assert.equal((await first.client.call('PrinterMaintenance_PostEntry', { as: user, body })).status, 201)
  }
  for (let patience = 200; heard === 0 && patience > 0; patience -= 1) await sleep(50)
  leave()
  assert(heard > 0 && heard <= 5, `${heard} messages`)
})

test('without a connection that hears them the jobs know that they must look', async () => {
  const { news } = second.services
  assert.equal(news.isHeard, true)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'print-log listener' and datname = current_database()`.execute(first.db)
  for (let patience = 200; news.isHeard && patience > 0; patience -= 1) await sleep(10)
  assert.equal(news.isHeard, false)
  for (let patience = 200; !news.isHeard && patience > 0; patience -= 1) await sleep(50)
  assert.equal(news.isHeard, true)
})
