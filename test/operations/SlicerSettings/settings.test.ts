import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { eventually } from '../../identity/support.ts'
import { newUser, newSlicerSettings, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'
import { SEED } from '../../support/seed.ts'

const server = await startServer()
const { client } = server

async function save(body: string | object, headers: Record<string, string> = {}): Promise<string> {
  const answer = await client.call('SlicerSettings_SaveSettings', { body, headers })
  assert.equal(answer.status, 200, answer.text)
  return answer.body.newSettingId
}

const TYPES = [
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-8',
  'text/plain',
  'application/octet-stream',
]
for (const type of TYPES) {
  test(`settings labelled ${type} are read as JSON`, async () => {
    const user = await newUser(server)
    const id = await save('{"curaVersion":"5.9.0","settings":{"note":"a=b&c=%20"}}', { 'Content-Type': type })
    const { body } = await client.call('SlicerSettings_GetSettings', { query: { id }, as: user })
    assert.equal(body.curaVersion, '5.9.0')
    assert.deepEqual(body.settings, { note: 'a=b&c=%20' })
  })
}

test('415 names the content codings that are read', async () => {
  const headers = { 'Content-Encoding': 'compress' }
  const answer = await client.call('SlicerSettings_SaveSettings', { body: '{}', headers })
  assert.equal(answer.status, 415)
  assert.equal(answer.headers.get('Accept-Encoding'), 'gzip, deflate, br')
})

test('F28: what was sent comes back as it was sent', async () => {
  const user = await newUser(server)
  const settings =
    '{ "z": 1.50, "a": 12345678901234567890, "e": 1e400, "2": 0, "1": -0.0, "__proto__": {"isAdmin": true} }'
  const id = await save(`{"slicer":"Cura","extra" : [1.0,  2],"settings":${settings}}`)
  const answer = await client.call('SlicerSettings_GetSettings', { query: { id }, as: user })
  assert(answer.text.includes(`"settings":${settings}`), answer.text)
  assert(answer.text.includes('"extra" : [1.0,  2]'), answer.text)
  assert.equal(answer.headers.get('Cache-Control'), 'no-store')
  assert.equal(answer.body.userId, user.id)
  assert.equal(({} as { isAdmin?: boolean }).isAdmin, undefined)
})

test('without settings the whole object is the settings', async () => {
  const user = await newUser(server)
  const id = await save('{"layer_height": 0.20}')
  const answer = await client.call('SlicerSettings_GetSettings', { query: { id }, as: user })
  assert(answer.text.includes('"settings":{"layer_height": 0.20}'), answer.text)
})

test('other members come back after those of the service, each with its last value at its first place', async () => {
  const user = await newUser(server)
  const text = '{ "a" : 1.50 ,"slicer":"Cura", "b":[{"}":"]\\\""}],"\\u0061":2e1, "settings":{"a":1,"a":2},"c":"é"\n}'
  const id = await save(text)
  const { text: received } = await client.call('SlicerSettings_GetSettings', { query: { id }, as: user })
  assert.equal(
    received.slice(received.indexOf('"settings":')).replace(/"createdDate":"[^"]+"/, '"createdDate":"…"'),
    `"settings":{"a":1,"a":2},"createdDate":"…","userId":${user.id},"\\u0061":2e1,"b":[{"}":"]\\\""}],"c":"é"}`,
  )
})

test('members with the names of the service do not change its response', async () => {
  const user = await newUser(server)
  const id = await save({
    id: 'x',
    userId: 99,
    createdDate: 'never',
    slicer: 5,
    curaVersion: 'x'.repeat(201),
    pluginVersion: null,
    other: 1,
  })
  const { body } = await client.call('SlicerSettings_GetSettings', { query: { id }, as: user })
  assert.equal(body.id, id)
  assert.equal(body.userId, user.id)
  assert.deepEqual([body.slicer, body.curaVersion, body.pluginVersion, body['other']], [null, null, null, 1])
})

for (const [body, field = 'body'] of [
  ['[]'],
  ['"text"'],
  ['null'],
  ['5'],
  ['true'],
  [''],
  ['{'],
  ['{"a":"\\u0000"}', 'a'],
  ['{"a":"\\ud800"}', 'a'],
  [`{"a":${'['.repeat(70)}${']'.repeat(70)}}`],
] as const) {
  test(`no JSON object that can be kept: ${body.slice(0, 20)}`, async () => {
    const { status, problem } = await client.call('SlicerSettings_SaveSettings', { body })
    assert.equal(status, 400)
    assert.deepEqual(Object.keys(problem.errors ?? {}), [field])
  })
}

test('what hides behind a repeated name is refused too', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  for (const hidden of ['"\\u0000"', deep]) {
    const { status } = await client.call('SlicerSettings_SaveSettings', { body: `{"a":${hidden},"a":1}` })
    assert.equal(status, 400)
  }
})

