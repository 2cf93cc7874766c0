import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { readConfig } from '../../src/config/config.ts'
import { ignoreCalls } from '../support/record.ts'
import { SEED } from '../support/seed.ts'
import { startServer } from '../support/server.ts'
import { fuzzRound } from './round.ts'

/** Requests of each operation in a round. Each starts with a fresh logbook, so that lists and analyses stay those of a user. */
const ROUND = 200
/** Rounds after which every statement was prepared and every function compiled. */
const WARM_UP = 3
/** What the heap may gain after that, in MiB: a leak of 100 bytes a request would be more. */
const MAX_GROWTH = 32

/** Requests of each operation in `make test`: as few as let every operation succeed once, in a third of a round's time. */
const FEW = 60

/** No round has as many records of a kind. */
const MANY = 1_000_000

const runs = Number(process.env['FUZZ_RUNS'] ?? FEW)

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

ignoreCalls()
// A person makes a few archives a day, and a round many.
const server = await startServer(
  { storage: { ...readConfig({}).storage, exports: MANY, exportsPerDay: MANY } },
  { withJobs: true },
)
const heaps: number[] = []

for (let done = 0; done < runs; done += ROUND) {
  const until = Math.min(done + ROUND, runs)
  test(`requests ${done + 1} to ${until} of each operation, seed ${SEED + done}`, async (context) => {
    const { byClass, without } = await fuzzRound(server, SEED + done, until - done)
    server.checkLog()
    collectGarbage()
    heaps.push(process.memoryUsage().heapUsed / 2 ** 20)
    const counts = [...byClass].sort().map(([hundred, count]) => `${count} ${hundred}xx`)
    context.diagnostic(`${counts.join(', ')}, heap ${heaps.at(-1)?.toFixed(1)} MiB`)
    // An account is deleted only after a new sign-in, and the tokens here are not from one.
    assert.deepEqual(without, ['Users_DeleteMe'], 'no request of these operations succeeded')
  })
}

if (runs > WARM_UP * ROUND)
  test('memory is flat', () => {
    const growth = (heaps.at(-1) ?? 0) - (heaps[WARM_UP - 1] ?? 0)
    const told = heaps.map((heap) => heap.toFixed(0)).join(', ')
    assert(growth < MAX_GROWTH, `the heap grew by ${growth.toFixed(1)} MiB: ${told}`)
  })
