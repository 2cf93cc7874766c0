import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Visitor } from '../sessions/visitor.ts'
import { startSite } from '../support/site.ts'
import { tight } from './limits.ts'

const ALLOWED = 3
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
