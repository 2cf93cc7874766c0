import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newPrint, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

test('a public profile, without credentials, without settings and without the email address', async () => {
  const user = await newUser(server, {
    display_name: 'Ann',
    bio: 'Prints brackets.',
    email: 'ann@example.org',
    view_status: 'Public',
    show_achievements_on_profile: false,
  })
  await newPrint(server, user, { view_status: 'Public' })
  await newPrint(server, user, { view_status: 'Unlisted', share_key: 'k' })
  await newPrint(server, user)
  const { body } = await client.call('Users_GetUser', { path: { id: user.id } })
  const { createdDate, ...profile } = body
  assert.match(createdDate, /Z$/)
  assert.deepEqual(profile, {
    id: user.id,
    displayName: 'Ann',
    bio: 'Prints brackets.',
    showAchievementsOnProfile: false,
    imageId: null,
    printCount: 1,
  })
})

test('who may see a profile; all others get the response for an unknown user', async () => {
  const stranger = await newUser(server)
  const unlisted = await newUser(server, { view_status: 'Unlisted', share_key: 'right-key' })
  const hidden = await newUser(server)
  const unknown = await client.call('Users_GetUser', { path: { id: 9_007_199_254_740_991 } })
  assert.equal(unknown.status, 404)
  const refused = async (id: number, shareKey?: string) => {
    for (const as of [undefined, stranger]) {
      const answer = await client.call('Users_GetUser', { path: { id }, query: { shareKey }, as })
      assert.equal(answer.status, 404)
      assert.deepEqual({ ...answer.problem, traceId: '' }, { ...unknown.problem, traceId: '' })
    }
  }
  await refused(hidden.id)
  await refused(hidden.id, 'right-key')
  await refused(unlisted.id)
  await refused(unlisted.id, 'wrong-key')
  await refused(unlisted.id, 'right-ke')
  const shared = { path: { id: unlisted.id }, query: { shareKey: 'right-key' } }
  assert.equal((await client.call('Users_GetUser', shared)).status, 200)
  assert.equal((await client.call('Users_GetUser', { ...shared, as: stranger })).status, 200)
  for (const own of [hidden, unlisted]) {
    assert.equal((await client.call('Users_GetUser', { path: { id: own.id }, as: own })).status, 200)
  }
})

test('an unchanged profile is 304', async () => {
  const user = await newUser(server, { view_status: 'Public' })
  const path = { id: user.id }
  const tag = (await client.call('Users_GetUser', { path })).headers.get('ETag') ?? ''
  const headers = { 'If-None-Match': tag }
  assert.equal((await client.call('Users_GetUser', { path, headers })).status, 304)
  await newPrint(server, user, { view_status: 'Public' })
  assert.equal((await client.call('Users_GetUser', { path, headers })).status, 200)
})

test('what a suspended user published stays where it is; their own requests are 403', async () => {
  const user = await newUser(server, { view_status: 'Public', suspended_date: new Date().toISOString() })
  const path = { id: user.id }
  assert.equal((await client.call('Users_GetUser', { path })).status, 200)
  assert.equal((await client.call('Users_GetUser', { path, as: user })).status, 403)
})

test('ids that are none are 400', async () => {
  for (const id of ['0', '-1', '0x1', '1e3', 'abc', '9007199254740992']) {
    assert.equal((await client.raw('GET', `/api/Users/${id}`)).status, 400, id)
    assert.equal((await client.raw('GET', `/api/Users/${id}/prints`)).status, 400, id)
  }
})
