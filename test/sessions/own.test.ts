import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { browserName } from '../../src/sessions/browserName.ts'
import { hashCookie } from '../../src/sessions/cookie.ts'
import { startServer } from '../support/server.ts'
import { newPerson, startSite } from '../support/site.ts'
import { Visitor } from './visitor.ts'

const site = await startSite()
const SESSION = 'print_log_session'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
/** Another address of the same service. */
const other = await startServer({ ...site.config, port: 0 })

interface Listed {
  readonly id: string
  readonly browser: string | null
  readonly isCurrent: boolean
}

async function signedIn(name: string): Promise<Visitor> {
  const visitor = new Visitor(site)
  assert.equal((await visitor.signIn(name)).status, 303)
  return visitor
}

async function sessionsOf(visitor: Visitor): Promise<Listed[]> {
  return ((await (await visitor.call('/api/Sessions')).json()) as { items: Listed[] }).items
}

/** What another instance answers to the visitor. */
async function statusElsewhere(visitor: Visitor): Promise<number> {
  const headers = { cookie: `${SESSION}=${visitor.jar().get(SESSION) ?? ''}`, 'Sec-Fetch-Site': 'same-origin' }
  return (await fetch(`${other.url}/api/Users/me`, { headers })).status
}

function rowOf(visitor: Visitor) {
  return site.db.selectFrom('sessions').where('id_hash', '=', hashCookie(visitor.jar().get(SESSION) ?? ''))
}

/** Sets back when a session was last used. */
async function unusedFor(visitor: Visitor, interval: string): Promise<void> {
  await site.db
    .updateTable('sessions')
    .set({
      last_used_date: sql<string>`now() - ${interval}::interval`,
      expires_date: sql<string>`now() + '30 days'::interval - ${interval}::interval`,
    })
    .where('id_hash', '=', hashCookie(visitor.jar().get(SESSION) ?? ''))
    .execute()
}

/** Days from now to the end of a session. */
async function daysLeft(visitor: Visitor): Promise<number> {
  const { days } = await rowOf(visitor)
    .select(sql<number>`extract(epoch from expires_date - now())::float / 86400`.as('days'))
    .executeTakeFirstOrThrow()
  return days
}

test('a browser sees its sessions, knows its own, and ends the others', async () => {
  const { name } = await newPerson(site, `p-${randomUUID().slice(0, 8)}`)
  const [desk, phone] = [await signedIn(name), await signedIn(name)]
  const listed = await sessionsOf(desk)
  assert.equal(listed.length, 2)
  assert.equal(listed.filter(({ isCurrent }) => isCurrent).length, 1)
  const theirs = listed.find(({ isCurrent }) => !isCurrent)
  assert.equal((await sessionsOf(phone)).find(({ isCurrent }) => isCurrent)?.id, theirs?.id)

  assert.equal(await statusElsewhere(phone), 200)
  assert.equal((await desk.call(`/api/Sessions/${theirs?.id}`, 'DELETE')).status, 204)
  assert.equal((await phone.call('/api/Users/me')).status, 401)
  assert.equal(await statusElsewhere(phone), 401)
  assert.equal((await desk.call('/api/Users/me')).status, 200)
})

test('signing out everywhere ends all sessions, the own one too, on every instance at once', async () => {
  const { name } = await newPerson(site, `p-${randomUUID().slice(0, 8)}`)
  const visitors = [await signedIn(name), await signedIn(name), await signedIn(name)]
  const stranger = await signedIn(`p-${randomUUID().slice(0, 8)}`)
  for (const visitor of visitors) assert.equal(await statusElsewhere(visitor), 200)
  assert.equal((await visitors[0]?.call('/api/Sessions', 'DELETE'))?.status, 204)
  for (const visitor of visitors) {
    assert.equal((await visitor.call('/api/Users/me')).status, 401)
    assert.equal(await statusElsewhere(visitor), 401)
  }
  assert.equal((await stranger.call('/api/Users/me')).status, 200)
})

