import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FeedItemDto } from '../../../generated/api.d.ts'
import { repairPublicKeys } from '../../../src/jobs/repairPublicKeys.ts'
import { newComment } from '../../support/belongings.ts'
import { newPrint, newUsage, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

async function comment(owner: User, printId: number, author: User, created_date: string): Promise<number> {
  const print = { user_id: owner.id, id: printId }
  const { id } = await newComment(server, print, author, { body: `at ${created_date}`, created_date })
  return id
}

/** What is there, in order; the public prints of all tests are in every feed, so each test looks for its own people. */
async function feed(as: User, people: readonly User[]): Promise<FeedItemDto[]> {
  const ids = people.map((person) => person.id)
  const { body } = await client.call('Feed_GetFeed', { as, query: { pageSize: 200 } })
  return body.items.filter((item) => ids.includes(item.print.owner.id))
}

function names(items: readonly FeedItemDto[]): string[] {
  return items.map((item) => `${item.kind} ${item.comment?.id ?? item.print.title}`)
}

test('public prints of others, own prints and comments, and comments on own prints, the latest first', async () => {
  const [me, kim, lee] = [await newUser(server, { display_name: 'Me' }), await newUser(server), await newUser(server)]
  const mine = await newPrint(server, me, { title: 'mine', start_date: '2026-01-01T00:00:00Z' })
  await newPrint(server, me, { title: 'mine, public', view_status: 'Public', start_date: '2026-01-02T00:00:00Z' })
  const open = { view_status: 'Public', start_date: '2026-01-03T00:00:00Z' } as const
  const theirs = await newPrint(server, kim, { title: 'theirs', ...open })
  const hidden = { title: 'hidden', start_date: '2026-01-04T00:00:00Z' }
  const secret = await newPrint(server, kim, hidden)
  const unlisted = await newPrint(server, kim, { ...hidden, view_status: 'Unlisted', share_key: 'k' })
  const received = await comment(me, mine.id, kim, '2026-01-05T00:00:00Z')
  const written = await comment(kim, theirs.id, me, '2026-01-06T00:00:00Z')
  const toMyself = await comment(me, mine.id, me, '2026-01-07T00:00:00Z')
  await comment(kim, theirs.id, lee, '2026-01-08T00:00:00Z')
  // The print is not to be seen any more, so neither is what was said about it.
  await comment(kim, secret.id, me, '2026-01-09T00:00:00Z')
  await comment(kim, unlisted.id, me, '2026-01-10T00:00:00Z')
  const items = await feed(me, [me, kim, lee])
  assert.deepEqual(names(items), [
    `Comment ${toMyself}`,
    `Comment ${written}`,
    `Comment ${received}`,
    'Print theirs',
    'Print mine, public',
    'Print mine',
  ])
  const [, , item] = items
  assert.equal(item?.date, '2026-01-05T00:00:00.000Z')
  assert.deepEqual(item.user, { id: kim.id, displayName: 'Somebody', hasPublicProfile: false, imageId: null })
  assert.deepEqual(item.print.owner, { id: me.id, displayName: 'Me', hasPublicProfile: false, imageId: null })
  assert.deepEqual(item.comment, {
    id: received,
    printId: mine.id,
    body: 'at 2026-01-05T00:00:00Z',
    createdDate: '2026-01-05T00:00:00.000Z',
    createdBy: { id: kim.id, displayName: 'Somebody', hasPublicProfile: false, imageId: null },
    updatedDate: item.comment?.updatedDate,
  })
  assert.equal(items[3]?.comment, null)
  assert.deepEqual(items[3].user, { id: kim.id, displayName: 'Somebody', hasPublicProfile: false, imageId: null })
  assert.equal(items[3].date, '2026-01-03T00:00:00.000Z')
})

test('nothing private of a print is in it', async () => {
  const [me, kim] = [await newUser(server), await newUser(server, { email: 'secret@example.org' })]
  const print = await newPrint(server, kim, {
    view_status: 'Public',
    notes: 'Secret notes',
    url: 'https://secret.example',
    file_name: 'secret.gcode',
    external_id: 'secret-id',
    failure_reason: 'secret reason',
    filament_cost_micros: 123_456_000,
    cost_currency: 'EUR',
  })
  await newUsage(server, print, { material_type: 'PLA', amount_mg: 5, notes: 'secret usage' })
  const { text } = await client.call('Feed_GetFeed', { as: me, query: { pageSize: 200 } })
  assert.doesNotMatch(text, /secret|123\.45|EUR/i)
  const [item] = await feed(me, [kim])
  assert.deepEqual(item?.print.filaments, [
    { materialType: 'PLA', brand: null, colorHex: null, colors: [], amountMg: 5 },
  ])
})

test('suspended users and prints that are yet to start are not in it', async () => {
  const [me, kim] = [await newUser(server), await newUser(server)]
  const gone = await newUser(server, { suspended_date: new Date().toISOString() })
  const mine = await newPrint(server, me, { title: 'mine', start_date: '2026-01-01T00:00:00Z' })
  const theirs = await newPrint(server, gone, { view_status: 'Public' })
  await comment(me, mine.id, gone, '2026-01-02T00:00:00Z')
  await comment(gone, theirs.id, me, '2026-01-02T00:00:00Z')
  await newPrint(server, kim, { view_status: 'Public', start_date: '2199-01-01T00:00:00Z' })
  await newPrint(server, me, { start_date: '2199-01-01T00:00:00Z' })
  const planned = { status: 'Pending', start_date: null } as const
  await newPrint(server, kim, { ...planned, view_status: 'Public' })
  await newPrint(server, me, planned)
  assert.deepEqual(names(await feed(me, [me, kim, gone])), ['Print mine'])
})

test('pages hang together, reach back 1,000 things, and the page past the last is empty', async () => {
  const [me, kim] = [await newUser(server), await newUser(server)]
  await db
    .insertInto('prints')
    .values(
      Array.from({ length: 1005 }, (_, n) => ({
        user_id: kim.id,
        title: `Print ${n}`,
        status: 'Success' as const,
        view_status: 'Public' as const,
        source: 'Web' as const,
        // Later than those of the other tests, and three at a time.
        start_date: new Date(Date.UTC(2026, 1, 1) + Math.floor(n / 3) * 1000).toISOString(),
        created_date: '2026-02-01T00:00:00Z',
      })),
    )
    .execute()
  await repairPublicKeys(db)
  const whole = await client.call('Feed_GetFeed', { as: me, query: { pageSize: 200 } })
  const seen: number[] = []
  for (let pageNumber = 1; pageNumber <= 5; pageNumber += 1) {
    const { body, headers } = await client.call('Feed_GetFeed', { as: me, query: { pageNumber, pageSize: 200 } })
    assert.deepEqual([body.paging.totalCount, body.paging.totalPages, body.items.length], [1000, 5, 200])
    assert.match(headers.get('Link') ?? '', /\/api\/Feed\?pageNumber=5&pageSize=200>; rel="last"/)
    seen.push(...body.items.map((item) => item.print.id))
  }
  assert.equal(new Set(seen).size, 1000)
  assert.deepEqual(
    whole.body.items.map((item) => item.print.id),
    seen.slice(0, 200),
  )
  const past = await client.call('Feed_GetFeed', { as: me, query: { pageNumber: 6, pageSize: 200 } })
  assert.deepEqual([past.body.items, past.body.paging.totalCount], [[], 1000])
})

test('401 without credentials, 400 for pages out of bounds', async () => {
  assert.equal((await client.call('Feed_GetFeed')).status, 401)
  const as = await newUser(server)
  for (const query of [{ pageSize: 201 }, { pageSize: 0 }, { pageNumber: 0 }]) {
    assert.equal((await client.call('Feed_GetFeed', { as, query })).status, 400)
  }
})
