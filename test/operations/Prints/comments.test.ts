import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newPrint, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

async function post(as: User, printId: number, body: string, query: { shareKey?: string } = {}) {
  return client.call('Prints_PostComment', { as, path: { id: printId }, query, body: { body } })
}

async function events(owner: User) {
  return db.selectFrom('outbox').select(['type', 'payload']).where('user_id', '=', owner.id).execute()
}

test('a comment is added and counted, and the owner of the print is notified', async () => {
  const owner = await newUser(server)
  const author = await newUser(server, { display_name: 'Kim' })
  const print = await newPrint(server, owner, { title: 'Bracket', view_status: 'Public' })
  const text = `Which  layer\nheight? 支架 ${'𝕏'.repeat(300)}`
  const answer = await post(author, print.id, text)
  assert.equal(answer.status, 201)
  const comment = answer.body
  assert.equal(answer.headers.get('Location'), `/api/Comments/${comment.id}`)
  assert.equal(comment.updatedDate, comment.createdDate)
  const { createdDate, updatedDate, id, ...rest } = comment
  assert.deepEqual(rest, {
    printId: print.id,
    body: text,
    createdBy: { id: author.id, displayName: 'Kim', hasPublicProfile: false, imageId: null },
  })
  const read = await client.call('Prints_GetPrint', { path: { id: print.id } })
  assert.equal(read.body.commentCount, 1)
  const list = await client.call('Prints_GetComments', { path: { id: print.id } })
  assert.deepEqual(list.body.items, [{ ...rest, id, createdDate, updatedDate }])
  const [event, ...others] = await events(owner)
  assert.deepEqual(others, [])
  assert.deepEqual(event, {
    type: 'Comment',
    payload: {
      commentId: id,
      printId: print.id,
      printTitle: 'Bracket',
      authorId: author.id,
      authorName: 'Kim',
      excerpt: `Which layer height? 支架 ${'𝕏'.repeat(176)}…`,
    },
  })
})

test('nobody is notified of their own comment', async () => {
  const owner = await newUser(server)
  const print = await newPrint(server, owner)
  assert.equal((await post(owner, print.id, 'Note to self')).status, 201)
  assert.deepEqual(await events(owner), [])
})

test('everyone who sees the print may read and write comments', async () => {
  const [owner, other] = [await newUser(server), await newUser(server)]
  const secret = await newPrint(server, owner, { view_status: 'Private', share_key: null })
  const shared = await newPrint(server, owner, { view_status: 'Unlisted', share_key: 'right-key' })
  const open = await newPrint(server, owner, { view_status: 'Public' })
  const cases: [number, string | undefined, User | undefined, number][] = [
    [secret.id, undefined, owner, 200],
    [secret.id, undefined, other, 404],
    [secret.id, undefined, undefined, 404],
    [shared.id, undefined, owner, 200],
    [shared.id, 'right-key', other, 200],
    [shared.id, 'right-key', undefined, 200],
    [shared.id, 'wrong-key', other, 404],
    [shared.id, undefined, other, 404],
    [open.id, undefined, other, 200],
    [open.id, undefined, undefined, 200],
    [9_007_199_254_740_991, undefined, other, 404],
  ]
  for (const [id, shareKey, as, status] of cases) {
    const label = `${id} ${shareKey} ${as?.id}`
    const list = await client.call('Prints_GetComments', { as, path: { id }, query: { shareKey } })
    assert.equal(list.status, status, label)
    if (!as) continue
    const answer = await post(as, id, 'Hello', shareKey === undefined ? {} : { shareKey })
    assert.equal(answer.status, status === 200 ? 201 : 404, label)
  }
  const rows = await db
    .selectFrom('comments')
    .select(['print_id', 'author_id'])
    .where('user_id', '=', owner.id)
    .orderBy('id')
    .execute()
  assert.deepEqual(rows, [
    { print_id: secret.id, author_id: owner.id },
    { print_id: shared.id, author_id: owner.id },
    { print_id: shared.id, author_id: other.id },
    { print_id: open.id, author_id: other.id },
  ])
})

