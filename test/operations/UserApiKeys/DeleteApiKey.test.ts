import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { eventually } from '../../identity/support.ts'
import { newApiKey, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()

test('a deleted key is refused at once; the other keys of the user still work', async () => {
  const user = await newUser(server)
  const { id, key } = await newApiKey(server, user, { description: 'Lost' })
  assert.equal((await server.client.call('Users_GetMe', { as: key })).status, 200)
  assert.equal((await server.client.call('UserApiKeys_DeleteApiKey', { path: { id }, as: user })).status, 204)
  assert.equal((await server.client.call('Users_GetMe', { as: key })).text, 'Invalid API Key')
  assert.equal((await server.client.call('Users_GetMe', { as: user.key })).status, 200)
  const events = await server.db
    .selectFrom('outbox')
    .select(['type', 'payload'])
    .where('user_id', '=', user.id)
    .execute()
  assert.deepEqual(events, [{ type: 'ApiKey', payload: { change: 'Deleted', id, description: 'Lost' } }])
})

test('a key that another instance remembers is refused there too, as soon as it is deleted here', async () => {
  const { client } = await startServer({ ...server.config, port: 0 })
  const user = await newUser(server)
  const { id, key } = await newApiKey(server, user)
  const statusThere = async () => (await client.call('Users_GetMe', { as: key })).status
  assert.deepEqual([await statusThere(), await statusThere()], [200, 200])
  assert.equal((await server.client.call('UserApiKeys_DeleteApiKey', { path: { id }, as: user })).status, 204)
  await eventually(async () => (await statusThere()) === 401)
  assert.equal((await client.call('Users_GetMe', { as: user.key })).status, 200)
})

test("404 for an unknown key, for one that is gone, and for somebody else's, which still works", async () => {
  const user = await newUser(server)
  const other = await newUser(server)
  const foreign = await newApiKey(server, other)
  const gone = await newApiKey(server, user)
  await server.client.call('UserApiKeys_DeleteApiKey', { path: { id: gone.id }, as: user })
  for (const id of [randomUUID(), foreign.id, gone.id]) {
    assert.equal((await server.client.call('UserApiKeys_DeleteApiKey', { path: { id }, as: user })).status, 404)
  }
  assert.equal((await server.client.call('Users_GetMe', { as: foreign.key })).status, 200)
})

test('400 for an id that is not a UUID', async () => {
  const user = await newUser(server)
  const answer = await server.client.call('UserApiKeys_DeleteApiKey', { path: { id: '5' }, as: user })
  assert.deepEqual([answer.status, Object.keys(answer.problem.errors ?? {})], [400, ['id']])
})

test('403 for an API key, which cannot delete itself either', async () => {
  const user = await newUser(server)
  const { id, key } = await newApiKey(server, user)
  assert.equal((await server.client.call('UserApiKeys_DeleteApiKey', { path: { id }, as: key })).status, 403)
  assert.equal((await server.client.call('Users_GetMe', { as: key })).status, 200)
})
