import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Visitor } from '../sessions/visitor.ts'
import { startSite } from '../support/site.ts'
import { tight } from './limits.ts'

const ALLOWED = 3
/** Milliseconds after which a stream that goes on is broken off, which fails the test. */
const PATIENCE = 15_000
const site = await startSite(tight({ sessions: ALLOWED }))

test('F62: a new web session takes the place of the oldest one, so that everybody can always sign in', async () => {
  const visitors = Array.from({ length: ALLOWED + 2 }, () => new Visitor(site))
  for (const visitor of visitors) assert.equal((await visitor.signIn('frequent')).status, 303)
  const somebody = new Visitor(site)
  await somebody.signIn('somebody')
  const statuses = await Promise.all(
    [...visitors, somebody].map(async (visitor) => (await visitor.call('/api/Users/me')).status),
  )
  assert.deepEqual(statuses, [401, 401, 200, 200, 200, 200])
})

test('a session that ends because its user has too many leaves no stream open', async () => {
  const [first, ...others] = Array.from({ length: ALLOWED + 1 }, () => new Visitor(site))
  await first?.signIn('watcher')
  const headers = { Accept: 'text/event-stream', 'Sec-Fetch-Site': 'same-origin' }
  const stream = await first?.visit('/api/Events', { headers, signal: AbortSignal.timeout(PATIENCE) })
  assert.equal(stream?.status, 200)
  for (const visitor of others) await visitor.signIn('watcher')
  // Its text has an end.
  assert.match((await stream?.text()) ?? '', /^retry: /)
  assert.equal((await first?.visit('/api/Events', { headers }))?.status, 401)
})
