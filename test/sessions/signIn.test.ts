import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { setSuspended } from '../../src/identity/suspension.ts'
import { newApiKey } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { newPerson, startSite } from '../support/site.ts'
import { Visitor } from './visitor.ts'

const site = await startSite()
const SESSION = 'print_log_session'

function nameOf(): string {
  return `p-${randomUUID().slice(0, 8)}`
}

async function signedIn(name = nameOf()): Promise<Visitor> {
  const visitor = new Visitor(site)
  const response = await visitor.signIn(name)
  assert.equal(response.status, 303)
  return visitor
}

test('signing in goes to the provider with PKCE, state, nonce and audience, and comes back to the page asked for', async () => {
  const visitor = new Visitor(site)
  const start = await visitor.begin('/prints?statuses=Failed#vase')
  const sent = start.searchParams
  assert.equal(start.origin, new URL(site.config.oidcIssuer).origin)
  assert.equal(sent.get('response_type'), 'code')
  assert.equal(sent.get('code_challenge_method'), 'S256')
  assert.match(sent.get('code_challenge') ?? '', /^[\w-]{43}$/)
  assert.equal(sent.get('audience'), site.config.restAudience)
  assert.equal(sent.get('redirect_uri'), `${site.baseUrl}/auth/callback`)
  for (const name of ['state', 'nonce']) assert.match(sent.get(name) ?? '', /^[\w-]{40,}$/)
  const again = await visitor.begin()
  for (const name of ['state', 'nonce', 'code_challenge']) assert.notEqual(again.searchParams.get(name), sent.get(name))

  const response = await visitor.visit(await visitor.answer(start, nameOf()))
  assert.equal(response.status, 303)
  assert.equal(response.headers.get('Location'), '/prints?statuses=Failed#vase')
  assert.equal(response.headers.get('Referrer-Policy'), 'no-referrer')
  assert.equal(response.headers.get('Cache-Control'), 'no-store')
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith(SESSION)) ?? ''
  assert.match(cookie, /; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('F40: the cookie acts as its user on the API, from pages of this origin only', async () => {
  const person = await newPerson(site, nameOf())
  const visitor = await signedIn(person.name)
  const own = await visitor.call('/api/Users/me')
  assert.equal(((await own.json()) as { id: number }).id, person.id)
  assert.equal(own.headers.get('Access-Control-Allow-Origin'), '*')
  assert.equal(own.headers.get('Access-Control-Allow-Credentials'), null)

  const body = JSON.stringify({ description: 'Stolen' })
  const foreign: Record<string, string>[] = [
    {},
    { 'Sec-Fetch-Site': 'none' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: site.baseUrl },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: `${site.baseUrl}.evil.example` },
  ]
  for (const headers of foreign) {
    const response = await fetch(`${site.baseUrl}/api/UserApiKeys`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', Cookie: `${SESSION}=${visitor.jar().get(SESSION)}` },
      body,
    })
    assert.equal(response.status, 401, JSON.stringify(headers))
  }
  const keys = await site.db.selectFrom('api_keys').select('id').where('user_id', '=', person.id).execute()
  assert.deepEqual(keys, [])
  assert.equal((await visitor.visit('/api/Users/me', { headers: { Origin: site.baseUrl } })).status, 200)
})

test('an explicit credential beats the cookie, a bad one too', async () => {
  const other = await newPerson(site, nameOf())
  const visitor = await signedIn()
  const key = await visitor.visit('/api/UserApiKeys', { headers: { 'Sec-Fetch-Site': 'same-origin' } })
  assert.equal(key.status, 200)
  const { key: value } = await newApiKey(site, other)
  const answer = await visitor.call('/api/Users/me', 'GET', { 'X-Api-Key': value })
  assert.equal(((await answer.json()) as { id: number }).id, other.id)
  assert.equal((await visitor.call('/api/Users/me', 'GET', { 'X-Api-Key': 'x'.repeat(32) })).status, 401)
})

