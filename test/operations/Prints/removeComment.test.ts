import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ViewStatus } from '../../../generated/api.d.ts'
import { OutboxDelivery } from '../../../src/outbox/delivery.ts'
import { newPrint, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

/** A print of somebody, with a comment of somebody else. */
async function newScene(text = 'Which layer height?') {
  const [owner, author] = [await newUser(server), await newUser(server, { display_name: 'Kim' })]
  const { id } = await newPrint(server, owner, { title: 'Bracket', view_status: 'Public' })
  const { body: comment } = await client.call('Prints_PostComment', { as: author, path: { id }, body: { body: text } })
  return { owner, author, id, comment }
}

const remove = (as: User | undefined, id: number, commentId: number) =>
  client.call('Prints_DeleteComment', { as, path: { id, commentId } })
const deliver = () => new OutboxDelivery(db, server.services.log).run(new Date())
const notifications = async (as: User) => (await client.call('Notifications_GetNotifications', { as })).body.items
const feedOf = async (as: User) =>
  (await client.call('Feed_GetFeed', { as })).body.items.flatMap(({ comment }) => (comment ? [comment.id] : []))

async function count(id: number): Promise<number> {
  const read = await client.call('Prints_GetPrint', { path: { id } })
  const list = await client.call('Prints_GetComments', { path: { id } })
  assert.equal(read.body.commentCount, list.body.items.length)
  return read.body.commentCount
}

test('the owner of a print removes a comment under it: it is gone everywhere, and its author sees that', async () => {
  const { owner, author, id, comment } = await newScene(`Bad  words ${'𝕏'.repeat(300)}`)
  await client.call('Prints_PostComment', { as: owner, path: { id }, body: { body: 'Thanks' } })
  await deliver()
  assert.deepEqual([(await feedOf(owner)).length, (await feedOf(author)).includes(comment.id)], [2, true])

  assert.equal((await remove(owner, id, comment.id)).status, 204)
  assert.equal(await count(id), 1)
  assert.deepEqual([(await feedOf(owner)).length, await feedOf(author)], [1, []])
  assert.equal((await remove(owner, id, comment.id)).status, 404)
  const path = { id: comment.id }
  assert.equal((await client.call('Comments_DeleteComment', { as: author, path })).status, 404)

  await deliver()
  const [told, ...others] = await notifications(author)
  assert(told)
  assert.deepEqual(others, [])
  const { id: _, createdDate: __, ...rest } = told
  assert.deepEqual(rest, {
    type: 'Comment',
    title: 'Your comment was removed',
    message: `The owner of “Bracket” has removed your comment under it: Bad words ${'𝕏'.repeat(189)}…`,
    isRead: false,
    actionUrl: `${server.config.baseUrl}/prints/${id}`,
    printId: id,
  })
})

test('an owner who removes their own comment is not notified', async () => {
  const { owner, id } = await newScene()
  const { body } = await client.call('Prints_PostComment', { as: owner, path: { id }, body: { body: 'Mine' } })
  assert.equal((await remove(owner, id, body.id)).status, 204)
  await deliver()
  assert.deepEqual(
    (await notifications(owner)).map(({ title }) => title),
    ['New comment on Bracket'],
  )
})

test('a comment that its author has edited meanwhile is not removed unseen', async () => {
  const { owner, author, id, comment } = await newScene()
  const path = { id: comment.id }
  const seen = await client.call('Comments_GetComment', { as: owner, path })
  await client.call('Comments_PutComment', { as: author, path, body: { body: 'Sorry, found it' } })
  const headers = { 'If-Match': seen.headers.get('ETag') ?? '' }
  const stale = { as: owner, path: { id, commentId: comment.id }, headers }
  assert.equal((await client.call('Prints_DeleteComment', stale)).status, 412)
  assert.equal(await count(id), 1)
})

test('nobody is notified of a comment that was removed or deleted before the notification was delivered', async () => {
  const { owner, author, id, comment } = await newScene()
  await remove(owner, id, comment.id)
  const again = await client.call('Prints_PostComment', { as: author, path: { id }, body: { body: 'Again' } })
  await client.call('Comments_DeleteComment', { as: author, path: { id: again.body.id } })
  const kept = await client.call('Prints_PostComment', { as: author, path: { id }, body: { body: 'Kept' } })
  await deliver()
  assert.deepEqual(
    (await notifications(owner)).map(({ message }) => message),
    ['Kim wrote: Kept'],
  )
  assert.equal(kept.status, 201)
})

test('a notification of a comment goes with the comment, or with its print; others stay', async () => {
  const { owner, author, id, comment } = await newScene('First')
  const other = await newPrint(server, owner, { view_status: 'Public' })
  const post = async (print: number, body: string) =>
    (await client.call('Prints_PostComment', { as: author, path: { id: print }, body: { body } })).body.id
  const [second, third] = [await post(id, 'Second'), await post(id, 'Third')]
  await post(other.id, 'Under another print')
  await post(other.id, 'Once more')
  await deliver()
  const left = async () => (await notifications(owner)).map(({ message }) => message.replace('Kim wrote: ', ''))
  assert.equal((await left()).length, 5)
  await client.call('Comments_DeleteComment', { as: author, path: { id: comment.id } })
  assert.deepEqual((await left()).toSorted(), ['Once more', 'Second', 'Third', 'Under another print'])
  await remove(owner, id, second)
  await client.call('Prints_DeletePrint', { as: owner, path: { id: other.id } })
  assert.deepEqual(await left(), ['Third'])
  const told = await db.selectFrom('outbox').select('payload').where('user_id', '=', owner.id).execute()
  assert.deepEqual(
    told.map(({ payload }) => (payload as { commentId: number }).commentId),
    [third],
  )
})

test('403 under a print of somebody else, 404 under one that the caller may not see; nothing is removed', async () => {
  const { owner, author, id, comment } = await newScene()
  for (const as of [author, await newUser(server)]) {
    const { status, problem } = await remove(as, id, comment.id)
    assert.equal(status, 403)
    assert.match(
      problem.detail,
      /^Only the owner of a print can remove comments from it; .* \/api\/Comments\/\{id\}\.$/,
    )
    assert.equal((await remove(as, id, 9_007_199_254_740_991)).status, 403, 'also for a comment that is not there')
  }
  const mine = await newPrint(server, author, { view_status: 'Public' })
  assert.equal((await remove(author, mine.id, comment.id)).status, 404, 'through a print of their own')
  const other = await newPrint(server, owner)
  assert.equal((await remove(owner, other.id, comment.id)).status, 404, 'through another print of the same owner')
  assert.equal((await remove(undefined, id, comment.id)).status, 401)
  for (const view_status of ['Private', 'Unlisted'] as const) {
    await db.updateTable('prints').set({ view_status, share_key: 'a-key' }).where('id', '=', id).execute()
    for (const as of [author, await newUser(server)]) assert.equal((await remove(as, id, comment.id)).status, 404)
  }
  await db.updateTable('prints').set({ view_status: 'Public', share_key: null }).where('id', '=', id).execute()
  assert.equal(await count(id), 1)
})

test('for a print that is no longer public, the notification has neither its title nor a link', async () => {
  for (const view_status of ['Unlisted', 'Private'] as const satisfies ViewStatus[]) {
    const { owner, author, id, comment } = await newScene()
    await db
      .updateTable('prints')
      .set({ view_status, title: 'Renamed', share_key: view_status === 'Unlisted' ? 'a-key' : null })
      .where('id', '=', id)
      .execute()
    assert.equal((await remove(owner, id, comment.id)).status, 204)
    await deliver()
    const [told] = await notifications(author)
    assert.deepEqual(
      [told?.message, told?.actionUrl, told?.printId],
      ['The owner of a print that is not public has removed your comment under it: Which layer height?', null, id],
    )
  }
})

test('of many concurrent removals of a comment one succeeds; it is notified and counted once', async () => {
  const { owner, author, id, comment } = await newScene()
  const path = { id: comment.id }
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => remove(owner, id, comment.id)),
    client.call('Comments_PutComment', { as: author, path, body: { body: 'Changed' } }),
  ])
  const statuses = answers.slice(0, 6).map(({ status }) => status)
  assert.deepEqual(statuses.sort(), [204, 404, 404, 404, 404, 404])
  assert([201, 404].includes(answers[6]?.status ?? 0))
  assert.equal(await count(id), 0)
  await deliver()
  assert.equal((await notifications(author)).length, 1)
})
