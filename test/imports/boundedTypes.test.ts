import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tight } from '../quotas/limits.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { commit, dryRun, rowsOf, verdicts } from './support.ts'

const server = await startServer(tight({ filamentTypes: 2 }))

test('spools beyond the bound of filament types are errors of their rows, and the others are imported', async () => {
  const user = await newUser(server)
  const spools = ['Galaxy', 'Sky', 'Sea', 'Sky'].map((name, at) => ({
    ...{ id: at + 1, used_weight: 0, filament: { name, density: 1.24, diameter: 1.75 } },
  }))
  const committed = await commit(server, user, await dryRun(server, user, JSON.stringify(spools)))
  assert.equal(committed.state, 'Committed')
  assert.deepEqual(verdicts(await rowsOf(server, user, committed)), [
    'Created',
    'Created',
    'Error: You have 2 filament types, the maximum for one user. Delete some that you no longer need.',
    'Created',
  ])
})