test('F41: every sign-in has a new session id, and the one before ends', async () => {
  const visitor = await signedIn()
  const before = visitor.jar().get(SESSION) ?? ''
  await visitor.signIn(nameOf())
  const after = visitor.jar().get(SESSION) ?? ''
  assert.notEqual(after, before)
  assert.equal((await visitor.call('/api/Users/me')).status, 200)
  visitor.jar().set(SESSION, before)
  assert.equal((await visitor.call('/api/Users/me')).status, 401)
})

test('F41: a session that was fixed before the sign-in is worth nothing afterwards', async () => {
  const visitor = new Visitor(site)
  visitor.jar().set(SESSION, 'A'.repeat(43))
  await visitor.signIn(nameOf())
  assert.notEqual(visitor.jar().get(SESSION), 'A'.repeat(43))
})

test('no address but one of ours is returned to (BC2)', async () => {
  const hostile = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'https://evil.example/',
    `${site.baseUrl}@evil.example/`,
    'javascript:alert(1)',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    'account',
    `/${'a'.repeat(2000)}`,
  ]
  for (const returnTo of hostile) {
    const visitor = new Visitor(site)
    const location = (await visitor.signIn(nameOf(), returnTo)).headers.get('Location') ?? ''
    assert.equal(new URL(location, site.baseUrl).origin, site.baseUrl, returnTo)
    assert.match(location, /^\/(?![/\\])/, returnTo)
  }
})

test('a callback counts once, in the browser that began it, with its own state (PK3, BC3)', async () => {
  const victim = new Visitor(site)
  const callback = await victim.answer(await victim.begin(), nameOf())
  const attacker = new Visitor(site)
  await attacker.begin()
  const html = { headers: { Accept: 'text/html' } }
  const stolen = await attacker.visit(callback, html)
  assert.equal(stolen.status, 400)
  assert.match(await stolen.text(), /started in another browser/)

  const forged = new URL(callback)
  forged.searchParams.set('state', 'x'.repeat(43))
  assert.equal((await victim.visit(forged, html)).status, 400)
  assert.equal((await victim.visit(callback)).status, 303)
  assert.equal((await victim.visit(callback, html)).status, 400)
  assert.equal((await new Visitor(site).visit('/auth/callback', html)).status, 400)
})

test('HEAD neither begins a sign-in nor uses one up', async () => {
  const visitor = new Visitor(site)
  const callback = await visitor.answer(await visitor.begin(), nameOf())
  for (const address of [callback, '/auth/sign-in']) {
    const { status, headers } = await visitor.visit(address, { method: 'HEAD' })
    assert.deepEqual([status, headers.getSetCookie(), headers.get('Cache-Control')], [204, [], 'no-store'])
  }
  assert.equal((await visitor.visit(callback)).status, 303)
  assert.equal(visitor.jar().has(SESSION), true)
})

test('a sign-in that took too long is refused', async () => {
  const visitor = new Visitor(site)
  const callback = await visitor.answer(await visitor.begin(), nameOf())
  await site.db
    .updateTable('sign_ins')
    .set({ expires_date: new Date(Date.now() - 1000).toISOString() })
    .execute()
  const response = await visitor.visit(callback, { headers: { Accept: 'text/html' } })
  assert.equal(response.status, 400)
  assert.equal(visitor.jar().has(SESSION), false)
})

test('a callback of another issuer or with a wrong code is refused', async () => {
  for (const [name, value] of [
    ['iss', 'https://evil.example'],
    ['code', 'made-up'],
  ] as const) {
    const visitor = new Visitor(site)
    const callback = await visitor.answer(await visitor.begin(), nameOf())
    callback.searchParams.set(name, value)
    const response = await visitor.visit(callback, { headers: { Accept: 'text/html' } })
    assert.equal(response.status, 400, name)
    assert.match(await response.text(), /was not completed/)
    assert.equal(visitor.jar().has(SESSION), false)
  }
})

