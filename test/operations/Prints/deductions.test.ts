import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PrintStatus } from '../../../generated/api.d.ts'
import { newFilament, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

/** Ledger of a spool, oldest entry first: kind, amount and balance in mg, and whether a print caused it. */
async function ledgerOf(as: User, id: string): Promise<readonly unknown[]> {
  const { body } = await client.call('Filaments_GetLedger', { as, path: { id } })
  return body.items
    .map(({ kind, amountMg, balanceMg, printId }) => [kind, amountMg, balanceMg, printId !== null])
    .reverse()
}

const MATERIALS = [
  { slot: 0, amountMg: 11_000, estimatedAmountMg: 10_000 },
  { slot: 1, estimatedAmountMg: 500 },
  { slot: 2, amountMg: 0, estimatedAmountMg: 300 },
  { slot: 3, amountMg: 7 },
]

const DEDUCTED: Readonly<Record<PrintStatus, number>> = {
  Pending: 0,
  Printing: 0,
  Success: 11_507,
  PartialSuccess: 11_507,
  Failed: 11_007,
  Cancelled: 11_007,
}

for (const [status, deductedMg] of Object.entries(DEDUCTED)) {
  test(`a new print with the status ${status} deducts ${deductedMg} mg, as one that gets this status later does`, async () => {
    const user = await newUser(server)
    const spool = () => newFilament(server, user, { initial_nominal_weight_mg: 1_000_000 })
    const [recorded, changed, unused] = [await spool(), await spool(), await spool()]
    const record = async (id: string, as: string) => {
      // Some clients write ids in upper case.
      const used = MATERIALS.map((material) => ({ ...material, filamentId: id.toUpperCase() }))
      const body = {
        title: 'Boat',
        status: as,
        filamentUsage: [...used, { filamentId: unused.id, slot: 4, amountMg: 0 }],
      }
      return (await client.call('Prints_PostPrint', { as: user, body })).body.id
    }
    await record(recorded.id, status)
    const id = await record(changed.id, 'Printing')
    await client.call('Prints_PatchPrint', { as: user, path: { id }, body: { status } })
    const ledger = await ledgerOf(user, recorded.id)
    const usage = deductedMg === 0 ? [] : [['Usage', -deductedMg, 1_000_000 - deductedMg, true]]
    assert.deepEqual(ledger.slice(1), usage)
    assert.deepEqual(ledger, await ledgerOf(user, changed.id))
    assert.equal((await ledgerOf(user, unused.id)).length, 1)
  })
}
