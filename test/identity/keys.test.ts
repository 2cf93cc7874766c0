import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { after, before, test } from 'node:test'
import { sql, type KyselyPlugin } from 'kysely'
import pino from 'pino'
import { connect } from '../../src/database/connect.ts'
import { Problem } from '../../src/kernel/problem.ts'
import { hashApiKey, newApiKey } from '../../src/identity/apiKey.ts'
import { InvalidApiKey } from '../../src/identity/problems.ts'
import { setSuspended } from '../../src/identity/suspension.ts'
import { addKey, createDatabase, type TestDatabase } from './database.ts'
import { eventually, silent, startIdentities, withKey, withToken } from './support.ts'

let database: TestDatabase
before(async () => {
  database = await createDatabase()
})
after(() => database.drop())

const CHALLENGE = 'Bearer resource_metadata="http://localhost:8080/.well-known/oauth-protected-resource/api"'

test('no credential is nobody, without a failure', async (context) => {
  const identities = await startIdentities(context, database)
  const identity = await identities.authenticate({ rawHeaders: ['Accept', '*/*'], query: 'pageSize=5' })
  assert.deepEqual(identity, { caller: null, scheme: null, failure: null })
})

test('a key leads to its user, in the header and in the query', async (context) => {
  const identities = await startIdentities(context, database)
  const { userId, keyId, key } = await addKey(database.db)
  const caller = { userId, kind: 'ApiKey', credentialId: keyId, suspended: false, deletionDate: null }
  assert.deepEqual(await identities.authenticate(withKey(key)), {
    caller,
    scheme: 'ApiKeyHeader',
    failure: null,
  })
  const query = await identities.authenticate({ rawHeaders: [], query: `Api_Key=${key}` })
  assert.deepEqual(query, { caller, scheme: 'ApiKeyQuery', failure: null })
  assert.deepEqual(await identities.authenticateKey(key), caller)
})

test('an unknown key and a key of a wrong shape are invalid', async (context) => {
  const identities = await startIdentities(context, database)
  for (const key of [newApiKey(), 'short', 'x'.repeat(5000), `${'a'.repeat(32)},${'a'.repeat(32)}`, "' or 1=1 --"]) {
    const { caller, failure } = await identities.authenticate(withKey(key))
    assert.equal(caller, null)
    assert.ok(failure instanceof InvalidApiKey)
    assert.equal(failure.status, 401)
    assert.equal(failure.detail, 'Invalid API Key')
    assert.deepEqual(failure.headers, { 'WWW-Authenticate': CHALLENGE })
    assert.equal(await identities.authenticateKey(key), null)
  }
})

test('F37: a deleted key, one that never was, and one that nearly is take the same way: one look-up by the whole hash', async (context) => {
  const statements: string[] = []
  const listening: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      statements.push(database.db.getExecutor().compileQuery(node, queryId).sql)
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  const { url } = database
  const identities = await startIdentities(context, { db: database.db.withPlugin(listening), url })
  const { key } = await addKey(database.db)
  const deleted = await addKey(database.db)
  await database.db.deleteFrom('api_keys').where('id', '=', deleted.keyId).execute()
  const near = key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A')
  const ways: string[][] = []
  for (const one of [deleted.key, newApiKey(), near]) {
    statements.length = 0
    const { failure, caller } = await identities.authenticate(withKey(one))
    assert.deepEqual([failure?.message, caller], ['Invalid API Key', null])
    ways.push([...statements])
  }
  assert.equal(ways[0]?.length, 1)
  assert.match(ways[0]?.[0] ?? '', /"key_hash" = \$1/)
  assert.deepEqual(ways, [ways[0], ways[0], ways[0]])
})

test('two different credentials are refused without looking at either', async (context) => {
  const identities = await startIdentities(context, database)
  const { key } = await addKey(database.db)
  const { caller, failure } = await identities.authenticate({
    rawHeaders: ['X-Api-Key', key, 'Authorization', 'Bearer x'],
    query: '',
  })
  assert.equal(caller, null)
  assert.equal(failure?.status, 400)
  assert.deepEqual(failure?.errors, { request: ['Send one credential only.'] })
})

test('a key whose user is gone is invalid', async (context) => {
  const identities = await startIdentities(context, database)
  const { userId, key } = await addKey(database.db)
  await database.db.deleteFrom('users').where('id', '=', userId).execute()
  assert.ok((await identities.authenticate(withKey(key))).failure instanceof InvalidApiKey)
})

