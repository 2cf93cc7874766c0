import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { newPerson, startSite } from '../support/site.ts'
import { Visitor } from './visitor.ts'

const site = await startSite()
const STREAM = { Accept: 'text/event-stream' }

test('signing out ends the streams of the session in other tabs at once', async () => {
  const { name } = await newPerson(site, `p-${randomUUID().slice(0, 8)}`)
  const visitor = new Visitor(site)
  await visitor.signIn(name)
  const stream = await visitor.call('/api/Events', 'GET', STREAM)
  assert.equal(stream.status, 200)
  assert.equal((await visitor.call('/auth/sign-out', 'POST', { Origin: site.baseUrl })).status, 200)
  // The text ends: a stream that goes on would let the test time out.
  assert.match(await stream.text(), /^retry: /)
})
