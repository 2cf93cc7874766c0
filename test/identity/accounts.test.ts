import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { Authenticator } from '../../src/identity/authenticator.ts'
import { startIssuer, type Claims, type Issuer } from '../support/issuer.ts'
import { createDatabase, type TestDatabase } from './database.ts'
import { startIdentities, testConfig, withToken } from './support.ts'

let database: TestDatabase
let issuer: Issuer
before(async () => {
  ;[database, issuer] = await Promise.all([createDatabase(), startIssuer()])
})
after(async () => {
  await issuer.stop()
  await database.drop()
})

async function userOf(identities: Authenticator, claims: Claims): Promise<number> {
  const { caller } = await identities.authenticate(withToken(await issuer.token(claims)))
  assert.ok(caller)
  return caller.userId
}

const read = (id: number) =>
  database.db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['display_name', 'email', 'view_status'])
    .executeTakeFirstOrThrow()

const countUsers = async () =>
  Number(
    (
      await database.db
        .selectFrom('users')
        .select((select) => select.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )

test('50 first requests at once, on two instances, make one user', async (context) => {
  const config = testConfig(issuer.issuer)
  const instances = await Promise.all([
    startIdentities(context, database, { config }),
    startIdentities(context, database, { config }),
  ])
  const users = await countUsers()
  const token = await issuer.token({ sub: randomUUID() })
  const requests = Array.from({ length: 25 }, () =>
    instances.map((instance) => instance.authenticate(withToken(token))),
  ).flat()
  const ids = new Set((await Promise.all(requests)).map(({ caller }) => caller?.userId))
  assert.equal(ids.size, 1)
  assert.ok(!ids.has(undefined))
  assert.equal(await countUsers(), users + 1)
})

test('the same subject of another issuer is another user', async (context) => {
  const other = await startIssuer()
  context.after(() => other.stop())
  const here = await startIdentities(context, database, { config: testConfig(issuer.issuer) })
  const there = await startIdentities(context, database, { config: testConfig(other.issuer) })
  const { caller } = await there.authenticate(withToken(await other.token({ sub: 'shared' })))
  assert.ok(caller)
  assert.notEqual(await userOf(here, { sub: 'shared' }), caller.userId)
})

test('a new user is private and named by the provider', async (context) => {
  const identities = await startIdentities(context, database, { config: testConfig(issuer.issuer) })
  const nameFor = async (claims: Claims) =>
    (await read(await userOf(identities, { sub: randomUUID(), ...claims }))).display_name
  assert.equal(await nameFor({ name: ' Ada Lovelace ', nickname: 'ada' }), 'Ada Lovelace')
  assert.equal(await nameFor({ nickname: 'ada', preferred_username: 'al' }), 'ada')
  assert.equal(await nameFor({ preferred_username: 'al' }), 'al')
  assert.equal(await nameFor({}), 'User')
  assert.equal(await nameFor({ name: 5, nickname: ' \u0000\n ' }), 'User')
  assert.equal(await nameFor({ name: 'A\u0000d\u001ba\ud800' }), 'Ada\ufffd')
  assert.equal(await nameFor({ name: '🖨'.repeat(40) }), '🖨'.repeat(30))
  assert.equal(await nameFor({ name: `${'a'.repeat(29)} b` }), 'a'.repeat(29))
  assert.equal((await read(await userOf(identities, { sub: randomUUID() }))).view_status, 'Private')
})

test('an email address does not become the public name', async (context) => {
  const identities = await startIdentities(context, database, { config: testConfig(issuer.issuer) })
  const id = await userOf(identities, {
    sub: randomUUID(),
    name: 'ada@example.org',
    nickname: 'ada',
    email: 'ada@example.org',
  })
  assert.deepEqual(await read(id), { display_name: 'ada', email: 'ada@example.org', view_status: 'Private' })
})

test('the email follows the token, remembered or not, and outlives a token without one', async (context) => {
  const identities = await startIdentities(context, database, { config: testConfig(issuer.issuer) })
  const sub = randomUUID()
  const id = await userOf(identities, { sub })
  assert.equal((await read(id)).email, null)
  await userOf(identities, { sub, email: 'one@example.org' })
  assert.equal((await read(id)).email, 'one@example.org')
  identities.forget(id)
  await userOf(identities, { sub, email: 'two@example.org' })
  assert.equal((await read(id)).email, 'two@example.org')
  for (const email of [undefined, '', 'nobody', 'a\u0000@example.org', `${'a'.repeat(320)}@example.org`])
    await userOf(identities, { sub, email })
  assert.equal((await read(id)).email, 'two@example.org')
})

test('an account whose user is gone is refused', async (context) => {
  const identities = await startIdentities(context, database, { config: testConfig(issuer.issuer) })
  const sub = randomUUID()
  const id = await userOf(identities, { sub })
  await database.db.deleteFrom('users').where('id', '=', id).execute()
  identities.forget(id)
  assert.equal((await identities.authenticate(withToken(await issuer.token({ sub })))).failure?.status, 401)
})