test('a body of more than 4 MiB is refused, a preview of 3 MB is not', async () => {
  await save({ settings: { snapshot: 'A'.repeat(3_000_000) } })
  const { status } = await client.call('SlicerSettings_SaveSettings', { body: { a: 'A'.repeat(4_194_304) } })
  assert.equal(status, 413)
})

test('F23: 29,000 settings are kept, each of them', async () => {
  const user = await newUser(server)
  const settings = Object.fromEntries(Array.from({ length: 29_000 }, (_, index) => [`setting_${index}`, index]))
  const id = await save({ settings })
  const { body } = await client.call('SlicerSettings_GetSettings', { query: { id }, as: user })
  assert.deepEqual(body.settings, settings)
})

test('the first signed-in user who retrieves a record owns it, also one who did not save it', async () => {
  const [saver, first, second] = [await newUser(server), await newUser(server), await newUser(server)]
  const saved = await client.call('SlicerSettings_SaveSettings', { body: { settings: { a: 1 } }, as: saver })
  const query = { id: saved.body.newSettingId }
  assert.equal((await client.call('SlicerSettings_GetSettings', { query, as: first })).body.userId, first.id)
  assert.equal((await client.call('SlicerSettings_GetSettings', { query, as: first })).status, 200)
  assert.equal((await client.call('SlicerSettings_GetSettings', { query, as: second })).status, 403)
  assert.equal((await client.call('SlicerSettings_GetSettings', { query, as: saver })).status, 403)
})

test('F46: of many first retrievals at once exactly one user wins', async () => {
  const users = await Promise.all(Array.from({ length: 10 }, () => newUser(server)))
  const { id } = await newSlicerSettings(server)
  const retrieve = (as: User) => client.call('SlicerSettings_GetSettings', { query: { id }, as })
  const { retrieved } = await server.db.transaction().execute(async (trx) => {
    await trx.selectFrom('slicer_settings').select('id').where('id', '=', id).forUpdate().execute()
    const retrieved = Promise.all(users.map(retrieve))
    // All of them have found it without an owner by then; otherwise the first one might be done before the second begins.
    await eventually(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db)
      return rows.length >= 2
    })
    return { retrieved }
  })
  const answers = await retrieved
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array.from({ length: 9 }, () => 403)])
})

test('HEAD responds as GET would, and claims nothing', async () => {
  const [one, other] = [await newUser(server), await newUser(server)]
  const { id } = await newSlicerSettings(server)
  const target = `/api/Cura/settings?id=${id}`
  const head = await client.raw('HEAD', target, { as: one })
  assert.equal(head.status, 200)
  const get = await client.raw('GET', target, { as: other })
  assert.equal(get.status, 200)
  assert.equal((await client.raw('HEAD', target, { as: one })).status, 403)
})

test('an unknown record is 404, a malformed id 400', async () => {
  const as = await newUser(server)
  const unknown = { id: '00000000-0000-4000-8000-000000000000' }
  assert.equal((await client.call('SlicerSettings_GetSettings', { query: unknown, as })).status, 404)
  assert.equal((await client.call('SlicerSettings_GetSettings', { query: { id: 'x' }, as })).status, 400)
})

test('any JSON object comes back equal', async () => {
  const user = await newUser(server)
  const object = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue({ maxDepth: 4 }))
  await fc.assert(
    fc.asyncProperty(object, async (settings) => {
      const text = JSON.stringify({ settings })
      const sent = await client.call('SlicerSettings_SaveSettings', { body: text })
      if (text.includes('\\u0000') || /\\ud[89a-f]/i.test(text)) return assert.equal(sent.status, 400)
      const query = { id: sent.body.newSettingId }
      const { body } = await client.call('SlicerSettings_GetSettings', { query, as: user })
      assert.deepEqual(body.settings, (JSON.parse(text) as { settings: unknown }).settings)
    }),
    { seed: SEED, numRuns: 50 },
  )
})
