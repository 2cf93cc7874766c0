import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { form, plain } from '../media/samples.ts'
import { newWebhook } from '../support/belongings.ts'
import { newProject, newUser, type User } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const { client, db } = server

function addProject(as: User, key: string, name = 'Shelf') {
  return client.call('Projects_PostProject', { as, body: { name }, headers: { 'Idempotency-Key': key } })
}

/** Makes the keys of a user older. */
async function age(user: User, minutes: number): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ created_date: sql<string>`created_date - make_interval(mins => ${minutes})` })
    .where('user_id', '=', user.id)
    .execute()
}

test('a response is sent again for 24 hours; then the same key does the work once more, of another request too', async () => {
  const user = await newUser(server)
  const key = randomUUID()
  const first = (await addProject(user, key)).body
  await age(user, 24 * 60 - 1)
  assert.deepEqual((await addProject(user, key)).body, first)
  assert.equal((await addProject(user, key, 'Table')).status, 422)
  await age(user, 2)
  const second = await addProject(user, key, 'Table')
  assert.equal(second.status, 201)
  assert.notEqual(second.body.id, first.id)
  assert.deepEqual((await addProject(user, key, 'Table')).body, second.body)
})

test('a key has 1 to 255 visible ASCII characters', async () => {
  const user = await newUser(server)
  assert.equal((await addProject(user, 'k'.repeat(255))).status, 201)
  for (const key of ['k'.repeat(256), '', 'two words', 'schlüssel']) {
    const { status, problem } = await addProject(user, key)
    assert.deepEqual([status, Object.keys(problem.errors ?? {})], [400, ['Idempotency-Key']], key)
  }
})

test('a key names one request: another operation is refused, even if its parameters and body are the same', async () => {
  const user = await newUser(server)
  const path = { id: (await newProject(server, user)).id }
  const body = form(await plain(8, 8).png().toBuffer())
  const call = { as: user, path, body, headers: { 'Idempotency-Key': randomUUID() } }
  assert.equal((await client.call('Projects_PostImage', call)).status, 201)
  assert.equal((await client.call('Filaments_PostImage', call)).status, 422)
})

test('an operation that takes no key ignores one: each request has its effect, and nothing is stored', async () => {
  const user = await newUser(server)
  const headers = { 'Idempotency-Key': 'two words, of all requests' }
  const webhook = await newWebhook(server, user)
  const rotate = () => client.call('Webhooks_RotateSecret', { as: user, path: { id: webhook.id }, headers })
  assert.notEqual((await rotate()).body.secret, (await rotate()).body.secret)
  const path = { id: (await newProject(server, user)).id }
  for (const name of ['Table', 'Shelf', 'Table']) {
    const changed = await client.call('Projects_PatchProject', { as: user, path, body: { name }, headers })
    assert.deepEqual([changed.status, changed.body.name], [200, name])
  }
  assert.equal((await client.call('Projects_DeleteProject', { as: user, path, headers })).status, 204)
  const { idempotencyBytes } = (await client.call('Users_GetMyStorage', { as: user })).body
  assert.equal(idempotencyBytes.used, 0)
})

test('a request is recognized as it was sent, also by an instance whose contract has other defaults', async () => {
  const user = await newUser(server)
  const key = randomUUID()
  const body = { title: 'Shelf bracket', status: 'Success' } as const
  const request = { as: user, body, headers: { 'Idempotency-Key': key } }
  const first = (await client.call('Prints_PostPrint', request)).body
  // As an instance stores it that knows fewer properties of a print, or more.
  const sent = createHash('sha256').update(JSON.stringify(['Prints_PostPrint', { path: {}, query: {}, body }]))
  const stored = await db
    .selectFrom('idempotency_keys')
    .select('request_hash')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  assert.equal(stored.request_hash.toString('hex'), sent.digest('hex'))
  assert.deepEqual((await client.call('Prints_PostPrint', request)).body, first)
})

test('a key belongs to its user', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  const key = randomUUID()
  const first = (await addProject(user, key)).body
  assert.notEqual((await addProject(other, key)).body.id, first.id)
})
