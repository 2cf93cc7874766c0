import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test, type TestContext } from 'node:test'
import { sql } from 'kysely'
import type { Tokens } from '../../src/sessions/provider.ts'
import { hashCookie } from '../../src/sessions/cookie.ts'
import { Sessions } from '../../src/sessions/sessions.ts'
import { beginRenewal } from '../../src/sessions/store.ts'
import { eventually } from '../identity/support.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { startTokenProvider, type TokenProvider } from './tokenProvider.ts'

const MINUTE = 60_000
/** The server asks this one; tests of single instances have providers of their own. */
const shared = await startTokenProvider()
after(() => shared.stop())
const settings = { webClientId: 'pages', webClientSecret: null, sessionSecret: randomBytes(32).toString('hex') }
/** One connection: whoever held it while the provider hangs would stop everybody. */
const server = await startServer({ ...settings, oidcIssuer: shared.issuer, databasePoolSize: 1 })
const { db } = server
const user = await newUser(server)

/** An instance of the service as far as sessions go. */
function instance({ issuer }: TokenProvider): Sessions {
  const { log, now } = server.services
  const sessions = Sessions.of({ db, config: { ...server.config, oidcIssuer: issuer }, log, now })
  assert(sessions)
  return sessions
}

async function provider(context: TestContext): Promise<TokenProvider> {
  const made = await startTokenProvider()
  context.after(() => made.stop())
  return made
}

let count = 0
/** Begins a session whose access token ends in so many milliseconds; gives its cookie. */
async function begin(sessions: Sessions, left: number, changes: Partial<Tokens> = {}): Promise<string> {
  const name = `r${(count += 1)}`
  const tokens = { accessToken: `access of ${name}`, expiresAt: Date.now() + left, refreshToken: name, idToken: null }
  return (await sessions.start(user.id, { ...tokens, ...changes }, null)).cookie
}

async function isThere(cookie: string): Promise<boolean> {
  const row = db.selectFrom('sessions').select('id').where('id_hash', '=', hashCookie(cookie))
  return (await row.executeTakeFirst()) !== undefined
}

async function endOfRenewal(cookie: string, interval: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ renewal_ends_date: sql<string>`now() + ${interval}::interval` })
    .where('id_hash', '=', hashCookie(cookie))
    .execute()
}

