import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { queryText } from '../support/client.ts'
import { SEED } from '../support/seed.ts'
import { startServer } from '../support/server.ts'
import { scene } from './generated.ts'
import { readLogbook } from './oracle/logbook.ts'
import * as oracle from './oracle/responses.ts'
import { ask, store, storeNeighbour } from './stored.ts'

const RUNS = Number(process.env['ORACLE_RUNS'] ?? 30)

const server = await startServer()
const { client, services } = server

const OPERATIONS = [
  ['Analytics_GetOverview', oracle.overview],
  ['Analytics_GetActivity', oracle.activity],
  ['Analytics_GetPrinters', oracle.printers],
  ['Analytics_GetMaterials', oracle.materials],
  ['Analytics_GetCosts', oracle.costs],
  ['Analytics_GetAccuracy', oracle.accuracy],
  ['Analytics_GetFailures', oracle.failures],
] as const

test('every analysis equals the oracle for random logbooks and filters', async (t) => {
  t.diagnostic(`SEED=${SEED} ORACLE_RUNS=${RUNS}`)
  const neighbour = await storeNeighbour(server)
  await fc.assert(
    fc.asyncProperty(scene, async (scene) => {
      const now = new Date(scene.now)
      Object.assign(services, { now: () => now })
      const stored = await store(server, scene)
      const logbook = await readLogbook(server.db, stored.user.id)
      for (const asked of scene.filters) {
        const { query, filter } = ask(stored, neighbour, asked)
        for (const [id, respond] of OPERATIONS) {
          const { body } = await client.call(id, { as: stored.user, query })
          const what = `${id}${decodeURIComponent(queryText(query))} at ${now.toISOString()}`
          requireEqual(what, body, respond(logbook, filter, scene.now))
        }
      }
    }),
    // Looking for the smallest counterexample takes minutes.
    { numRuns: RUNS, seed: SEED, endOnFailure: process.env['ORACLE_SHRINK'] === undefined },
  )
})

function requireEqual(what: string, actual: object, expected: object): void {
  try {
    assert.deepEqual(actual, expected)
  } catch (cause) {
    throw new Error(what, { cause })
  }
}
