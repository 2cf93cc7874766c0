import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'node:test'
import { Pace } from '../../src/http/pace.ts'

test('F53: a caller waits for the work of the others, and little idle time is saved up', async () => {
  const pace = new Pace(1000, 100)
  const begun = performance.now()
  pace.take(400)
  const wait = pace.take(600)
  // Time has passed between the calls, none before the first one.
  assert.ok(wait <= 900 && wait >= 900 - (performance.now() - begun), String(wait))
  await sleep(wait + 200)
  const later = pace.take(300)
  assert.ok(later > 199 && later < 201, String(later))
})