test('F58: while the provider hangs, others are served, and no connection or transaction waits for it', async () => {
  const { sessions } = server.services
  assert(sessions)
  const cookies = await Promise.all(Array.from({ length: 4 }, () => begin(sessions, -MINUTE)))
  shared.mode = 'hang'
  const waiting = cookies.map((cookie) =>
    fetch(`${server.url}/api/Users/me`, {
      headers: { Cookie: `print_log_session=${cookie}`, 'Sec-Fetch-Site': 'same-origin' },
    }),
  )
  await eventually(() => shared.waiting === cookies.length)
  assert.equal((await server.client.call('Users_GetMe', { as: user.key })).status, 200)
  assert(shared.waiting > 0, 'the provider still hangs')
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`.execute(db)
  assert.equal(rows.length, 0)

  const statuses = (await Promise.all(waiting)).map(({ status }) => status)
  assert.deepEqual(new Set(statuses), new Set([503]))
  const before = shared.requests
  const again = await fetch(`${server.url}/api/Users/me`, {
    headers: { Cookie: `print_log_session=${cookies[0]}`, 'Sec-Fetch-Site': 'same-origin' },
  })
  assert.deepEqual([again.status, again.headers.get('Retry-After')], [503, '5'])
  assert.equal(shared.requests, before, 'the failure is remembered')
  for (const cookie of cookies) assert(await isThere(cookie))
})

test('F58: a token that is still good serves while its renewal hangs, and after it has failed', async (context) => {
  const hanging = await provider(context)
  const sessions = instance(hanging)
  const cookie = await begin(sessions, MINUTE / 2.1)
  hanging.mode = 'hang'
  const before = await sessions.use(cookie)
  await eventually(() => hanging.waiting === 1)
  assert.equal((await sessions.use(cookie))?.accessToken, before?.accessToken)
  assert.deepEqual([hanging.waiting, hanging.requests], [1, 1], 'one renewal, for which nobody has waited')
  await sessions.close()
  assert.equal((await sessions.use(cookie))?.accessToken, before?.accessToken)
  assert.equal(hanging.requests, 1)
})

test('a token is renewed before it ends', async (context) => {
  const working = await provider(context)
  const sessions = instance(working)
  const cookie = await begin(sessions, MINUTE / 2.1)
  const before = await sessions.use(cookie)
  await sessions.close()
  assert.equal((await sessions.use(cookie))?.accessToken, `${before?.accessToken}+`)
  assert.equal(working.requests, 1)
})

test('F58: two instances trade a refresh token once: one asks, the other waits for it', async (context) => {
  const slow = await provider(context)
  const [here, there] = [instance(slow), instance(slow)]
  const cookie = await begin(here, -MINUTE)
  slow.mode = 'hang'
  const uses = [here.use(cookie), there.use(cookie), here.use(cookie), there.use(cookie)]
  await eventually(() => slow.waiting > 0)
  slow.mode = 'respond'
  slow.release()
  const tokens = new Set((await Promise.all(uses)).map((use) => use?.accessToken))
  assert.equal(tokens.size, 1)
  assert.match([...tokens][0] ?? '', /\+$/)
  assert.equal(slow.requests, 1)
})

test('F58: what an instance that died was renewing is renewed when its time is over', async (context) => {
  const working = await provider(context)
  const sessions = instance(working)
  const cookie = await begin(sessions, -MINUTE)
  assert(await beginRenewal(db, hashCookie(cookie), 10))
  await endOfRenewal(cookie, '-1 second')
  assert.match((await sessions.use(cookie))?.accessToken ?? '', /\+$/)
})

test('F58: who waits for an instance that does not come back gives up with 503', async (context) => {
  const working = await provider(context)
  const sessions = instance(working)
  const cookie = await begin(sessions, -MINUTE)
  await endOfRenewal(cookie, '1 hour')
  await assert.rejects(sessions.use(cookie), { status: 503 })
  assert.equal(working.requests, 0)
  assert(await isThere(cookie))
})

test('a renewal that took longer than its time stores nothing over what another instance has stored', async (context) => {
  const [slow, quick] = [await provider(context), await provider(context)]
  const [late, next] = [instance(slow), instance(quick)]
  const cookie = await begin(late, -MINUTE)
  slow.mode = 'hang'
  const delayed = late.use(cookie)
  await eventually(() => slow.waiting === 1)
  await endOfRenewal(cookie, '-1 second')
  const renewed = await next.use(cookie)
  assert.match(renewed?.accessToken ?? '', /\+$/)
  slow.mode = 'respond'
  slow.release()
  await delayed
  const stored = await next.use(cookie)
  assert.equal(stored?.accessToken, renewed?.accessToken)
  assert.equal(quick.requests, 1)
})

test('a session that is ended while it is renewed stays ended', async (context) => {
  const slow = await provider(context)
  const sessions = instance(slow)
  const cookie = await begin(sessions, -MINUTE)
  slow.mode = 'hang'
  const use = sessions.use(cookie)
  await eventually(() => slow.waiting === 1)
  await sessions.forget(cookie)
  slow.mode = 'respond'
  slow.release()
  assert.equal(await use, null)
  assert.equal(await isThere(cookie), false)
})

test('only the word of the provider ends a session: a response that breaks off does not', async (context) => {
  const broken = await provider(context)
  const sessions = instance(broken)
  const cookie = await begin(sessions, -MINUTE)
  broken.mode = 'breakOff'
  await assert.rejects(sessions.use(cookie), { status: 503 })
  assert(await isThere(cookie))
  const other = instance(broken)
  broken.mode = 'refuse'
  assert.equal(await other.use(cookie), null)
  assert.equal(await isThere(cookie), false)
})
