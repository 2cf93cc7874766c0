import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newUser } from '../../support/factories.ts'
import { startServer, UNLIMITED } from '../../support/server.ts'

const KILOBYTE = 1000
const server = await startServer({ limits: { ...UNLIMITED, settingsBytes: 25 * KILOBYTE } })
const { client, db } = server

test('F56: slicer settings that one user retrieves are limited to some bytes in 15 seconds; a refusal claims nothing', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  const body = JSON.stringify({ settings: { snapshot: 'a'.repeat(10 * KILOBYTE) } })
  const save = async () => (await client.call('SlicerSettings_SaveSettings', { body })).body.newSettingId
  const retrieve = (as: typeof user, id: string) => client.call('SlicerSettings_GetSettings', { query: { id }, as })
  const first = await save()
  for (const left of [14, 4]) {
    const { status, headers } = await retrieve(user, first)
    assert.equal(status, 200)
    assert.match(headers.get('RateLimit') ?? '', new RegExp(`"settings-bytes"; r=${left}\\d{3}; t=\\d+`))
    assert.match(headers.get('RateLimit-Policy') ?? '', /"settings-bytes"; q=25000; w=15; qu="content-bytes"/)
  }
  const next = await save()
  const refusal = await retrieve(user, next)
  assert.equal(refusal.status, 429)
  assert.match(refusal.headers.get('Retry-After') ?? '', /^([1-9]|1[0-5])$/)
  const { user_id: owner } = await db
    .selectFrom('slicer_settings')
    .select('user_id')
    .where('id', '=', next)
    .executeTakeFirstOrThrow()
  assert.equal(owner, null)
  assert.equal((await retrieve(other, next)).status, 200)
})
