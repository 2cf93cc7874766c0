import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()

test('the own email address, by token', async () => {
  const user = await newUser(server, { email: 'ann@example.org' })
  const answer = await server.client.call('Users_GetMyEmail', { as: user.token({ email: 'ann@example.org' }) })
  assert.deepEqual(answer.body, { email: 'ann@example.org' })
})

test('null when the sign-in provider gave none', async () => {
  const user = await newUser(server)
  assert.deepEqual((await server.client.call('Users_GetMyEmail', { as: user.token() })).body, { email: null })
})

test('403 for an API key', async () => {
  const user = await newUser(server)
  assert.equal((await server.client.call('Users_GetMyEmail', { as: user.key })).status, 403)
})
