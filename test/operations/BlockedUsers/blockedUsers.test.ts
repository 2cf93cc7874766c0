import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newComment } from '../../support/belongings.ts'
import { newPrint, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const LIMIT = 3
const server = await startServer()
const { client } = server
const BLOCKED = 'The owner of this print has blocked you from commenting on their prints.'

const put = (as: User, id: number) => client.call('BlockedUsers_PutBlockedUser', { as, path: { id } })
const unblock = (as: User, id: number) => client.call('BlockedUsers_DeleteBlockedUser', { as, path: { id } })
const list = (as: User, query = {}) => client.call('BlockedUsers_GetBlockedUsers', { as, query })
const idsOf = async (as: User) => (await list(as)).body.items.map(({ id }) => id)
const post = (as: User, id: number) => client.call('Prints_PostComment', { as, path: { id }, body: { body: 'Hello' } })

/** A public print of somebody, with a comment of somebody else whose profile is private. */
async function newScene() {
  const [owner, author] = [await newUser(server), await newUser(server, { display_name: 'Kim' })]
  const print = await newPrint(server, owner, { view_status: 'Public' })
  const { body: comment } = await post(author, print.id)
  return { owner, author, print, comment }
}

test('a blocked user cannot comment on any print of the blocker, learns why, and can again when unblocked', async () => {
  const { owner, author, print, comment } = await newScene()
  const other = await newPrint(server, owner, { view_status: 'Unlisted', share_key: 'right-key' })
  const elsewhere = await newPrint(server, await newUser(server), { view_status: 'Public' })
  assert.equal((await put(owner, author.id)).status, 204)

  const shared = await client.call('Prints_PostComment', {
    as: author.token(),
    path: { id: other.id },
    query: { shareKey: 'right-key' },
    body: { body: 'Hello' },
  })
  for (const refused of [await post(author, print.id), shared]) {
    assert.deepEqual([refused.status, refused.problem.detail], [403, BLOCKED])
  }
  assert.equal((await post(author, elsewhere.id)).status, 201, 'others did not block them')
  assert.equal((await post(await newUser(server), print.id)).status, 201, 'others are not blocked')
  assert.equal((await post(owner, print.id)).status, 201)
  const comments = (await client.call('Prints_GetComments', { path: { id: print.id } })).body.items
  assert.deepEqual(comments[0], comment, 'what was said before stays')

  assert.equal((await unblock(owner, author.id)).status, 204)
  assert.equal((await post(author, print.id)).status, 201)
})

test('who is blocked cannot change a comment either, but may delete it', async () => {
  const { owner, author, comment } = await newScene()
  await put(owner, author.id)
  const path = { id: comment.id }
  const changed = await client.call('Comments_PutComment', { as: author, path, body: { body: 'Worse' } })
  assert.deepEqual([changed.status, changed.problem.detail], [403, BLOCKED])
  assert.equal((await client.call('Comments_DeleteComment', { as: author, path })).status, 200)
})

test('nobody can block themselves', async () => {
  const user = await newUser(server, { view_status: 'Public' })
  const { status, problem } = await put(user, user.id)
  assert.deepEqual([status, Object.keys(problem.errors ?? {})], [400, ['id']])
  assert.equal((await unblock(user, user.id)).status, 204)
  assert.deepEqual(await idsOf(user), [])
})

test('blocking and unblocking again changes nothing', async () => {
  const { owner, author } = await newScene()
  await Promise.all([put(owner, author.id), put(owner, author.id), put(owner, author.id)])
  const [first] = (await list(owner)).body.items
  assert.deepEqual([(await put(owner, author.id)).status, (await list(owner)).body.items], [204, [first]])
  assert.deepEqual([(await unblock(owner, author.id)).status, (await unblock(owner, author.id)).status], [204, 204])
  assert.deepEqual(await idsOf(owner), [])
})

test('the names of users whom the caller does not know of cannot be found out', async () => {
  const { owner, author, comment, print } = await newScene()
  const [secret, listed, open] = [
    await newUser(server),
    await newUser(server, { view_status: 'Unlisted', share_key: 'a-key' }),
    await newUser(server, { view_status: 'Public' }),
  ]
  // Who comments on somebody else's print is known there.
  await newComment(server, await newPrint(server, author, { view_status: 'Public' }), secret)
  const unknown = await put(owner, 9_007_199_254_740_991)
  for (const { id } of [secret, listed]) {
    const answer = await put(owner, id)
    assert.deepEqual([answer.status, { ...answer.problem, traceId: '' }], [404, { ...unknown.problem, traceId: '' }])
  }
  for (const { id } of [open, author]) assert.equal((await put(owner, id)).status, 204)
  // Once blocked, somebody stays blocked when their comment is gone.
  await client.call('Prints_DeleteComment', { as: owner, path: { id: print.id, commentId: comment.id } })
  assert.deepEqual([await idsOf(owner), (await put(owner, author.id)).status], [[author.id, open.id], 204])
})

test('somebody who leaves is a deleted user in the list, and can only be blocked after a comment', async () => {
  const { owner, author } = await newScene()
  const [blocked, open] = [
    await newUser(server, { display_name: 'Leaver', view_status: 'Public' }),
    await newUser(server, { view_status: 'Public' }),
  ]
  await put(owner, blocked.id)
  for (const user of [blocked, open, author]) {
    assert.equal((await client.call('Users_DeleteMe', { as: user.token() })).status, 202)
  }
  assert.equal((await put(owner, open.id)).status, 404)
  assert.equal((await put(owner, author.id)).status, 204)
  const names = (await list(owner)).body.items.map(({ id, displayName }) => [id, displayName])
  assert.deepEqual(names, [
    [author.id, 'Deleted user'],
    [blocked.id, 'Deleted user'],
  ])
  await unblock(owner, blocked.id)
  assert.deepEqual(await idsOf(owner), [author.id])
})

test('the list has pages, the last one blocked first, and is the own only', async () => {
  const owner = await newUser(server)
  const names = ['Ann', 'Bo', 'Cleo']
  const users = []
  for (const display_name of names) users.push(await newUser(server, { display_name, view_status: 'Public' }))
  for (const { id } of users) await put(owner, id)
  await put(await newUser(server), users[0]?.id ?? 0)
  const answer = await list(owner, { pageSize: 2 })
  assert.deepEqual(
    answer.body.items.map(({ displayName }) => displayName),
    ['Cleo', 'Bo'],
  )
  assert.equal(answer.body.paging.totalCount, 3)
  assert.match(answer.headers.get('Link') ?? '', /\/api\/BlockedUsers\?pageNumber=2&pageSize=2>; rel="next"/)
  const second = (await list(owner, { pageSize: 2, pageNumber: 2 })).body.items
  assert.deepEqual(
    second.map(({ id, displayName }) => [id, displayName]),
    [[users[0]?.id, 'Ann']],
  )
})

test('a user can block the maximum number of users and no more, even concurrently', async () => {
  const small = await startServer({ storage: { ...server.config.storage, blockedUsers: LIMIT } })
  const owner = await newUser(small)
  const users = await Promise.all(Array.from({ length: LIMIT + 3 }, () => newUser(small, { view_status: 'Public' })))
  const block = ({ id }: User) => small.client.call('BlockedUsers_PutBlockedUser', { as: owner, path: { id } })
  const answers = await Promise.all(users.map(block))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 204, 204, 409, 409, 409])
  const refused = answers.find(({ status }) => status === 409)
  assert.equal(refused?.problem.detail, 'You have blocked 3 users, the maximum. Unblock one first.')
})
