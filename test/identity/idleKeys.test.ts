import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { readConfig } from '../../src/config/config.ts'
import { hashApiKey } from '../../src/identity/apiKey.ts'
import { eventually } from './support.ts'
import { newApiKey, newUser } from '../support/factories.ts'
import { startServer, type TestServer } from '../support/server.ts'

const DAYS = 90
const server = await startServer({ apiKeyIdleDays: DAYS })
/** Another instance on the same database, and one whose operator sets no limit. */
const [other, unlimited] = [
  await startServer({ ...server.config, port: 0 }),
  await startServer({ ...server.config, apiKeyIdleDays: null, port: 0 }),
]

async function statusOf(key: string, { client }: TestServer = server): Promise<number> {
  return (await client.call('Users_GetMe', { as: key })).status
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString()
}

async function setLastUse(key: string, days: number): Promise<void> {
  await server.db
    .updateTable('api_keys')
    .set({ last_used_date: sql<string>`now() - make_interval(days => ${days})` })
    .where('key_hash', '=', hashApiKey(key))
    .execute()
}

test('a key that was unused for the maximum number of days is refused as invalid, on every instance with the limit', async () => {
  const user = await newUser(server)
  const made = { created_date: daysAgo(400) }
  const { key: idle } = await newApiKey(server, user, { ...made, last_used_date: daysAgo(DAYS + 1) })
  const { key: never } = await newApiKey(server, user, made)
  for (const instance of [server, other]) {
    for (const key of [idle, never]) {
      const answer = await instance.client.call('Users_GetMe', { as: key })
      assert.deepEqual([answer.status, answer.text], [401, 'Invalid API Key'])
    }
  }
  assert.equal(await statusOf(idle, unlimited), 200, 'by default a key does not expire')
})

test('a key that is used, or new, goes on', async () => {
  const user = await newUser(server)
  const { key: used } = await newApiKey(server, user, { created_date: daysAgo(400), last_used_date: daysAgo(DAYS - 1) })
  const { key: fresh } = await newApiKey(server, user, { created_date: daysAgo(DAYS - 1) })
  for (const key of [used, fresh]) assert.equal(await statusOf(key), 200)
  const notedToday = async () => {
    const rows = await server.db
      .selectFrom('api_keys')
      .select('id')
      .where('user_id', '=', user.id)
      .where('last_used_date', '>', sql<string>`now() - interval '1 minute'`)
      .execute()
    return rows.length === 2
  }
  await eventually(notedToday)
})

test('a key that an instance remembers is asked for again when it may be idle', async (context) => {
  const user = await newUser(server)
  const [idle, busy] = [(await newApiKey(server, user)).key, (await newApiKey(server, user)).key]
  for (const key of [idle, busy]) {
    assert.equal(await statusOf(key), 200)
    await eventually(async () => {
      const row = server.db.selectFrom('api_keys').select('last_used_date').where('key_hash', '=', hashApiKey(key))
      return (await row.executeTakeFirstOrThrow()).last_used_date !== null
    })
  }
  await setLastUse(idle, DAYS + 1)
  // The clock of the instance only tells when to ask; the other key was used on another instance.
  const now = performance.now()
  context.mock.method(performance, 'now', () => now + (DAYS + 1) * 86_400_000)
  const identities = server.services.authenticator
  assert.equal(await identities.authenticateKey(idle), null)
  assert.equal((await identities.authenticateKey(busy))?.userId, user.id)
})

test('the list of keys shows which are refused', async () => {
  const user = await newUser(server)
  await newApiKey(server, user, { description: 'Idle', created_date: daysAgo(DAYS + 1) })
  const shown = async ({ client }: TestServer) =>
    (await client.call('UserApiKeys_GetApiKeys', { as: user })).body.items.map((key) => [key.description, key.isIdle])
  assert.deepEqual(await shown(server), [
    ['For tests', false],
    ['Idle', true],
  ])
  assert.deepEqual((await shown(unlimited))[1], ['Idle', false])
})

test('without the setting there is no limit', () => {
  assert.equal(readConfig({}).apiKeyIdleDays, null)
  assert.equal(readConfig({ API_KEY_IDLE_DAYS: '30' }).apiKeyIdleDays, 30)
  for (const text of ['0', '-1', 'never', '1000000'])
    assert.throws(() => readConfig({ API_KEY_IDLE_DAYS: text }), /Set API_KEY_IDLE_DAYS to a whole number/)
})
