import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newApiKey, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()

test('the own keys, the newest first, without their values', async () => {
  const user = await newUser(server)
  const other = await newUser(server)
  const old = await newApiKey(server, user, { description: 'Old', created_date: '2020-01-02T03:04:05.678Z' })
  await newApiKey(server, other, { description: "Somebody else's" })
  const { body, text } = await server.client.call('UserApiKeys_GetApiKeys', { as: user })
  assert.deepEqual(
    body.items.map((key) => key.description),
    ['For tests', 'Old'],
  )
  assert.deepEqual(body.items[1], {
    id: old.id,
    description: 'Old',
    createdDate: '2020-01-02T03:04:05.678Z',
    lastUsedDate: null,
    isIdle: false,
  })
  assert.equal(text.includes(old.key), false)
})

test('pages with their links', async () => {
  const user = await newUser(server)
  for (const description of ['Two', 'Three']) await newApiKey(server, user, { description })
  const answer = await server.client.call('UserApiKeys_GetApiKeys', { as: user, query: { pageNumber: 2, pageSize: 2 } })
  assert.equal(answer.body.items.length, 1)
  assert.deepEqual(answer.body.paging, {
    currentPage: 2,
    pageSize: 2,
    totalPages: 2,
    totalCount: 3,
    hasPrevious: true,
    hasNext: false,
  })
  assert.match(answer.headers.get('Link') ?? '', /<[^>]+\/api\/UserApiKeys\?pageNumber=1&pageSize=2>; rel="prev"/)
  const beyond = await server.client.call('UserApiKeys_GetApiKeys', { as: user, query: { pageNumber: 2_000_000_000 } })
  assert.deepEqual(beyond.body.items, [])
})

test('400 for a page size of 0, 403 for an API key', async () => {
  const user = await newUser(server)
  const wrong = await server.client.call('UserApiKeys_GetApiKeys', { as: user, query: { pageSize: 0 } })
  assert.deepEqual([wrong.status, Object.keys(wrong.problem.errors ?? {})], [400, ['pageSize']])
  assert.equal((await server.client.call('UserApiKeys_GetApiKeys', { as: user.key })).status, 403)
})
