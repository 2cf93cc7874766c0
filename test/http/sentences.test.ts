import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const user = await newUser(server)

test('each field that is wrong gets one sentence that helps to correct it', async () => {
  for (const [method, target, body, errors] of [
    ['PATCH', '/api/Users/me', { currency: 'eur' }, { currency: ['an ISO 4217 currency code'] }],
    ['PATCH', '/api/Users/me', { viewStatus: null }, { viewStatus: ['one of: Public, Unlisted, Private.'] }],
    ['POST', '/api/Filaments', { displayName: 'x', materialType: 'PLA', colorHex: 'red' }, { colorHex: ['#1A2B3C'] }],
    ['PATCH', '/api/Prints/bulk', { ids: [], changes: {} }, { changes: ['1 property.'], ids: ['1 entry.'] }],
    ['GET', '/api/Cura/settings?id=x', undefined, { id: ['This must be a UUID.'] }],
    ['GET', '/api/Prints/summary?statuses=', undefined, { 'statuses[0]': ['one of: Pending'] }],
    ['GET', '/api/Prints/1?shareKey=a%2Fb', undefined, { shareKey: ['letters, digits, hyphens and underscores'] }],
    ['GET', '/api/Analytics/overview?TimeZone=%2B02:00', undefined, { TimeZone: ['such as Europe/Berlin'] }],
    ['POST', '/api/achievements/hint/dismiss', { key: 'A B', tier: 1 }, { key: ['joined by hyphens'] }],
    ['DELETE', '/api/Devices/a%20b', undefined, { token: ['only visible ASCII characters, without spaces'] }],
  ] as const) {
    const { status, problem } = await server.client.raw(method, target, {
      as: await user.token(),
      ...(body === undefined ? {} : { body }),
    })
    assert.equal(status, 400, target)
    const found = Object.entries(problem.errors ?? {})
    assert.deepEqual(
      found.map(([name, sentences]) => [name, sentences.length]),
      Object.keys(errors).map((name) => [name, 1]),
      JSON.stringify(problem),
    )
    for (const [name, [text]] of Object.entries<readonly [string]>(errors)) {
      assert(problem.errors?.[name]?.[0]?.includes(text), JSON.stringify(problem))
    }
  }
})
