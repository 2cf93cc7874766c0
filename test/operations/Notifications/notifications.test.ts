import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { Insertable } from 'kysely'
import type { NotificationType } from '../../../generated/api.d.ts'
import type { Notifications } from '../../../generated/database.d.ts'
import { newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer({}, { withJobs: true })
const { client, db } = server

async function notify(user: User, overrides: Partial<Insertable<Notifications>> = {}): Promise<string> {
  const row = { user_id: user.id, event_id: randomUUID(), type: 'PrintFailed' as const, title: 'T', message: 'M' }
  const made = await db
    .insertInto('notifications')
    .values({ ...row, ...overrides })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

/** Three of consecutive days, of which the second was read. Returns the ids, the newest first. */
async function notifyThrice(user: User): Promise<string[]> {
  const ids: string[] = []
  for (const [index, type] of (['Comment', 'LowStock', 'PrintFailed'] satisfies NotificationType[]).entries()) {
    ids.unshift(await notify(user, { type, is_read: index === 1, created_date: `2026-03-0${index + 1}T00:00:00Z` }))
  }
  return ids
}

async function unreadOf(user: User): Promise<number> {
  return (await client.call('Notifications_GetUnreadCount', { as: user })).body.unreadCount
}

async function idsOf(user: User, query: Parameters<typeof client.call>[1] = {}): Promise<string[]> {
  const { body } = await client.call('Notifications_GetNotifications', { as: user, ...query })
  return body.items.map(({ id }) => id)
}

test('the own notifications, the newest first, as they were made', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  await notify(other)
  const ids = await notifyThrice(user)
  const newest = await notify(user, {
    title: 'Print failed',
    message: 'Bracket has failed.',
    action_path: '/prints/7',
    print_id: 7,
    created_date: '2026-03-04T05:06:07.089Z',
  })
  const { body } = await client.call('Notifications_GetNotifications', { as: user })
  assert.deepEqual(
    body.items.map(({ id }) => id),
    [newest, ...ids],
  )
  assert.deepEqual(body.items[0], {
    id: newest,
    type: 'PrintFailed',
    title: 'Print failed',
    message: 'Bracket has failed.',
    isRead: false,
    createdDate: '2026-03-04T05:06:07.089Z',
    actionUrl: `${server.config.baseUrl}/prints/7`,
    printId: 7,
  })
  assert.deepEqual([body.items[1]?.actionUrl, body.items[1]?.printId], [null, null])
})

test('filters narrow together, and an empty page is none', async () => {
  const user = await newUser(server)
  const [failed, low, comment] = await notifyThrice(user)
  const cases: [Record<string, boolean | string | string[]>, unknown[]][] = [
    [{ isRead: true }, [low]],
    [{ isRead: false }, [failed, comment]],
    [{ types: 'Comment' }, [comment]],
    [{ types: ['Comment', 'LowStock', 'Comment'] }, [low, comment]],
    [{ types: ['Comment', 'LowStock'], isRead: false }, [comment]],
    [{ types: 'ApiKey' }, []],
  ]
  for (const [query, expected] of cases) assert.deepEqual(await idsOf(user, { query }), expected)
})

test('pages of one order, also of the same instant, with links that keep the filters', async () => {
  const user = await newUser(server)
  for (let count = 0; count < 5; count += 1) await notify(user, { created_date: '2026-03-01T00:00:00Z' })
  const query = { isRead: false, types: ['PrintFailed', 'LowStock'], pageSize: 2 }
  const pages = await Promise.all([1, 2, 3, 4].map((pageNumber) => idsOf(user, { query: { ...query, pageNumber } })))
  assert.deepEqual(
    pages.map(({ length }) => length),
    [2, 2, 1, 0],
  )
  assert.equal(new Set(pages.flat()).size, 5)
  const answer = await client.call('Notifications_GetNotifications', { as: user, query: { ...query, pageNumber: 2 } })
  assert.equal(answer.body.paging.totalCount, 5)
  const link = answer.headers.get('Link') ?? ''
  const next = /<([^>]+)>; rel="next"/.exec(link)?.[1] ?? ''
  assert.equal(
    next,
    `${server.config.baseUrl}/api/Notifications?pageNumber=3&pageSize=2&isRead=false&types=PrintFailed&types=LowStock`,
  )
  const followed = await client.raw('GET', next.slice(server.config.baseUrl.length), { as: user })
  assert.deepEqual(
    (followed.body as { items: { id: string }[] }).items.map(({ id }) => id),
    pages[2],
  )
})

test('400 for values that are not filters', async () => {
  const user = await newUser(server)
  const wrong: [string, string][] = [
    ['isRead', 'isRead=1'],
    ['isRead', 'isRead=true&isRead=false'],
    ['types[0]', 'types='],
    ['types[0]', 'types=comment'],
    ['types', `types=ApiKey${'&types=ApiKey'.repeat(9)}`],
    ['pageSize', 'pageSize=201'],
    ['pageNumber', 'pageNumber=0'],
  ]
  for (const [field, query] of wrong) {
    const answer = await client.raw('GET', `/api/Notifications?${query}`, { as: user })
    assert.deepEqual([answer.status, Object.keys(answer.problem.errors ?? {})], [400, [field]], query)
  }
})

test('one is read, and stays so', async () => {
  const user = await newUser(server)
  const [failed] = await notifyThrice(user)
  assert.equal(await unreadOf(user), 2)
  for (let count = 0; count < 2; count += 1) {
    const answer = await client.call('Notifications_PutRead', { as: user, path: { id: failed ?? '' } })
    assert.deepEqual([answer.status, answer.text], [204, ''])
    assert.equal(await unreadOf(user), 1)
  }
})

test('all are read, and deleted, of the caller only', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  await notifyThrice(user)
  const others = await notifyThrice(other)
  assert.equal((await client.call('Notifications_PutReadAll', { as: user })).status, 204)
  assert.deepEqual([await unreadOf(user), await unreadOf(other)], [0, 2])
  assert.equal((await idsOf(user)).length, 3)
  for (let count = 0; count < 2; count += 1)
    assert.equal((await client.call('Notifications_DeleteNotifications', { as: user })).status, 204)
  assert.deepEqual([await idsOf(user), await idsOf(other)], [[], others])
})

