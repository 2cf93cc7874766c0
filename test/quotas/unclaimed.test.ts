import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { purgeSettingsSaves } from '../../src/jobs/purge.ts'
import { eventually } from '../identity/support.ts'
import { newUser } from '../support/factories.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { tally, tight } from './limits.ts'

/** A record counts as this at least. */
const LEAST = 4096
const server = await startServer({
  ...tight({ unclaimedSettingsBytesPerAddress: 4 * LEAST, unclaimedSettingsBytesInAll: 1000 * LEAST }),
  trustedProxies: ['127.0.0.1'],
})
const { client, db } = server

const saveAt = (at: TestServer, address: string, body: object = { settings: {} }) =>
  at.client.call('SlicerSettings_SaveSettings', { body, headers: { 'X-Forwarded-For': address } })

const save = (address: string, body?: object) => saveAt(server, address, body)

const countSaves = async () => (await db.selectFrom('settings_saves').select('bytes').execute()).length

test('F62: one address saves as much in a day as it may, and keeps no other from saving', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => save('192.0.2.1')))
  assert.deepEqual(tally(answers), { 200: 4, 429: 6 })
  const refused = answers.find(({ status }) => status === 429)
  assert.equal(refused?.headers.get('Retry-After'), '3600')
  assert.equal(
    refused.problem.detail,
    'One network address can upload 16 KiB of slicer settings per day (UTC). Try again tomorrow, or leave out the preview image.',
  )
  assert.equal((await save('192.0.2.2')).status, 200)
  // A credential makes no difference: nobody owns the settings before they are retrieved.
  const as = await newUser(server)
  const headers = { 'X-Forwarded-For': '192.0.2.1' }
  const saved = await client.call('SlicerSettings_SaveSettings', { as, headers, body: { settings: {} } })
  assert.equal(saved.status, 429)
})

test('F62: addresses of one IPv6 /56 count together', async () => {
  for (let i = 0; i < 4; i += 1) assert.equal((await save(`2001:db8:0:${i}::1`)).status, 200)
  assert.equal((await save('2001:db8:0:ff::2')).status, 429)
  assert.equal((await save('2001:db8:0:100::1')).status, 200)
})

test('F62: bytes are counted as they are sent, and one record that is too large for a day is refused', async () => {
  assert.equal((await save('192.0.2.3', { settings: { snapshot: 'x'.repeat(2 * LEAST) } })).status, 200)
  assert.equal((await save('192.0.2.3', { settings: { snapshot: 'x'.repeat(2 * LEAST) } })).status, 429)
  assert.equal((await save('192.0.2.3')).status, 200)
  assert.equal((await save('192.0.2.4', { settings: { snapshot: 'x'.repeat(4 * LEAST) } })).status, 429)
})

test('F62: the count starts again on a new day, and that of the previous one is deleted', async () => {
  for (let i = 0; i < 4; i += 1) await save('192.0.2.5')
  assert.equal((await save('192.0.2.5')).status, 429)
  const counted = await countSaves()
  await db
    .updateTable('settings_saves')
    .set({ day: sql`day - 1` })
    .execute()
  assert.equal((await save('192.0.2.5')).status, 200)
  assert.equal(await countSaves(), counted + 1)
  await purgeSettingsSaves(db)
  assert.equal(await countSaves(), 1)
})

test('F62: an address has one bound over all instances', async () => {
  const other = await startServer({ ...server.config, port: 0 })
  const saving = Array.from({ length: 8 }, (_, at) => saveAt(at % 2 === 0 ? server : other, '192.0.2.6'))
  assert.deepEqual(tally(await Promise.all(saving)), { 200: 4, 429: 4 })
})

test('F62: beyond what is stored without an owner in all, none are saved until some have one', async () => {
  const full = await startServer(tight({ unclaimedSettingsBytesInAll: 3 * LEAST }))
  const one = () => full.client.call('SlicerSettings_SaveSettings', { body: { settings: {} } })
  const saved = [await one(), await one(), await one()]
  assert.deepEqual(tally(saved), { 200: 3 })
  const refused = await one()
  assert.equal(refused.status, 503)
  assert.equal(refused.headers.get('Retry-After'), '3600')
  assert.equal(
    refused.problem.detail,
    'The service cannot store more unclaimed slicer settings at the moment. Try again later, or record the print without them.',
  )
  assert.ok(full.log.some((line) => line.includes('slicer settings without an owner have reached their bound')))

  const as = await newUser(full)
  const id = saved[0]?.body.newSettingId ?? ''
  assert.equal((await full.client.call('SlicerSettings_GetSettings', { query: { id }, as })).status, 200)
  await eventually(async () => (await one()).status === 200)
  assert.equal((await one()).status, 503)
})
