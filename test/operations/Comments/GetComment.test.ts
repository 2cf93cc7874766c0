import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newComment } from '../../support/belongings.ts'
import { newPrint, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

const read = (as: User | undefined, id: number, shareKey?: string) =>
  client.call('Comments_GetComment', { as, path: { id }, query: shareKey === undefined ? {} : { shareKey } })

test('a comment is read by all who see its print, and always by its author; its ETag is that of an edit', async () => {
  const [owner, author, stranger] = [await newUser(server), await newUser(server), await newUser(server)]
  const print = await newPrint(server, owner, { view_status: 'Public' })
  const { id } = await newComment(server, print, author)
  for (const as of [owner, author, stranger, undefined]) assert.equal((await read(as, id)).body.id, id)
  const listed = await client.call('Prints_GetComments', { path: { id: print.id } })
  const answer = await read(author, id)
  assert.deepEqual(answer.body, listed.body.items[0])
  const edit = await client.call('Comments_PutComment', {
    as: author,
    path: { id },
    headers: { 'If-Match': answer.headers.get('ETag') ?? '' },
    body: { body: 'Edited' },
  })
  assert.equal(edit.status, 201)
  assert.equal((await read(undefined, id)).headers.get('ETag'), edit.headers.get('ETag'))

  await db
    .updateTable('prints')
    .set({ view_status: 'Unlisted', share_key: 'a-key' })
    .where('id', '=', print.id)
    .execute()
  for (const as of [stranger, undefined]) {
    assert.equal((await read(as, id)).status, 404)
    assert.equal((await read(as, id, 'a-key')).status, 200)
  }
  await db.updateTable('prints').set({ view_status: 'Private', share_key: null }).where('id', '=', print.id).execute()
  for (const as of [stranger, undefined]) assert.equal((await read(as, id, 'a-key')).status, 404)
  for (const as of [owner, author]) assert.equal((await read(as, id)).status, 200)
  assert.equal((await read(owner, 9_007_199_254_740_991)).status, 404)
})
