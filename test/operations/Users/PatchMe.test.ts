import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newPrint, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

test('only members of the body are changed, null clears, and the response is what is stored', async () => {
  const user = await newUser(server, { bio: 'Old', default_spool_price_micros: 20_000_000 })
  const before = (await client.call('Users_GetMe', { as: user })).body
  const answer = await client.call('Users_PatchMe', {
    as: user,
    body: {
      displayName: 'Ann 支',
      timeZone: 'europe/berlin',
      currency: 'EUR',
      electricityRatePerKwh: 0.314_57,
      bio: null,
    },
  })
  assert.equal(answer.status, 200)
  assert.notEqual(answer.body.updatedDate, before.updatedDate)
  assert.deepEqual(answer.body, {
    ...before,
    displayName: 'Ann 支',
    bio: null,
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    electricityRatePerKwh: 0.31457,
    updatedDate: answer.body.updatedDate,
  })
  assert.deepEqual((await client.call('Users_GetMe', { as: user })).body, answer.body)
  const cleared = await client.call('Users_PatchMe', { as: user, body: { electricityRatePerKwh: null } })
  assert.equal(cleared.body.electricityRatePerKwh, null)
  assert.equal(cleared.body.defaultSpoolPrice, 20)
})

test('a profile can be written back as it was read, and read-only properties are passed over', async () => {
  // Stored by an earlier version: no longer accepted, but not in the way of other changes either.
  const user = await newUser(server, { view_status: 'Unlisted', share_key: 'abc', time_zone: 'CET', currency: 'DEM' })
  const { body } = await client.call('Users_GetMe', { as: user })
  const back = await client.call('Users_PatchMe', { as: user, body })
  assert.deepEqual({ ...back.body, updatedDate: body.updatedDate }, body)
  const other = await newUser(server)
  const forged = { id: other.id, shareKey: 'chosen', createdDate: '2001-01-01T00:00:00Z', bio: 'x' }
  const patched = (await client.call('Users_PatchMe', { as: user, body: forged })).body
  assert.deepEqual({ ...patched, updatedDate: body.updatedDate }, { ...body, bio: 'x' })
  assert.equal((await client.call('Users_GetMe', { as: other })).body.bio, null)
})

test('time zones and currencies that do not exist are refused by name, and nothing is written', async () => {
  const user = await newUser(server, { time_zone: 'Asia/Kolkata', currency: 'INR' })
  const before = (await client.call('Users_GetMe', { as: user })).body
  const cases: [string[], object][] = [
    ...['FOO+99', 'IST', 'CET', 'EST', 'Factory', 'Europe/Atlantis', 'posixrules'].map(
      (timeZone): [string[], object] => [['timeZone'], { timeZone }],
    ),
    ...['ABC', 'DEM', 'XXY'].map((currency): [string[], object] => [['currency'], { currency }]),
    [['timeZone', 'currency'], { timeZone: 'Foo/Bar', currency: 'ABC', displayName: 'Changed' }],
  ]
  for (const [fields, body] of cases) {
    const answer = await client.call('Users_PatchMe', { as: user, body })
    assert.equal(answer.status, 400, JSON.stringify(body))
    assert.deepEqual(Object.keys(answer.problem.errors ?? {}), fields)
  }
  assert.deepEqual((await client.call('Users_GetMe', { as: user })).body, before)
})

test('values out of bounds are refused by the contract', async () => {
  const user = await newUser(server)
  const bodies = [
    { displayName: '' },
    { displayName: '   ' },
    { displayName: 'x'.repeat(31) },
    { displayName: null },
    { bio: 'x'.repeat(2001) },
    { bio: 'a\u0000b' },
    { viewStatus: 'Hidden' },
    { timeZone: '+01:00' },
    { timeZone: null },
    { currency: 'eur' },
    { electricityRatePerKwh: -0.01 },
    { electricityRatePerKwh: '1' },
    { defaultSpoolPrice: 1_000_000.01 },
    { email: 'ann@example.org' },
  ]
  for (const body of bodies) {
    assert.equal((await client.call('Users_PatchMe', { as: user, body })).status, 400, JSON.stringify(body))
  }
  const edge = { displayName: '𝕏'.repeat(30), bio: '𝕏'.repeat(2000), defaultSpoolPrice: 1_000_000 }
  const { body } = await client.call('Users_PatchMe', { as: user, body: edge })
  assert.deepEqual({ ...body, ...edge }, body)
})

