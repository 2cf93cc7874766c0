import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { KyselyPlugin, Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { Caller } from '../../src/identity/caller.ts'
import { changePrints } from '../../src/prints/bulkChange.ts'
import { lockPrints } from '../../src/prints/bulkRows.ts'
import { deletePrints } from '../../src/prints/delete.ts'
import { newFilament, newPrint, newUsage, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const { db } = server

test('two hundred prints are finished and deleted in as many statements as two', async () => {
  const few = await finishAndDelete(2)
  assert.deepEqual(await finishAndDelete(200), few)
  // Two of them read and write the events.
  assert(few.finish <= 14 && few.delete <= 12, JSON.stringify(few))
})

async function finishAndDelete(count: number): Promise<{ finish: number; delete: number }> {
  const { id: userId } = await newUser(server)
  const caller: Caller = { userId, kind: 'AccessToken', credentialId: '', suspended: false, deletionDate: null }
  const spool = await newFilament(server, { id: userId }, { initial_nominal_weight_mg: 1_000_000 })
  const ids: number[] = []
  for (let number = 0; number < count; number += 1) {
    const print = await newPrint(server, { id: userId }, { status: 'Printing' })
    await newUsage(server, print, { filament_id: spool.id, amount_mg: 1000 })
    ids.push(print.id)
  }
  const finish = await countStatements((trx) =>
    changePrints(trx, caller, server.config.baseUrl, { ids, changes: { status: 'Success' }, dryRun: false }),
  )
  const deletion = await countStatements(async (trx) => {
    await lockPrints(trx, userId, ids)
    await deletePrints(trx, userId, ids, 'test')
  })
  return { finish, delete: deletion }
}

async function countStatements(work: (trx: Transaction<DB>) => Promise<unknown>): Promise<number> {
  let statements = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1
      return result
    },
  }
  await db.transaction().execute((trx) => work(trx.withPlugin(counter)))
  return statements
}