test('a suspended user is known as such, on every instance, and no longer after the suspension is lifted', async (context) => {
  const instances = await Promise.all([startIdentities(context, database), startIdentities(context, database)])
  const { userId, key } = await addKey(database.db)
  const suspended = async () =>
    Promise.all(instances.map(async (instance) => (await instance.authenticate(withKey(key))).caller?.suspended))
  assert.deepEqual(await suspended(), [false, false])
  assert.equal(await setSuspended(database.db, userId, true), true)
  await eventually(async () => (await suspended()).every((value) => value === true))
  assert.equal(await setSuspended(database.db, userId, false), true)
  await eventually(async () => (await suspended()).every((value) => value === false))
  assert.equal(await setSuspended(database.db, 999_999, true), false)
})

test('the use of a key is noted at most hourly', async (context) => {
  const identities = await startIdentities(context, database)
  const { key } = await addKey(database.db)
  const keyHash = hashApiKey(key)
  const lastUsed = async () =>
    (
      await database.db
        .selectFrom('api_keys')
        .where('key_hash', '=', keyHash)
        .select('last_used_date')
        .executeTakeFirstOrThrow()
    ).last_used_date
  const setLastUsed = async (hours: number, userId: number) => {
    const date = sql<string>`now() - make_interval(hours => ${hours})`
    await database.db.updateTable('api_keys').set({ last_used_date: date }).where('key_hash', '=', keyHash).execute()
    identities.forget(userId)
  }

  const caller = (await identities.authenticate(withKey(key))).caller
  assert.ok(caller)
  await eventually(async () => (await lastUsed()) !== null)
  const first = await lastUsed()
  await identities.authenticate(withKey(key))
  identities.forget(caller.userId)
  await identities.authenticate(withKey(key))
  assert.equal(await lastUsed(), first)

  await setLastUsed(2, caller.userId)
  const old = await lastUsed()
  await identities.authenticate(withKey(key))
  await eventually(async () => (await lastUsed()) !== old)
})

test('F60: the use of a key is noted by an instance whose clock is 100 days behind', async (context) => {
  const identities = await startIdentities(context, database)
  const { key } = await addKey(database.db)
  const keys = database.db.selectFrom('api_keys').where('key_hash', '=', hashApiKey(key))
  await database.db
    .updateTable('api_keys')
    .set({ last_used_date: sql<string>`now() - interval '2 hours'` })
    .where('key_hash', '=', hashApiKey(key))
    .execute()
  const before = await keys.select('last_used_date').executeTakeFirstOrThrow()
  context.mock.timers.enable({ apis: ['Date'], now: Date.now() - 100 * 86_400_000 })
  await identities.authenticate(withKey(key))
  await eventually(
    async () =>
      (await keys.select('last_used_date').executeTakeFirstOrThrow()).last_used_date !== before.last_used_date,
  )
})

test('without the database a key is neither valid nor invalid, and one of a wrong shape is invalid all the same', async (context) => {
  const away = 'postgres://postgres@127.0.0.1:1/none'
  const { db } = connect(away, 1, silent)
  context.after(() => db.destroy())
  const identities = await startIdentities(context, { db, url: away })
  await assert.rejects(
    identities.authenticate(withKey(newApiKey())),
    (error) => error instanceof Problem && error.status === 503,
  )
  await assert.rejects(
    identities.authenticateKey(newApiKey()),
    (error) => error instanceof Problem && error.status === 503,
  )
  assert.ok((await identities.authenticate(withKey('wrong-shape'))).failure instanceof InvalidApiKey)
  assert.equal((await identities.authenticate({ rawHeaders: [], query: '' })).failure, null)
})

test('F38: no credential gets into the log', async (context) => {
  let text = ''
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString()
      done()
    },
  })
  const identities = await startIdentities(context, database, { log: pino({ level: 'trace' }, stream) })
  const { key } = await addKey(database.db)
  const unknown = newApiKey()
  const token = `${Buffer.from('{"alg":"none"}').toString('base64url')}.c2VjcmV0LXBheWxvYWQ.`
  for (const request of [
    withKey(key),
    withKey(unknown),
    withKey(`${unknown}x`),
    withToken(token),
    withToken('opaque-secret'),
  ]) {
    await identities.authenticate(request)
  }
  assert.match(text, /an access token was refused/)
  for (const secret of [key, unknown, hashApiKey(key).toString('hex'), token, 'c2VjcmV0LXBheWxvYWQ', 'opaque-secret']) {
    assert.ok(!text.includes(secret))
  }
})
