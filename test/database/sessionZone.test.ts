import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exportEntries } from '../imports/archives.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const plain = await startServer({}, { isOwn: true })
const { databaseUrl, mediaDir } = plain.config
// A pooler that keeps its own sessions has this effect: the options of the service do not arrive.
const elsewhere = await startServer({
  databaseUrl: `${databaseUrl}?options=-c%20TimeZone%3DAmerica%2FNew_York`,
  mediaDir,
})

test('responses and archives are the same when the session has another time zone', async () => {
  const user = await newUser(plain)
  for (const [index, startDate] of ['2026-03-08T01:30:00Z', '2026-11-01T05:59:59.999Z'].entries()) {
    const body = { title: `Print ${index}`, status: 'Success', startDate, printTimeInSeconds: 7200 } as const
    assert.equal((await elsewhere.client.call('Prints_PostPrint', { as: user, body })).status, 201)
  }
  const { body: page } = await plain.client.call('Prints_GetSummary', { as: user })
  assert.deepEqual(
    page.items.map(({ startDate }) => startDate),
    ['2026-11-01T05:59:59.999Z', '2026-03-08T01:30:00.000Z'],
  )
  const paths = [
    '/api/Prints/summary',
    `/api/Prints/${page.items[0]?.id}`,
    '/api/Prints/csv',
    '/api/Analytics/activity?fromDate=2026-03-01&toDate=2026-11-30&granularity=Day',
    '/api/Achievements/me',
    '/api/Events?limit=50',
  ]
  const headers = { 'X-Api-Key': user.key, Accept: 'application/json' }
  for (const path of paths) {
    const [one, other] = await Promise.all(
      [plain, elsewhere].map(async ({ url }) => {
        const response = await fetch(url + path, { headers })
        return [response.status, (await response.text()).replaceAll(plain.url, '').replaceAll(elsewhere.url, '')]
      }),
    )
    assert.equal(one?.[0], 200, path)
    assert.deepEqual(other, one, path)
  }
  const [one, other] = [await exportEntries(plain, user), await exportEntries(elsewhere, user)]
  assert.equal(String(other.get('prints.ndjson')), String(one.get('prints.ndjson')))
})