test('no other site can end a session', async () => {
  const visitor = await signedIn(`p-${randomUUID().slice(0, 8)}`)
  const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
  assert.equal((await visitor.visit('/api/Sessions', { method: 'DELETE', headers })).status, 401)
  assert.equal((await visitor.call('/api/Users/me')).status, 200)
})

test('use extends a session and its cookie, by an API call or a page, at most hourly', async () => {
  const visitor = await signedIn(`p-${randomUUID().slice(0, 8)}`)
  for (const use of [() => visitor.call('/api/Users/me'), () => visitor.visit('/prints')]) {
    await unusedFor(visitor, '29 days')
    assert(Math.abs((await daysLeft(visitor)) - 1) < 0.1)
    const response = await use()
    assert.equal(response.status, 200)
    assert.match(
      response.headers.getSetCookie().join(),
      /^print_log_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly/,
    )
    assert(Math.abs((await daysLeft(visitor)) - 30) < 0.1)
    const again = await use()
    assert.deepEqual([again.status, again.headers.getSetCookie()], [200, []])
  }
  await unusedFor(visitor, '2 hours')
  const image = await visitor.call('/media/00000000-0000-4000-8000-000000000000')
  assert.deepEqual([image.status, image.headers.getSetCookie()], [404, []], 'a shared cache may keep images')
  await unusedFor(visitor, '59 minutes')
  assert.deepEqual((await visitor.call('/api/Users/me')).headers.getSetCookie(), [])
})

test('a session that was not used for 30 days has ended', async () => {
  const visitor = await signedIn(`p-${randomUUID().slice(0, 8)}`)
  await unusedFor(visitor, '30 days')
  const response = await visitor.call('/api/Users/me')
  assert.deepEqual([response.status, response.headers.getSetCookie()], [401, []])
  assert.match(await (await visitor.visit('/prints')).text(), /data-sign-in="out"/)
  assert(Math.abs(await daysLeft(visitor)) < 0.1, 'nothing brings it back')
})

test('beyond the maximum number of sessions, the one that was unused for longest ends', async () => {
  const { id: userId, name } = await newPerson(site, `p-${randomUUID().slice(0, 8)}`)
  const { sessions: bound } = site.config.storage
  const oldest = await signedIn(name)
  await unusedFor(oldest, '2 hours')
  await site.db
    .insertInto('sessions')
    .values(
      Array.from({ length: bound - 1 }, (_, index) => ({
        id_hash: hashCookie(`${userId} ${index}`),
        user_id: userId,
        tokens: Buffer.alloc(0),
        last_used_date: sql<string>`now() - interval '1 hour'`,
        expires_date: sql<string>`now() + interval '1 day'`,
      })),
    )
    .execute()
  const newest = await signedIn(name)
  assert.equal(await rowOf(oldest).select('id').executeTakeFirst(), undefined)
  assert.equal((await newest.call('/api/Users/me')).status, 200)
  const rows = await site.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()
  assert.equal(rows.length, bound)
})

test('a session is named after the browser that it began in, in words of ours only', async () => {
  const visitor = new Visitor(site)
  const callback = await visitor.answer(await visitor.begin(), `p-${randomUUID().slice(0, 8)}`)
  await visitor.visit(callback, { headers: { 'User-Agent': FIREFOX } })
  assert.deepEqual(
    (await sessionsOf(visitor)).map(({ browser }) => browser),
    ['Firefox on Linux'],
  )
})

for (const [userAgent, name] of [
  [FIREFOX, 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18 Safari/605.1', 'Safari on macOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Mobile Safari/604.1', 'Chrome on iPhone'],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['<script>alert(1)</script> Firefox/1', 'Firefox'],
  ['Windows', 'Windows'],
  ['curl/8', null],
  ['', null],
  [undefined, null],
  [`${'x'.repeat(600)} Firefox/140.0`, null],
] as const) {
  test(`the browser of ${String(userAgent).slice(0, 60)}`, () => assert.equal(browserName(userAgent), name))
}