test('403 where comments are not allowed, for everybody who sees the print; the old ones stay readable', async () => {
  const [owner, other] = [await newUser(server), await newUser(server)]
  const print = await newPrint(server, owner, { view_status: 'Public' })
  await post(other, print.id, 'Before')
  const path = { id: print.id }
  await client.call('Prints_PatchPrint', { as: owner, path, body: { allowComments: false } })
  for (const as of [other, owner]) {
    const answer = await post(as, print.id, 'After')
    assert.equal(answer.status, 403)
    assert.equal(answer.problem.detail, 'The owner of this print does not allow comments.')
  }
  const { body } = await client.call('Prints_GetComments', { path })
  assert.deepEqual(
    body.items.map((item) => item.body),
    ['Before'],
  )
  const hidden = await newPrint(server, owner, { allow_comments: false })
  assert.equal((await post(other, hidden.id, 'x')).status, 404)
})

test('comments come the oldest first, in pages with links that keep the share key', async () => {
  const owner = await newUser(server)
  const print = await newPrint(server, owner, { view_status: 'Unlisted', share_key: 'right-key' })
  const rows = [3, 1, 5, 2, 4].map((day) => ({
    user_id: owner.id,
    print_id: print.id,
    author_id: owner.id,
    body: `${day}`,
    created_date: `2026-01-0${day}T00:00:00Z`,
  }))
  await db.insertInto('comments').values(rows).execute()
  const page = async (pageNumber: number) => {
    const query = { pageNumber, pageSize: 2, shareKey: 'right-key' }
    const { body, headers } = await client.call('Prints_GetComments', { path: { id: print.id }, query })
    assert.deepEqual([body.paging.totalCount, body.paging.totalPages], [5, 3])
    return { bodies: body.items.map((item) => item.body), link: headers.get('Link') ?? '' }
  }
  const first = await page(1)
  assert.deepEqual(first.bodies, ['1', '2'])
  const next = `/api/Prints/${print.id}/comments?pageNumber=2&pageSize=2&shareKey=right-key>; rel="next"`
  assert.ok(first.link.includes(next), first.link)
  assert.deepEqual((await page(3)).bodies, ['5'])
  assert.deepEqual((await page(4)).bodies, [])
})

test('a repeated request with an Idempotency-Key writes one comment; the same key for another one is 422', async () => {
  const [owner, other] = [await newUser(server), await newUser(server)]
  const print = await newPrint(server, owner, { view_status: 'Public' })
  const call = {
    as: other,
    path: { id: print.id },
    headers: { 'Idempotency-Key': 'comment-1' },
    body: { body: 'Once' },
  }
  const [first, second] = [await client.call('Prints_PostComment', call), await client.call('Prints_PostComment', call)]
  assert.deepEqual([first.status, second.status], [201, 201])
  assert.deepEqual(second.body, first.body)
  assert.equal((await client.call('Prints_PostComment', { ...call, body: { body: 'Twice' } })).status, 422)
  const list = await client.call('Prints_GetComments', { path: { id: print.id } })
  assert.equal(list.body.paging.totalCount, 1)
  assert.equal((await events(owner)).length, 1)
})

test('F34: hostile texts are refused or kept as they are', async () => {
  const owner = await newUser(server)
  const print = await newPrint(server, owner)
  for (const body of ['', ' \t\n', 'a\u0000b', 'a\ud800b', 'x'.repeat(2001)]) {
    assert.equal((await post(owner, print.id, body)).status, 400)
  }
  for (const body of [
    '<script>alert(1)</script>',
    "'); drop table comments; --",
    '𝕏'.repeat(2000),
    ' kept ',
    '\u202eabc',
  ]) {
    assert.equal((await post(owner, print.id, body)).body.body, body)
  }
  assert.equal((await client.call('Prints_PostComment', { path: { id: print.id }, body: { body: 'x' } })).status, 401)
})
