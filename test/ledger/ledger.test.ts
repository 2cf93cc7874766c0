import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { PrintStatus } from '../../generated/database.d.ts'
import { newFilament, newPrint, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { SEED } from '../support/seed.ts'

const server = await startServer()
const { client, db } = server

const STATUSES: readonly PrintStatus[] = ['Pending', 'Printing', 'Success', 'PartialSuccess', 'Failed', 'Cancelled']
const NOMINAL = 1_000_000

interface Usage {
  spool: number
  amountMg: number | null
  estimatedAmountMg: number | null
}

interface State {
  status: PrintStatus
  usages: readonly Usage[]
}

const amount = fc.option(fc.integer({ min: 0, max: 100_000 }))
const usages = fc.array(fc.record({ spool: fc.nat(1), amountMg: amount, estimatedAmountMg: amount }), { maxLength: 4 })
const status = fc.constantFrom(...STATUSES)
/** Null deletes the print. */
const step = fc.option(fc.record({ status, usages }, { requiredKeys: [] }), { freq: 8 })

/** The amount that a print deducts (docs/domain.md, "Spool ledger"), computed independently. */
function deducted({ status, usages }: State, progress: number | null, spool: number): number {
  let sum = 0
  for (const usage of usages.filter((usage) => usage.spool === spool)) {
    const { amountMg, estimatedAmountMg } = usage
    if (status === 'Success' || status === 'PartialSuccess') sum += amountMg ?? estimatedAmountMg ?? 0
    if (status === 'Failed' || status === 'Cancelled') {
      sum += amountMg ?? Math.round(((estimatedAmountMg ?? 0) * (progress ?? 0)) / 100)
    }
  }
  return sum
}

test('after any change of prints, a spool has its nominal weight minus what they use', async () => {
  const user = await newUser(server)
  const scenario = fc.record({
    progress: fc.option(fc.integer({ min: 0, max: 100 })),
    steps: fc.array(step, { maxLength: 5 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(scenario, { minLength: 1, maxLength: 2 }), async (scenarios) => {
      const spools = await Promise.all(
        [0, 1].map(() => newFilament(server, user, { initial_nominal_weight_mg: NOMINAL })),
      )
      const expected = [NOMINAL, NOMINAL]
      for (const { progress, steps } of scenarios) {
        const print = await newPrint(server, user, { status: 'Pending', progress_percent: progress })
        let state: State | null = { status: 'Pending', usages: [] }
        for (const change of steps) {
          const target = { as: user, path: { id: print.id } }
          if (change === null) {
            await client.call('Prints_DeletePrint', target)
            state = null
            break
          }
          state = { ...state, ...change }
          const filamentUsage = change.usages?.map(({ spool, ...amounts }) => ({
            filamentId: spools[spool]?.id,
            ...amounts,
          }))
          const answer = await client.call('Prints_PatchPrint', {
            ...target,
            body: { status: change.status, filamentUsage },
          })
          assert.equal(answer.status, 200)
        }
        if (state)
          for (const spool of [0, 1]) expected[spool] = (expected[spool] ?? 0) - deducted(state, progress, spool)
      }
      for (const [index, spool] of spools.entries()) {
        const left = await db
          .selectFrom('filaments')
          .select('balance_mg')
          .where('user_id', '=', user.id)
          .where('id', '=', spool.id)
          .executeTakeFirstOrThrow()
        assert.equal(left.balance_mg, expected[index])
        const entries = await db
          .selectFrom('filament_ledger')
          .select(['amount_mg', 'balance_mg'])
          .where('user_id', '=', user.id)
          .where('filament_id', '=', spool.id)
          .orderBy('position')
          .execute()
        let running = 0
        for (const entry of entries) assert.equal(entry.balance_mg, (running += entry.amount_mg))
        assert.equal(running, left.balance_mg)
      }
    }),
    { seed: SEED, numRuns: 100 },
  )
})
