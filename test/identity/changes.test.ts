import assert from 'node:assert/strict'
import { after, before, test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { hashApiKey } from '../../src/identity/apiKey.ts'
import { ChannelListener } from '../../src/database/channelListener.ts'
import { notifyIdentityChanged } from '../../src/identity/changes.ts'
import { Authenticator } from '../../src/identity/authenticator.ts'
import { addKey, createDatabase, type TestDatabase } from './database.ts'
import { startProxy } from './proxy.ts'
import { eventually, silent, startIdentities, testConfig, withKey } from './support.ts'

let database: TestDatabase
before(async () => {
  database = await createDatabase()
})
after(() => database.drop())

async function accepts(identities: Authenticator, key: string): Promise<boolean> {
  return (await identities.authenticate(withKey(key))).caller !== null
}

const deleteSilently = (key: string) =>
  database.db.deleteFrom('api_keys').where('key_hash', '=', hashApiKey(key)).execute()

/** A key that the instance still accepts although its row is gone: it is remembered, and nothing but a lost listener drops it. */
async function rememberedKey(identities: Authenticator): Promise<string> {
  const { key } = await addKey(database.db)
  assert.ok(await accepts(identities, key))
  await deleteSilently(key)
  assert.ok(await accepts(identities, key), 'the caller is not remembered')
  return key
}

const listeners = async () => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and application_name = 'print-log listener'`.execute(
    database.db,
  )
  return rows.map((row) => row.pid)
}

test('F48: a key deleted on one instance is refused there at once and on the others when they hear of it', async (context) => {
  const here = await startIdentities(context, database)
  const there = await startIdentities(context, database)
  for (let round = 0; round < 5; round++) {
    const { key, userId } = await addKey(database.db)
    assert.ok((await accepts(here, key)) && (await accepts(there, key)))
    await database.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('api_keys').where('key_hash', '=', hashApiKey(key)).execute()
      await notifyIdentityChanged(transaction, userId)
    })
    here.forget(userId)
    assert.equal(await accepts(here, key), false)
    await eventually(async () => !(await accepts(there, key)))
  }
})

test('a change of one user leaves the others remembered', async (context) => {
  const identities = await startIdentities(context, database)
  const other = await rememberedKey(identities)
  const { key, userId } = await addKey(database.db)
  assert.ok(await accepts(identities, key))
  await deleteSilently(key)
  await notifyIdentityChanged(database.db, userId)
  await eventually(async () => !(await accepts(identities, key)))
  assert.ok(await accepts(identities, other))
})

test('requests during deletion never leave a deleted key remembered', async (context) => {
  const identities = await startIdentities(context, database)
  for (let round = 0; round < 20; round++) {
    const { key, userId } = await addKey(database.db)
    const asking = Array.from({ length: 20 }, () => accepts(identities, key))
    const deleting = database.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('api_keys').where('key_hash', '=', hashApiKey(key)).execute()
      await notifyIdentityChanged(transaction, userId)
    })
    await Promise.all([...asking, deleting])
    await eventually(async () => !(await accepts(identities, key)))
  }
})

test('a result that the database returned before a deletion and that arrives after it is not cached', async (context) => {
  const held = Promise.withResolvers<void>()
  const read = Promise.withResolvers<void>()
  const slow = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      read.resolve()
      await held.promise
      return result
    },
  })
  const identities = await startIdentities(context, { db: slow, url: database.url })
  const witness = await startIdentities(context, database)
  const { key, userId } = await addKey(database.db)
  const early = accepts(identities, key)
  assert.ok(await accepts(witness, key))
  await read.promise
  await deleteSilently(key)
  await notifyIdentityChanged(database.db, userId)
  await eventually(async () => !(await accepts(witness, key)))
  await sleep(100)
  held.resolve()
  assert.equal(await early, true)
  assert.equal(await accepts(identities, key), false)
})

test('nothing is remembered once the listening connection is cut, and again when it is back', async (context) => {
  const identities = await startIdentities(context, database)
  const key = await rememberedKey(identities)
  // Those of earlier tests may still be on their way out.
  await eventually(async () => (await listeners()).length === 1)
  const cut = await listeners()
  await sql`select pg_terminate_backend(${cut[0]})`.execute(database.db)
  await eventually(async () => !(await accepts(identities, key)))
  await eventually(() => remembers(identities))
  assert.notDeepEqual(await listeners(), cut)
})

test('nothing is remembered once the listening connection is frozen, and again when it is thawed', async (context) => {
  const identities = await throughProxy(context)
  const key = await rememberedKey(identities.identities)
  identities.freeze()
  await eventually(async () => !(await accepts(identities.identities, key)))
  assert.equal(await remembers(identities.identities), false)
  identities.thaw()
  await eventually(() => remembers(identities.identities))
})

test('an instance starts while the listening connection cannot be made, remembers nothing, and catches up', async (context) => {
  const proxy = await startProxy(database.url)
  context.after(() => proxy.close())
  proxy.freeze()
  const identities = await startIdentities(context, { db: database.db, url: proxy.url })
  assert.equal(await remembers(identities), false)
  proxy.thaw()
  await eventually(() => remembers(identities))
})

test('a closed instance leaves no connection behind', async () => {
  await eventually(async () => (await listeners()).length === 0)
  const identities = new Authenticator({ db: database.db, config: testConfig(), log: silent, sessions: null })
  const listener = new ChannelListener(database.url, [identities], silent)
  await listener.firstTry
  assert.equal((await listeners()).length, 1)
  const key = await rememberedKey(identities)
  await listener.close()
  assert.equal(await accepts(identities, key), false)
  await eventually(async () => (await listeners()).length === 0)
})

test('messages other than user ids are ignored', async (context) => {
  const identities = await startIdentities(context, database)
  const key = await rememberedKey(identities)
  for (const payload of ['', 'x', '-1', '1e3', '9'.repeat(100)])
    await sql`select pg_notify('identity', ${payload})`.execute(database.db)
  const { key: other, userId } = await addKey(database.db)
  assert.ok(await accepts(identities, other))
  await deleteSilently(other)
  await notifyIdentityChanged(database.db, userId)
  await eventually(async () => !(await accepts(identities, other)))
  assert.ok(await accepts(identities, key))
})

async function remembers(identities: Authenticator): Promise<boolean> {
  const { key } = await addKey(database.db)
  assert.ok(await accepts(identities, key))
  await deleteSilently(key)
  return accepts(identities, key)
}

async function throughProxy(context: TestContext) {
  const proxy = await startProxy(database.url)
  const identities = await startIdentities(context, { db: database.db, url: proxy.url })
  context.after(() => proxy.close())
  return { identities, freeze: () => proxy.freeze(), thaw: () => proxy.thaw() }
}