test('an unlisted profile has a share key, which goes when it stops and is another one when it starts again', async () => {
  const user = await newUser(server)
  const change = async (body: object) => (await client.call('Users_PatchMe', { as: user, body })).body.shareKey
  const first = await change({ viewStatus: 'Unlisted' })
  assert.match(first ?? '', /^[\w-]{24}$/)
  assert.equal(await change({ bio: 'x' }), first)
  assert.equal(await change({ viewStatus: 'Public' }), null)
  const second = await change({ viewStatus: 'Unlisted' })
  assert.ok(second && second !== first)
  assert.equal(await change({ viewStatus: 'Private' }), null)
})

test('a language tag is stored in its canonical spelling, and one that is not well-formed is refused', async () => {
  const user = await newUser(server)
  const change = (language: string | null) => client.call('Users_PatchMe', { as: user, body: { language } })
  for (const [sent, stored] of [
    ['DE', 'de'],
    ['de-at', 'de-AT'],
    ['SR-latn', 'sr-Latn'],
    [null, null],
    ['fr', 'fr'],
  ] as const) {
    assert.equal((await change(sent)).body.language, stored)
  }
  for (const malformed of ['de-x', 'de-1', 'zh-cmn', 'abcdefgh-a']) {
    const { status, problem } = await change(malformed)
    assert.deepEqual([status, Object.keys(problem.errors ?? {})], [400, ['language']], malformed)
  }
  assert.equal((await client.call('Users_GetMe', { as: user })).body.language, 'fr')
})

test('a stale If-Match is 412; of writers with the same one, one wins', async () => {
  const user = await newUser(server)
  const tag = (await client.call('Users_GetMe', { as: user })).headers.get('ETag') ?? ''
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      client.call('Users_PatchMe', { as: user, headers: { 'If-Match': tag }, body: { bio: `writer ${n}` } }),
    ),
  )
  const statuses = answers.map((answer) => answer.status).sort()
  assert.deepEqual(statuses, [200, 412, 412, 412, 412, 412])
  const won = answers.find((answer) => answer.status === 200)
  const headers = { 'If-Match': won?.headers.get('ETag') ?? '' }
  assert.equal((await client.call('Users_PatchMe', { as: user, headers, body: { bio: null } })).status, 200)
})

test('changed prices leave recorded costs alone, and credentials keep working', async () => {
  const user = await newUser(server)
  const print = await newPrint(server, user, { filament_cost_micros: 1_500_000, cost_currency: 'USD' })
  const body = { currency: 'EUR', defaultSpoolPrice: 99, displayName: 'Renamed' }
  assert.equal((await client.call('Users_PatchMe', { as: user.token(), body })).status, 200)
  const read = await client.call('Prints_GetPrint', { as: user.key, path: { id: print.id } })
  assert.equal(read.body.cost?.currency, 'USD')
  assert.equal(read.body.cost.filament, 1.5)
  assert.equal(read.body.owner.displayName, 'Renamed')
})

test('prints without a finish are closed after 1 to 90 days, or never', async () => {
  const user = await newUser(server)
  for (const days of [1, 90, null]) {
    const { body } = await client.call('Users_PatchMe', { as: user, body: { closeStuckPrintsAfterDays: days } })
    assert.equal(body.closeStuckPrintsAfterDays, days)
  }
  for (const days of [0, 91, 1.5, '7']) {
    const answer = await client.call('Users_PatchMe', { as: user, body: { closeStuckPrintsAfterDays: days } })
    assert.deepEqual([answer.status, Object.keys(answer.problem.errors ?? {})], [400, ['closeStuckPrintsAfterDays']])
  }
})
