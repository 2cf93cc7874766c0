import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inTransaction } from '../../src/database/transaction.ts'
import { Rooms } from '../../src/quotas/rooms.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const { db, ...server } = await startServer()

/** Takes one after the other from a bound of which `used` are used, and counts how often that was measured. */
async function take(used: number, allowed: number, times: number): Promise<{ taken: number; measured: number }> {
  const { id: userId } = await newUser({ db, ...server })
  const rooms = new Rooms()
  let [taken, measured] = [0, 0]
  for (let i = 0; i < times; i += 1) {
    const measure = () => {
      measured += 1
      return Promise.resolve(used + taken)
    }
    const demand = { kind: 'things', userId, amount: 1, allowed, measure }
    if (await inTransaction(db, (trx) => rooms.take(trx, demand))) taken += 1
  }
  return { taken, measured }
}

test('far from a bound, what is used is measured once for many additions', async () => {
  assert.deepEqual(await take(100_000, 200_000, 50), { taken: 50, measured: 1 })
  // A tenth of the room is given away on one measurement.
  assert.deepEqual(await take(0, 1000, 110), { taken: 110, measured: 2 })
})

test('close to a bound, each addition measures, and none goes beyond it', async () => {
  const { taken, measured } = await take(990, 1000, 20)
  assert.equal(taken, 10)
  assert.ok(measured >= 20)
})
