import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newApiKey, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()

function make(user: User, body: unknown, headers: Record<string, string> = {}) {
  return server.client.call('UserApiKeys_PostApiKey', { as: user, body, headers })
}

function keyCount(user: User) {
  return server.db
    .selectFrom('api_keys')
    .select('id')
    .where('user_id', '=', user.id)
    .execute()
    .then((rows) => rows.length)
}

test('a new key works at once; its value is shown this once and stored nowhere', async () => {
  const user = await newUser(server)
  const { status, body, headers } = await make(user, { description: '  Slicer at home ' })
  server.secrets.add(body.key)
  assert.deepEqual([status, body.description, headers.get('Cache-Control')], [201, 'Slicer at home', 'no-store'])
  assert.equal((await server.client.call('Users_GetMe', { as: body.key })).body.id, user.id)
  const list = await server.client.call('UserApiKeys_GetApiKeys', { as: user })
  assert(list.body.items.some((key) => key.id === body.id))
  const events = await server.db
    .selectFrom('outbox')
    .select(['type', 'payload'])
    .where('user_id', '=', user.id)
    .execute()
  assert.deepEqual(events, [
    { type: 'ApiKey', payload: { change: 'Created', id: body.id, description: 'Slicer at home' } },
  ])
})

test('a key of ten years ago still works', async () => {
  const user = await newUser(server)
  const { key } = await newApiKey(server, user, { created_date: '2016-01-01T00:00:00Z' })
  assert.equal((await server.client.call('Users_GetMe', { as: key })).status, 200)
})

test('read-only properties are ignored', async () => {
  const user = await newUser(server)
  const id = 'b7c1d2e3-4f5a-4b6c-8d7e-9f0a1b2c3d4e'
  const { body } = await make(user, { description: 'x', id, createdDate: '2001-01-01T00:00:00Z', lastUsedDate: null })
  server.secrets.add(body.key)
  assert.notEqual(body.id, id)
  assert.doesNotMatch(body.createdDate, /^2001/)
})

test('409 for a repeat with the same Idempotency-Key, and one key only', async () => {
  const user = await newUser(server)
  const once = { 'Idempotency-Key': 'one-creation' }
  const first = await make(user, { description: 'x' }, once)
  server.secrets.add(first.body.key)
  assert.equal((await make(user, { description: 'x' }, once)).status, 409)
  assert.equal(await keyCount(user), 2, 'the key of the test and the new one')
})

test('422 for the same Idempotency-Key with another body, and one key only', async () => {
  const user = await newUser(server)
  const once = { 'Idempotency-Key': 'one-creation' }
  server.secrets.add((await make(user, { description: 'x' }, once)).body.key)
  assert.equal((await make(user, { description: 'y' }, once)).status, 422)
  assert.equal(await keyCount(user), 2, 'the key of the test and the new one')
})

test('400 names the field and makes nothing', async () => {
  const user = await newUser(server)
  for (const description of ['', '   ', 'x'.repeat(101), null, 5]) {
    const answer = await make(user, { description })
    assert.deepEqual([answer.status, Object.keys(answer.problem.errors ?? {})], [400, ['description']])
  }
  assert.equal(await keyCount(user), 1)
})

test('403 for an API key: a key cannot make keys', async () => {
  const user = await newUser(server)
  const answer = await server.client.call('UserApiKeys_PostApiKey', { as: user.key, body: { description: 'x' } })
  assert.equal(answer.status, 403)
  assert.equal(await keyCount(user), 1)
})
