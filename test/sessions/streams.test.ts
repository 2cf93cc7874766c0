import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { newPerson, startSite } from '../support/site.ts'
import { Visitor } from './visitor.ts'

const site = await startSite()
const STREAM = { Accept: 'text/event-stream', 'Sec-Fetch-Site': 'same-origin' }
/** Milliseconds after which a stream that goes on is broken off, which fails the test. */
const PATIENCE = 10_000

test('signing out ends the streams of the session in other tabs at once', async () => {
  const { name } = await newPerson(site, `p-${randomUUID().slice(0, 8)}`)
  const visitor = new Visitor(site)
  await visitor.signIn(name)
  const signal = AbortSignal.timeout(PATIENCE)
  const stream = await visitor.visit('/api/Events', { headers: STREAM, signal })
  assert.equal(stream.status, 200)
  assert.equal((await visitor.call('/auth/sign-out', 'POST', { Origin: site.baseUrl })).status, 200)
  // Its text has an end.
  assert.match(await stream.text(), /^retry: /)
})
