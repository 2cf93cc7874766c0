import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { startServer } from '../support/server.ts'
import { scene } from './generated.ts'
import { readLogbook } from './oracle/logbook.ts'
import * as oracle from './oracle/responses.ts'
import { ask, store, storeNeighbour } from './stored.ts'

const RUNS = Number(process.env['ORACLE_RUNS'] ?? 40)
const SEED = Number(process.env['ORACLE_SEED'] ?? randomInt(2 ** 31))

const server = await startServer()
const { client, services } = server

const OPERATIONS = [
  ['Analytics_GetOverview', oracle.overview],
  ['Analytics_GetActivity', oracle.activity],
  ['Analytics_GetPrinters', oracle.printers],
  ['Analytics_GetMaterials', oracle.materials],
  ['Analytics_GetCosts', oracle.costs],
  ['Analytics_GetAccuracy', oracle.accuracy],
] as const

test('whatever the logbook and the filter, each answer is what a plain reckoning gives', async (t) => {
  t.diagnostic(`ORACLE_SEED=${SEED} ORACLE_RUNS=${RUNS}`)
  const neighbour = await storeNeighbour(server)
  await fc.assert(
    fc.asyncProperty(scene, async (scene) => {
      Object.assign(services, { now: () => new Date(scene.now) })
      const stored = await store(server, scene)
      const logbook = await readLogbook(server.db, stored.user.id)
      for (const asked of scene.filters) {
        const { query, filter } = ask(stored, neighbour, asked)
        for (const [id, respond] of OPERATIONS) {
          const { body } = await client.call(id, { as: stored.user, query })
          assert.deepEqual({ id, body }, { id, body: respond(logbook, filter, scene.now) })
        }
      }
    }),
    { numRuns: RUNS, seed: SEED },
  )
})