test('one is deleted, and is gone', async () => {
  const user = await newUser(server)
  const [failed, ...rest] = await notifyThrice(user)
  const path = { id: failed ?? '' }
  assert.equal((await client.call('Notifications_DeleteNotification', { as: user, path })).status, 204)
  assert.deepEqual(await idsOf(user), rest)
  assert.equal((await client.call('Notifications_DeleteNotification', { as: user, path })).status, 404)
  assert.equal((await client.call('Notifications_PutRead', { as: user, path })).status, 404)
})

test("404 for somebody else's notification, which stays as it is, and 400 for a value that is not an id", async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  const id = await notify(other)
  for (const operation of ['Notifications_PutRead', 'Notifications_DeleteNotification'] as const) {
    assert.equal((await client.call(operation, { as: user, path: { id } })).status, 404)
    assert.equal((await client.call(operation, { as: user, path: { id: randomUUID() } })).status, 404)
    for (const wrong of ['1', `${id}'--`, '\u0000'])
      assert.equal((await client.call(operation, { as: user, path: { id: wrong } })).status, 400, wrong)
  }
  assert.deepEqual([await idsOf(other), await unreadOf(other)], [[id], 1])
})

test('ids match in any case', async () => {
  const user = await newUser(server)
  const id = await notify(user)
  assert.equal((await client.call('Notifications_PutRead', { as: user, path: { id: id.toUpperCase() } })).status, 204)
})

test('a print that ends becomes a notification over HTTP alone', async () => {
  const user = await newUser(server)
  const print = await client.call('Prints_PostPrint', { as: user, body: { title: 'Bracket', status: 'Printing' } })
  const { id } = print.body
  await client.call('Prints_CompletePrint', { as: user, path: { id }, body: { status: 'Success' } })
  const deadline = performance.now() + 15_000
  while ((await unreadOf(user)) === 0 && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 100))
  const { body } = await client.call('Notifications_GetNotifications', { as: user })
  assert.deepEqual(
    body.items.map(({ type, printId, message }) => [type, printId, message]),
    [['PrintCompleted', id, 'Bracket is finished.']],
  )
})
