import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { newSession } from '../../support/belongings.ts'
import { newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

function sessionsOf(user: User) {
  return db.selectFrom('sessions').select('id').where('user_id', '=', user.id).execute()
}

test('the own sessions, the last used one first, without those that have ended', async () => {
  const user = await newUser(server)
  const old = await newSession(server, user, {
    browser: null,
    created_date: '2026-01-02T03:04:05.678Z',
    last_used_date: '2026-02-02T03:04:05.678Z',
    expires_date: '2999-03-04T03:04:05.678Z',
  })
  const fresh = await newSession(server, user)
  await newSession(server, user, { expires_date: '2026-01-01T00:00:00Z' })
  await newSession(server, await newUser(server))
  const { body, text } = await client.call('Sessions_GetSessions', { as: user })
  assert.deepEqual(
    body.items.map(({ id, browser, isCurrent }) => [id, browser, isCurrent]),
    [
      [fresh.id, 'Firefox on Linux', false],
      [old.id, null, false],
    ],
  )
  assert.deepEqual(body.items[1], {
    id: old.id,
    browser: null,
    createdDate: '2026-01-02T03:04:05.678Z',
    lastUsedDate: '2026-02-02T03:04:05.678Z',
    expiresDate: '2999-03-04T03:04:05.678Z',
    isCurrent: false,
  })
  assert.equal(body.paging.totalCount, 2)
  assert.doesNotMatch(text, /tokens|hash/i)
})

test('pages with their links', async () => {
  const user = await newUser(server)
  for (let count = 0; count < 3; count += 1) await newSession(server, user)
  const answer = await client.call('Sessions_GetSessions', { as: user, query: { pageNumber: 2, pageSize: 2 } })
  assert.equal(answer.body.items.length, 1)
  assert.equal(answer.body.paging.totalPages, 2)
  assert.match(answer.headers.get('Link') ?? '', /<[^>]+\/api\/Sessions\?pageNumber=1&pageSize=2>; rel="prev"/)
  const wrong = await client.call('Sessions_GetSessions', { as: user, query: { pageSize: 0 } })
  assert.deepEqual([wrong.status, Object.keys(wrong.problem.errors ?? {})], [400, ['pageSize']])
})

test('one is ended, and the others stay', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  const [first, second] = [await newSession(server, user), await newSession(server, user)]
  const theirs = await newSession(server, other)
  assert.equal((await client.call('Sessions_DeleteSession', { as: user, path: { id: first.id } })).status, 204)
  assert.deepEqual(await sessionsOf(user), [{ id: second.id }])
  for (const id of [first.id, theirs.id, randomUUID()]) {
    assert.equal((await client.call('Sessions_DeleteSession', { as: user, path: { id } })).status, 404)
  }
  assert.equal((await sessionsOf(other)).length, 1)
})

test('all of the caller are ended, and none of anybody else', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  for (const owner of [user, user, other]) await newSession(server, owner)
  assert.equal((await client.call('Sessions_DeleteSessions', { as: user })).status, 204)
  assert.deepEqual([(await sessionsOf(user)).length, (await sessionsOf(other)).length], [0, 1])
  assert.equal((await client.call('Sessions_DeleteSessions', { as: user })).status, 204)
})

test('403 for an API key, which changes nothing; 400 for a malformed id', async () => {
  const user = await newUser(server)
  const { id } = await newSession(server, user)
  assert.equal((await client.call('Sessions_GetSessions', { as: user.key })).status, 403)
  assert.equal((await client.call('Sessions_DeleteSession', { as: user.key, path: { id } })).status, 403)
  assert.equal((await client.call('Sessions_DeleteSessions', { as: user.key })).status, 403)
  assert.equal((await sessionsOf(user)).length, 1)
  assert.equal((await client.call('Sessions_DeleteSession', { as: user, path: { id: 'x' } })).status, 400)
})