test('two tabs of one browser can sign in at once', async () => {
  const visitor = new Visitor(site)
  const [first, second] = [await visitor.begin('/prints'), await visitor.begin('/printers')]
  const name = nameOf()
  const firstBack = await visitor.visit(await visitor.answer(first, name))
  const secondBack = await visitor.visit(await visitor.answer(second, name))
  assert.deepEqual(
    [firstBack, secondBack].map((back) => back.headers.get('Location')),
    ['/prints', '/printers'],
  )
})

test('F40: signing out ends the session at once and leads to the provider; no other site can do it', async () => {
  const visitor = await signedIn()
  const cookie = visitor.jar().get(SESSION) ?? ''
  for (const headers of [{}, { 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }] as Record<
    string,
    string
  >[]) {
    assert.equal((await visitor.visit('/auth/sign-out', { method: 'POST', headers })).status, 403)
  }
  assert.equal((await visitor.call('/api/Users/me')).status, 200)
  const response = await visitor.call('/auth/sign-out', 'POST')
  const { location } = (await response.json()) as { location: string }
  const end = new URL(location)
  assert.equal(end.origin, new URL(site.config.oidcIssuer).origin)
  assert.equal(end.searchParams.get('post_logout_redirect_uri'), `${site.baseUrl}/`)
  assert.equal(visitor.jar().has(SESSION), false)
  visitor.jar().set(SESSION, cookie)
  assert.equal((await visitor.call('/api/Users/me')).status, 401)
})

test('a session that ends on one instance has ended on the others', async () => {
  const other = await startServer({ ...site.config, port: 0 })
  const visitor = await signedIn()
  const headers = { cookie: `${SESSION}=${visitor.jar().get(SESSION) ?? ''}`, 'Sec-Fetch-Site': 'same-origin' }
  const there = async () => (await fetch(`${other.url}/api/Users/me`, { headers })).status
  assert.equal(await there(), 200)
  await visitor.call('/auth/sign-out', 'POST')
  assert.equal(await there(), 401)
})

test('a suspended user gets 403 although signed in', async () => {
  const person = await newPerson(site, nameOf())
  const visitor = await signedIn(person.name)
  assert.equal((await visitor.call('/api/Users/me')).status, 200)
  await setSuspended(site.db, person.id, true)
  site.services.authenticator.forget(person.id)
  assert.equal((await visitor.call('/api/Users/me')).status, 403)
})

test('a cookie that stands for nothing is nothing: public data is still readable', async () => {
  for (const value of ['A'.repeat(43), 'short', '']) {
    const headers = { Cookie: `${SESSION}=${value}`, 'Sec-Fetch-Site': 'same-origin' }
    assert.equal((await fetch(`${site.baseUrl}/api/Users/me`, { headers })).status, 401)
    assert.equal((await fetch(`${site.baseUrl}/api/Users/999999`, { headers })).status, 404)
  }
})

test('a page says whether somebody is signed in', async () => {
  const state = async (visitor: Visitor) =>
    /data-sign-in="(\w+)"/.exec(await (await visitor.visit('/prints')).text())?.[1]
  assert.equal(await state(new Visitor(site)), 'out')
  const visitor = await signedIn()
  assert.equal(await state(visitor), 'in')
  await visitor.call('/auth/sign-out', 'POST')
  assert.equal(await state(visitor), 'out')
})

test('neither cookie nor tokens are in the database as they are', async () => {
  const visitor = await signedIn()
  const cookie = visitor.jar().get(SESSION) ?? ''
  const rows = await site.db.selectFrom('sessions').select(['id_hash', 'tokens']).execute()
  for (const { id_hash, tokens } of rows) {
    assert(!id_hash.includes(cookie) && !tokens.includes(cookie))
    // A signed token has a dot after its header; the header of the encryption stands alone, and is not secret.
    assert.doesNotMatch(tokens.toString('latin1'), /eyJ[\w-]+\.|accessToken/)
  }
})
