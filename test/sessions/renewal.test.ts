import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import type { KyselyPlugin } from 'kysely'
import { hashCookie } from '../../src/sessions/cookie.ts'
import type { Tokens } from '../../src/sessions/provider.ts'
import { Cipher } from '../../src/kernel/cipher.ts'
import { Sessions } from '../../src/sessions/sessions.ts'
import { startSite } from '../support/site.ts'
import { Visitor } from './visitor.ts'

const site = await startSite()
const seal = new Cipher(site.config.sessionSecret ?? '', 'sessions')

async function tokensOf(visitor: Visitor): Promise<Tokens | null> {
  const idHash = idHashOf(visitor)
  const row = await site.db.selectFrom('sessions').select('tokens').where('id_hash', '=', idHash).executeTakeFirst()
  return row ? ((await seal.decrypt(row.tokens, idHash)) as Tokens) : null
}

/** Somebody whose access token has ended. */
async function expiring(name: string, changes: Partial<Tokens> = {}): Promise<{ visitor: Visitor; before: Tokens }> {
  const visitor = new Visitor(site)
  await visitor.signIn(name)
  const before = await tokensOf(visitor)
  assert(before)
  const idHash = idHashOf(visitor)
  const tokens = await seal.encrypt({ ...before, expiresAt: Date.now() - 1000, ...changes }, idHash)
  await site.db.updateTable('sessions').set({ tokens }).where('id_hash', '=', idHash).execute()
  return { visitor, before }
}

function idHashOf(visitor: Visitor): Buffer {
  return hashCookie(visitor.jar().get('print_log_session') ?? '')
}

test('an access token that ends is renewed once, however many requests need it', async () => {
  const { visitor, before } = await expiring('anna')
  const answers = await Promise.all(Array.from({ length: 12 }, () => visitor.call('/api/Users/me')))
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  const after = await tokensOf(visitor)
  assert.notEqual(after?.accessToken, before.accessToken)
  assert.notEqual(
    after?.refreshToken,
    before.refreshToken,
    'the provider rotates them: a second use would have ended all',
  )
  assert((after?.expiresAt ?? 0) > Date.now() + 60_000)
})

test('requests that arrive together share a renewal, which takes two statements', async () => {
  const { visitor } = await expiring('fritz')
  const cookie = visitor.jar().get('print_log_session') ?? ''
  let updates = 0
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind === 'UpdateQueryNode') updates += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const { config, services } = site
  const sessions = Sessions.of({ db: site.db.withPlugin(counter), config, log: services.log, now: services.now })
  const uses = await Promise.all(Array.from({ length: 12 }, async () => sessions?.use(cookie)))
  assert.equal(new Set(uses.map((use) => use?.accessToken)).size, 1)
  // One that has read the old tokens may come when the renewal is over: it begins another one, and ends it unused.
  assert([2, 4].includes(updates), String(updates))
})

test('a session whose renewal the provider refuses has ended', async () => {
  for (const refreshToken of ['made-up', null]) {
    const { visitor } = await expiring('berta', { refreshToken })
    assert.equal((await visitor.call('/api/Users/me')).status, 401)
    assert.equal(await tokensOf(visitor), null)
  }
})

test('what was sealed for one session, or with another secret, opens in no other', async () => {
  const { visitor, before } = await expiring('clara')
  const idHash = idHashOf(visitor)
  const sealed = await seal.encrypt(before, idHash)
  assert.deepEqual(await seal.decrypt(sealed, idHash), before)
  assert.equal(await seal.decrypt(sealed, hashCookie('another')), null)
  assert.equal(await new Cipher('another secret', 'sessions').decrypt(sealed, idHash), null)
  for (const part of ['protected', 'iv', 'ciphertext', 'tag']) {
    const jwe = JSON.parse(sealed.toString()) as Record<string, string>
    jwe[part] = `${jwe[part]?.startsWith('A') ? 'B' : 'A'}${jwe[part]?.slice(1)}`
    assert.equal(await seal.decrypt(Buffer.from(JSON.stringify(jwe)), idHash), null, part)
  }
  for (const other of ['', 'null', '{}', '[]']) assert.equal(await seal.decrypt(Buffer.from(other), idHash), null)
})

test('a session that an earlier release sealed has ended, and the browser can sign in again', async () => {
  const { visitor } = await expiring('frida')
  const tokens = randomBytes(200)
  const idHash = idHashOf(visitor)
  await site.db.updateTable('sessions').set({ tokens }).where('id_hash', '=', idHash).execute()
  assert.equal((await visitor.call('/api/Users/me')).status, 401)
  await visitor.signIn('frida')
  assert.equal((await visitor.call('/api/Users/me')).status, 200)
})

test('while the provider is away, a token that must be renewed is 503, and the session lives on', async () => {
  const { visitor } = await expiring('dora')
  // Another instance, whose provider is at a port where nobody listens.
  const config = { ...site.config, oidcIssuer: 'http://127.0.0.1:1' }
  const sessions = Sessions.of({ db: site.db, config, log: site.services.log, now: site.services.now })
  await assert.rejects(async () => sessions?.use(visitor.jar().get('print_log_session') ?? ''), { status: 503 })
  assert.equal((await visitor.call('/api/Users/me')).status, 200)
})

test('F60: an instance whose clock is 100 days ahead does not renew tokens that are good', async (context) => {
  const { visitor, before } = await expiring('elsa', { expiresAt: site.services.now().getTime() + 3_600_000 })
  const cookie = visitor.jar().get('print_log_session') ?? ''
  // Nobody listens at its provider's port: a renewal would fail.
  const config = { ...site.config, oidcIssuer: 'http://127.0.0.1:1' }
  const sessions = Sessions.of({ db: site.db, config, log: site.services.log, now: site.services.now })
  context.mock.timers.enable({ apis: ['Date'], now: Date.now() + 100 * 86_400_000 })
  assert.equal((await sessions?.use(cookie))?.accessToken, before.accessToken)
})
