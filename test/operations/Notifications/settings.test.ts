import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

test('settings begin with everything on, and are changed in parts', async () => {
  const user = await newUser(server)
  const as = user.token()
  const first = await client.call('Notifications_GetSettings', { as })
  assert.deepEqual(first.body, { mutedInApp: [], mutedPush: [], quietStart: null, quietEnd: null })
  const night = { quietStart: '22:00', quietEnd: '06:30' }
  await client.call('Notifications_PatchSettings', { as, body: night })
  const body = { mutedPush: ['Achievement' as const, 'Achievement' as const] }
  const changed = await client.call('Notifications_PatchSettings', { as, body })
  const expected = { mutedInApp: [], mutedPush: ['Achievement'], ...night }
  assert.deepEqual([changed.status, changed.body], [200, expected])
  assert.deepEqual((await client.call('Notifications_GetSettings', { as })).body, expected)
  const cleared = await client.call('Notifications_PatchSettings', { as, body: { quietStart: null, quietEnd: null } })
  assert.deepEqual([cleared.body.quietStart, cleared.body.quietEnd], [null, null])
  const other = await newUser(server)
  assert.deepEqual((await client.call('Notifications_GetSettings', { as: other.token() })).body, first.body)
})

test('412 for settings that were changed elsewhere, and 304 for those that are known', async () => {
  const user = await newUser(server)
  const as = user.token()
  const { headers } = await client.call('Notifications_GetSettings', { as })
  const etag = headers.get('etag') ?? ''
  const known = await client.call('Notifications_GetSettings', { as, headers: { 'If-None-Match': etag } })
  assert.equal(known.status, 304)
  const change = { as, body: { mutedInApp: ['Comment' as const] }, headers: { 'If-Match': etag } }
  assert.equal((await client.call('Notifications_PatchSettings', change)).status, 200)
  assert.equal((await client.call('Notifications_PatchSettings', change)).status, 412)
})

test('400 for quiet hours that are not hours, and for kinds that do not exist', async () => {
  const user = await newUser(server)
  for (const [field, body] of [
    ['quietEnd', { quietStart: '22:00' }],
    ['quietStart', { quietEnd: '07:00' }],
    ['quietEnd', { quietStart: '22:00', quietEnd: '22:00' }],
    ['quietStart', { quietStart: '24:00', quietEnd: '07:00' }],
    ['quietStart', { quietStart: '9:00', quietEnd: '07:00' }],
    ['mutedPush[0]', { mutedPush: ['Exploded'] }],
    ['mutedInApp', { mutedInApp: null }],
    ['email', { email: true }],
  ] as const) {
    const { status, problem } = await client.call('Notifications_PatchSettings', { as: user.token(), body })
    assert.deepEqual([status, Object.keys(problem.errors ?? {})], [400, [field]])
  }
})

test('an API key neither reads nor changes them', async () => {
  const user = await newUser(server)
  assert.equal((await client.call('Notifications_GetSettings', { as: user.key })).status, 403)
  const body = { mutedPush: ['ApiKey' as const] }
  assert.equal((await client.call('Notifications_PatchSettings', { as: user.key, body })).status, 403)
})
