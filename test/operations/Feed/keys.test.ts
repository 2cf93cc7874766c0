import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EditPrintDto } from '../../../generated/api.d.ts'
import { repairPublicKeys } from '../../../src/jobs/repairPublicKeys.ts'
import { repairWritten } from '../../../src/jobs/repairWritten.ts'
import { newPrint, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

/** Titles of another user's prints in a feed, and the texts of the comments in it. */
async function seen(as: User, owner: User): Promise<string[]> {
  const { body } = await client.call('Feed_GetFeed', { as, query: { pageSize: 200 } })
  return body.items
    .filter((item) => item.print.owner.id === owner.id)
    .map((item) => item.comment?.body ?? item.print.title ?? '')
}

async function record(as: User, title: string, body: Partial<EditPrintDto> = {}): Promise<number> {
  const print = { title, status: 'Success', viewStatus: 'Public', ...body } as EditPrintDto
  const { body: made, status } = await client.call('Prints_PostPrint', { as, body: print })
  assert.equal(status, 201)
  return made.id
}

async function comment(as: User, id: number, body: string): Promise<number> {
  const { body: made, status } = await client.call('Prints_PostComment', { as, path: { id }, body: { body } })
  assert.equal(status, 201)
  return made.id
}

/** Number of rows that tell others of a user's prints and of comments on them. */
async function keysOf(owner: User): Promise<{ prints: number; comments: number }> {
  const prints = await db.selectFrom('public_prints').select('print_id').where('user_id', '=', owner.id).execute()
  const comments = await db
    .selectFrom('written_comments')
    .select('comment_id')
    .where('owner_id', '=', owner.id)
    .execute()
  return { prints: prints.length, comments: comments.length }
}

async function repair(): Promise<void> {
  await repairPublicKeys(db)
  await repairWritten(db)
}

test('a print comes and goes with its visibility, however it is changed', async () => {
  const [me, kim] = [await newUser(server), await newUser(server)]
  const id = await record(kim, 'Vase')
  assert.deepEqual(await seen(me, kim), ['Vase'])
  const path = { id }
  await client.call('Prints_PatchPrint', { as: kim, path, body: { viewStatus: 'Unlisted' } })
  assert.deepEqual(await seen(me, kim), [])
  await client.call('Prints_PatchBulk', { as: kim, body: { ids: [id], changes: { viewStatus: 'Public' } } })
  assert.deepEqual(await seen(me, kim), ['Vase'])
  await client.call('Prints_PatchBulk', { as: kim, body: { ids: [id], changes: { viewStatus: 'Private' } } })
  assert.deepEqual([await seen(me, kim), await keysOf(kim)], [[], { prints: 0, comments: 0 }])
  await client.call('Prints_PutPrint', {
    as: kim,
    path,
    body: { title: 'Vase', status: 'Success', viewStatus: 'Public' },
  })
  assert.deepEqual(await seen(me, kim), ['Vase'])
  await client.call('Prints_DeletePrint', { as: kim, path })
  assert.deepEqual([await seen(me, kim), await keysOf(kim)], [[], { prints: 0, comments: 0 }])
  const ids = [await record(kim, 'Cup'), await record(kim, 'Lid')]
  await client.call('Prints_DeleteBulk', { as: kim, body: { ids } })
  assert.deepEqual([await seen(me, kim), await keysOf(kim)], [[], { prints: 0, comments: 0 }])
})

test('a planned print appears when it starts, and moves with its start', async () => {
  const [me, kim] = [await newUser(server), await newUser(server)]
  const id = await record(kim, 'Vase', { status: 'Pending' })
  await record(kim, 'Cup', { startDate: '2026-03-01T00:00:00Z' })
  assert.deepEqual(await seen(me, kim), ['Cup'])
  const path = { id }
  await client.call('Prints_PatchPrint', {
    as: kim,
    path,
    body: { status: 'Printing', startDate: '2026-03-02T00:00:00Z' },
  })
  assert.deepEqual(await seen(me, kim), ['Vase', 'Cup'])
  await client.call('Prints_PatchPrint', { as: kim, path, body: { startDate: '2026-02-01T00:00:00Z' } })
  assert.deepEqual(await seen(me, kim), ['Cup', 'Vase'])
})

test('comments come and go for their author, and are counted for them', async () => {
  const [me, kim] = [await newUser(server), await newUser(server)]
  const [vase, cup] = [await record(kim, 'Vase'), await record(kim, 'Cup')]
  const written = async () => (await client.call('Users_GetMyStorage', { as: me })).body.writtenComments.used
  const first = await comment(me, vase, 'Nice')
  await comment(me, cup, 'Big')
  await comment(me, cup, 'And blue')
  assert.deepEqual((await seen(me, kim)).slice(0, 3), ['And blue', 'Big', 'Nice'])
  assert.equal(await written(), 3)
  await client.call('Comments_DeleteComment', { as: me, path: { id: first } })
  assert.deepEqual([(await seen(me, kim)).slice(0, 2), await written()], [['And blue', 'Big'], 2])
  await client.call('Prints_PatchPrint', { as: kim, path: { id: cup }, body: { viewStatus: 'Private' } })
  assert.deepEqual([await seen(me, kim), await written()], [['Vase'], 2])
  await client.call('Prints_DeletePrint', { as: kim, path: { id: cup } })
  assert.deepEqual([await written(), await keysOf(kim)], [0, { prints: 1, comments: 0 }])
})

test('what an earlier version has written is repaired', async () => {
  const [me, kim] = [await newUser(server), await newUser(server)]
  const { id } = await newPrint(server, kim, { title: 'Vase', view_status: 'Public' })
  await db.deleteFrom('public_prints').where('user_id', '=', kim.id).execute()
  const row = { user_id: kim.id, print_id: id, author_id: me.id, body: 'Nice' }
  await db.insertInto('comments').values(row).execute()
  assert.deepEqual(await seen(me, kim), [])
  await repair()
  assert.deepEqual([await seen(me, kim), await keysOf(kim)], [['Nice', 'Vase'], { prints: 1, comments: 1 }])
  await db.updateTable('prints').set({ status: 'Pending' }).where('user_id', '=', kim.id).execute()
  await repair()
  assert.deepEqual([await seen(me, kim), await keysOf(kim)], [['Nice'], { prints: 1, comments: 1 }])
  await db.updateTable('prints').set({ view_status: 'Private' }).where('user_id', '=', kim.id).execute()
  await db.deleteFrom('comments').where('user_id', '=', kim.id).execute()
  await repair()
  assert.deepEqual(await keysOf(kim), { prints: 0, comments: 1 }, 'a comment of this minute may not be visible yet')
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
  await db.updateTable('written_comments').set({ created_date: hourAgo }).where('owner_id', '=', kim.id).execute()
  await repair()
  assert.deepEqual(await keysOf(kim), { prints: 0, comments: 0 })
})

test('a key that is out of date shows nothing', async () => {
  const [me, kim] = [await newUser(server), await newUser(server)]
  const { id } = await newPrint(server, kim, { title: 'Vase', view_status: 'Public' })
  await client.call('Prints_PostComment', { as: me, path: { id }, body: { body: 'Nice' } })
  await db.updateTable('prints').set({ view_status: 'Private' }).where('id', '=', id).execute()
  assert.deepEqual([await seen(me, kim), await keysOf(kim)], [[], { prints: 1, comments: 1 }])
  await db.updateTable('prints').set({ view_status: 'Public' }).where('id', '=', id).execute()
  await db.deleteFrom('comments').where('user_id', '=', kim.id).execute()
  assert.deepEqual(await seen(me, kim), ['Vase'])
})
