import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CommentDetailDto } from '../../../generated/api.d.ts'
import { newPrint, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

interface Scene {
  readonly owner: User
  readonly author: User
  readonly printId: number
  readonly comment: CommentDetailDto
  readonly tag: string
}

/** A public print with one comment by somebody else. */
async function newScene(): Promise<Scene> {
  const owner = await newUser(server)
  const author = await newUser(server, { display_name: 'Kim' })
  const { id: printId } = await newPrint(server, owner, { view_status: 'Public' })
  const answer = await client.call('Prints_PostComment', { as: author, path: { id: printId }, body: { body: 'First' } })
  return { owner, author, printId, comment: answer.body, tag: answer.headers.get('ETag') ?? '' }
}

async function stored(printId: number): Promise<{ count: number; bodies: string[] }> {
  const { comment_count: count } = await db
    .selectFrom('prints')
    .select('comment_count')
    .where('id', '=', printId)
    .executeTakeFirstOrThrow()
  const rows = await db.selectFrom('comments').select('body').where('print_id', '=', printId).orderBy('id').execute()
  return { count, bodies: rows.map((row) => row.body) }
}

test('its author changes a comment: 201 with the comment', async () => {
  const { author, comment, printId } = await newScene()
  const path = { id: comment.id }
  const answer = await client.call('Comments_PutComment', { as: author, path, body: { body: 'Second' } })
  assert.equal(answer.status, 201)
  assert.equal(answer.headers.get('Location'), null)
  assert.notEqual(answer.body.updatedDate, comment.updatedDate)
  assert.deepEqual(answer.body, { ...comment, body: 'Second', updatedDate: answer.body.updatedDate })
  assert.deepEqual(await stored(printId), { count: 1, bodies: ['Second'] })
  // A comment can be sent back as it was read; what is read-only is passed over.
  const forged = { ...answer.body, id: 1, printId: 1, createdBy: { id: 1, displayName: 'x' }, body: 'Third' }
  const back = await client.call('Comments_PutComment', { as: author.token(), path, body: forged })
  assert.deepEqual({ ...back.body, updatedDate: '' }, { ...comment, body: 'Third', updatedDate: '' })
})

test('its author deletes a comment: 200 with no body, then 404', async () => {
  const { author, comment, printId } = await newScene()
  const path = { id: comment.id }
  const answer = await client.call('Comments_DeleteComment', { as: author, path })
  assert.deepEqual([answer.status, answer.text], [200, ''])
  assert.deepEqual(await stored(printId), { count: 0, bodies: [] })
  assert.equal((await client.call('Comments_DeleteComment', { as: author, path })).status, 404)
  assert.equal((await client.call('Comments_PutComment', { as: author, path, body: { body: 'x' } })).status, 404)
})

test('403 for everybody else, the owner of the print included; nothing is written', async () => {
  const { owner, comment, printId } = await newScene()
  const path = { id: comment.id }
  for (const as of [owner, await newUser(server)]) {
    const put = await client.call('Comments_PutComment', { as, path, body: { body: 'Taken over' } })
    const deleted = await client.call('Comments_DeleteComment', { as, path })
    assert.deepEqual([put.status, deleted.status], [403, 403])
    assert.equal(put.problem.detail, 'Only the author of a comment can edit or delete it.')
  }
  assert.deepEqual(await stored(printId), { count: 1, bodies: ['First'] })
})

test('404 for a comment that does not exist, 401 without credentials', async () => {
  const user = await newUser(server)
  const path = { id: 9_007_199_254_740_991 }
  assert.equal((await client.call('Comments_PutComment', { as: user, path, body: { body: 'x' } })).status, 404)
  assert.equal((await client.call('Comments_DeleteComment', { as: user, path })).status, 404)
  assert.equal((await client.call('Comments_PutComment', { path, body: { body: 'x' } })).status, 401)
  assert.equal((await client.call('Comments_DeleteComment', { path })).status, 401)
})

test('a stale If-Match is 412 and changes nothing', async () => {
  const { author, comment, printId, tag } = await newScene()
  const path = { id: comment.id }
  const first = await client.call('Comments_PutComment', {
    as: author,
    path,
    headers: { 'If-Match': tag },
    body: { body: 'Second' },
  })
  assert.equal(first.status, 201)
  const stale = { as: author, path, headers: { 'If-Match': tag } }
  assert.equal((await client.call('Comments_PutComment', { ...stale, body: { body: 'Third' } })).status, 412)
  assert.equal((await client.call('Comments_DeleteComment', stale)).status, 412)
  assert.deepEqual(await stored(printId), { count: 1, bodies: ['Second'] })
  const fresh = { 'If-Match': first.headers.get('ETag') ?? '' }
  assert.equal((await client.call('Comments_DeleteComment', { ...stale, headers: fresh })).status, 200)
})

test('authors keep their comments on a print that became private, whether it takes comments or not', async () => {
  const { owner, author, comment, printId } = await newScene()
  const closed = { viewStatus: 'Private', allowComments: false }
  await client.call('Prints_PatchPrint', { as: owner, path: { id: printId }, body: closed })
  const path = { id: comment.id }
  assert.equal((await client.call('Prints_GetComments', { as: author, path: { id: printId } })).status, 404)
  assert.equal((await client.call('Comments_PutComment', { as: author, path, body: { body: 'x' } })).status, 201)
  assert.equal((await client.call('Comments_DeleteComment', { as: author, path })).status, 200)
  assert.deepEqual(await stored(printId), { count: 0, bodies: [] })
})

test('a comment goes with its print', async () => {
  const { owner, author, comment, printId } = await newScene()
  await client.call('Prints_DeletePrint', { as: owner, path: { id: printId } })
  assert.equal((await client.call('Comments_DeleteComment', { as: author, path: { id: comment.id } })).status, 404)
})

test('the count holds when comments come and go at once, and when one is deleted twice', async () => {
  const { author, comment, printId } = await newScene()
  const path = { id: comment.id }
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => client.call('Comments_DeleteComment', { as: author, path })),
    ...Array.from({ length: 6 }, (_, n) =>
      client.call('Prints_PostComment', { as: author, path: { id: printId }, body: { body: `${n}` } }),
    ),
  ])
  assert.deepEqual(answers.map((answer) => answer.status).sort(), [200, 201, 201, 201, 201, 201, 201, 404, 404, 404])
  const { count, bodies } = await stored(printId)
  assert.equal(count, 6)
  assert.equal(bodies.length, 6)
})

test('ids and bodies that are none are 400 and touch no comment', async () => {
  const { author, comment, printId } = await newScene()
  for (const id of [
    `0x${comment.id.toString(16)}`,
    `${comment.id}e0`,
    `%20${comment.id}`,
    '0',
    '9007199254740992',
    '%ZZ',
  ]) {
    assert.equal((await client.raw('DELETE', `/api/Comments/${id}`, { as: author })).status, 400, id)
  }
  for (const body of [{}, { body: '' }, { body: ' \n' }, { body: 'x'.repeat(2001) }, { body: null }, { body: 5 }, []]) {
    const answer = await client.call('Comments_PutComment', { as: author, path: { id: comment.id }, body })
    assert.equal(answer.status, 400, JSON.stringify(body).slice(0, 40))
  }
  assert.deepEqual(await stored(printId), { count: 1, bodies: ['First'] })
})
