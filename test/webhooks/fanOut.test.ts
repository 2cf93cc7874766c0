import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { pino } from 'pino'
import { connect } from '../../src/database/connect.ts'
import { fanOut } from '../../src/webhooks/fanOut.ts'
import { eventually } from '../identity/support.ts'
import { StatementRecorder } from '../queries/statements.ts'
import { newUser, type User } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { createWebhook, deliveriesOf, logEvents } from './support.ts'

const server = await startServer({}, { isOwn: true })
const { db, services } = server
const url = 'https://hooks.example.org/prints'
const { jobDatabase } = services
/** A connection of its own: over those of the jobs, the service also tells its instances of work, a moment after each transaction. */
const measured = connect(server.config.databaseUrl ?? '', 1, pino({ level: 'silent' }))
after(() => measured.db.destroy())
const recorder = new StatementRecorder(measured.pool)

const count = async (user: User, webhook: { readonly id: string }) =>
  (await deliveriesOf(server, user, webhook)).filter(({ event }) => event !== 'ping').length

test('webhooks that are behind by different numbers of events get each event once', async () => {
  const user = await newUser(server)
  const first = await createWebhook(server, user, { url })
  await logEvents(server, user, 3)
  const second = await createWebhook(server, user, { url: `${url}/2` })
  const third = await createWebhook(server, user, { url: `${url}/3`, events: ['spool.low'] })
  await logEvents(server, user, 2)
  await logEvents(server, user, 1, { name: 'spool.low' })
  await Promise.all([fanOut(jobDatabase.db, new Date()), fanOut(db, new Date())])
  assert.deepEqual([await count(user, first), await count(user, second), await count(user, third)], [5, 2, 1])
  await logEvents(server, user, 450)
  await fanOut(jobDatabase.db, new Date())
  const { rows } = await services.pool.query<{ behind: number; deliveries: number }>(
    `select (select count(*) from webhooks join event_heads head using (user_id)
        where user_id = $1 and webhooks.position <> head.position) as behind,
      (select count(*) from webhook_deliveries where user_id = $1 and name = 'print.finished') as deliveries`,
    [user.id],
  )
  assert.deepEqual(rows, [{ behind: 0, deliveries: 5 + 2 + 2 * 450 }])
})

test('a webhook that is being changed holds up no other one', async () => {
  const user = await newUser(server)
  const held = await createWebhook(server, user, { url })
  const free = await createWebhook(server, user, { url: `${url}/2` })
  await logEvents(server, user, 1)
  const client = await services.pool.connect()
  try {
    await client.query('begin')
    await client.query('select from webhooks where user_id = $1 and id = $2 for update', [user.id, held.id])
    await fanOut(jobDatabase.db, new Date())
    assert.deepEqual([await count(user, held), await count(user, free)], [0, 1])
  } finally {
    await client.query('rollback')
    client.release()
  }
  await fanOut(jobDatabase.db, new Date())
  assert.deepEqual([await count(user, held), await count(user, free)], [1, 1])
})

test('a user whose deliveries cannot be written yet holds up no other user', async () => {
  const held = await newUser(server)
  const webhook = await createWebhook(server, held, { url })
  await logEvents(server, held, 1)
  const others = await Promise.all(Array.from({ length: 5 }, () => newUser(server)))
  const webhooks = await Promise.all(others.map((user) => createWebhook(server, user, { url })))
  for (const user of others) await logEvents(server, user, 1)
  const client = await services.pool.connect()
  let written = Promise.resolve()
  try {
    await client.query('begin')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    // Without checks of foreign keys, which would lock the webhook.
    await client.query('set local session_replication_role = replica')
    await client.query(
      `insert into webhook_deliveries (user_id, webhook_id, id, name, body, due_date, created_date)
        select user_id, $2, id, name, '{}', now(), now() from events where user_id = $1 and name = 'print.finished'`,
      [held.id, webhook.id],
    )
    written = fanOut(jobDatabase.db, new Date())
    await eventually(async () => {
      const counts = await Promise.all(others.map((user, index) => count(user, webhooks[index] ?? webhook)))
      return counts.every((one) => one === 1)
    })
  } finally {
    await client.query('rollback')
    client.release()
    await written
  }
  assert.equal(await count(held, webhook), 1)
})

/** Round trips of the fan-out of one event; the first and the last ask who has events. */
async function tripsOf(webhooks: number, name: string): Promise<number> {
  const user = await newUser(server)
  for (let number = 0; number < webhooks; number += 1) await createWebhook(server, user, { url: `${url}/${number}` })
  await logEvents(server, user, 1, { name })
  return recorder.roundTrips(() => fanOut(measured.db, new Date()))
}

test('the webhooks of a user take as few round trips together as one alone', async () => {
  await tripsOf(1, 'print.finished')
  assert.equal(await tripsOf(4, 'print.finished'), await tripsOf(1, 'print.finished'))
})

test('what a user’s webhooks have reached is written with the commit, not in round trips of its own', async () => {
  await tripsOf(1, 'print.finished')
  assert.deepEqual([await tripsOf(1, 'print.finished'), await tripsOf(1, 'brand.updated')], [6, 5])
})
