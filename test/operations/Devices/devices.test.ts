import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

/** A token of its own, which must never be logged. */
function newToken(end = ''): string {
  const token = `Push:${randomUUID()}${end}`
  server.secrets.add(token).add(encodeURIComponent(token))
  return token
}

function register(user: User, body: object) {
  return client.call('Devices_RegisterDevice', { as: user, body })
}

function remove(user: User, token: string) {
  return client.call('Devices_DeleteDevice', { as: user, path: { token } })
}

function devices(...tokens: string[]) {
  return db
    .selectFrom('push_devices')
    .select(['token', 'user_id', 'platform', 'app_version'])
    .where('token', 'in', tokens)
    .orderBy('token')
    .execute()
}

test('a device is registered, refreshed and removed', async () => {
  const user = await newUser(server)
  const token = newToken()
  const answer = await register(user, { token, platform: 'Web', appVersion: '4.2.0' })
  assert.deepEqual([answer.status, answer.text], [204, ''])
  assert.deepEqual(await devices(token), [{ token, user_id: user.id, platform: 'Web', app_version: '4.2.0' }])
  assert.equal((await register(user, { token, platform: 'Android' })).status, 204)
  assert.deepEqual(await devices(token), [{ token, user_id: user.id, platform: 'Android', app_version: null }])
  for (let count = 0; count < 2; count += 1) assert.equal((await remove(user, token)).status, 204)
  assert.deepEqual(await devices(token), [])
})

test('a token belongs to the user who registered it last, and only that user can remove it', async () => {
  const [first, second] = [await newUser(server), await newUser(server)]
  const token = newToken()
  await register(first, { token, platform: 'Ios' })
  await register(second, { token, platform: 'Ios' })
  assert.equal((await remove(first, token)).status, 204)
  assert.deepEqual(
    (await devices(token)).map(({ user_id }) => user_id),
    [second.id],
  )
  assert.equal((await client.call('Devices_DeleteDevice', { as: second.token(), path: { token } })).status, 204)
  assert.deepEqual(await devices(token), [])
})

test('many registrations of one token at once make one device', async () => {
  const users = await Promise.all(Array.from({ length: 5 }, () => newUser(server)))
  const token = newToken()
  const answers = await Promise.all([...users, ...users].map((user) => register(user, { token, platform: 'Web' })))
  assert(answers.every(({ status }) => status === 204))
  assert.equal((await devices(token)).length, 1)
})

test('tokens are data: upper and lower case differ, and any visible character is sent percent-encoded', async () => {
  const user = await newUser(server)
  const lower = newToken('a')
  const upper = `${lower.slice(0, -1)}A`
  const odd = newToken(String.fromCharCode(...Array.from({ length: 94 }, (_, index) => 33 + index)))
  const long = newToken().padEnd(512, 'x')
  for (const token of [lower, upper, odd, long]) await register(user, { token, platform: 'Web' })
  assert.equal((await remove(user, upper)).status, 204)
  assert.deepEqual(
    (await devices(lower, upper)).map(({ token }) => token),
    [lower],
  )
  for (const token of [odd, long]) {
    assert.equal((await remove(user, token)).status, 204)
    assert.deepEqual(await devices(token), [])
  }
  const encoded = [...lower].map((character) => `%${character.charCodeAt(0).toString(16)}`).join('')
  assert.equal((await client.raw('DELETE', `/API/devices/${encoded}/`, { as: user.key })).status, 204)
  assert.deepEqual(await devices(lower), [])
})

test('F31: tokens that are paths or patterns elsewhere are tokens here', async () => {
  const user = await newUser(server)
  const tokens = ['..', '.', '%', '%25', 'a/../b', "' or ''='", '\\'].map((token) => token.replaceAll(' ', '+'))
  for (const token of tokens) assert.equal((await register(user, { token, platform: 'Web' })).status, 204)
  for (const [index, token] of tokens.entries()) {
    assert.equal((await remove(user, token)).status, 204)
    assert.equal((await devices(...tokens)).length, tokens.length - index - 1, token)
  }
})

test('an API key registers nothing', async () => {
  const user = await newUser(server)
  const token = newToken()
  const answer = await client.call('Devices_RegisterDevice', { as: user.key, body: { token, platform: 'Web' } })
  assert.equal(answer.status, 403)
  assert.deepEqual(await devices(token), [])
})

test('400 for an invalid device, without repeating the token', async () => {
  const user = await newUser(server)
  const token = newToken()
  const wrong: [string, object][] = [
    ['token', { platform: 'Web' }],
    ['token', { token: '', platform: 'Web' }],
    ['token', { token: `${token} x`, platform: 'Web' }],
    ['token', { token: `${token}\u0000`, platform: 'Web' }],
    ['token', { token: `${token}é`, platform: 'Web' }],
    ['token', { token: token.padEnd(513, 'x'), platform: 'Web' }],
    ['platform', { token }],
    ['platform', { token, platform: 'web' }],
    ['appVersion', { token, platform: 'Web', appVersion: '' }],
    ['appVersion', { token, platform: 'Web', appVersion: 'x'.repeat(65) }],
    ['userId', { token, platform: 'Web', userId: 1 }],
  ]
  for (const [field, body] of wrong) {
    const answer = await register(user, body)
    assert.deepEqual([answer.status, Object.keys(answer.problem.errors ?? {})], [400, [field]])
    assert(!answer.text.includes(token))
  }
  for (const encoded of ['%20', '%00', '%C3%A9', '%zz', 'x'.repeat(513)]) {
    const answer = await client.raw('DELETE', `/api/Devices/${encoded}`, { as: user.key })
    assert.deepEqual([answer.status, Object.keys(answer.problem.errors ?? {})], [400, ['token']], encoded)
  }
  assert.deepEqual(await devices(token), [])
})
