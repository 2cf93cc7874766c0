import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { KyselyPlugin } from 'kysely'
import { recalculatePrints } from '../../src/ledger/recalculate.ts'
import { replaceUsages } from '../../src/prints/usages.ts'
import { newFilament, newPrint, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const { db } = server

test('many prints settle in a handful of statements, and a second time changes nothing', async () => {
  const user = await newUser(server, { default_spool_price_micros: 20_000_000 })
  const spool = await newFilament(server, user, { initial_nominal_weight_mg: 1_000_000 })
  const ids: number[] = []
  for (let number = 0; number < 20; number += 1) ids.push((await newPrint(server, user)).id)
  await db.transaction().execute(async (trx) => {
    for (const id of ids) await replaceUsages(trx, user.id, id, [{ filamentId: spool.id, amountMg: 1000 }])
  })
  const statements = await settle(user.id, ids)
  assert(statements <= 9, `${statements} statements`)
  await settle(user.id, ids)
  const entries = await db
    .selectFrom('filament_ledger')
    .select('balance_mg')
    .where('user_id', '=', user.id)
    .orderBy('position')
    .execute()
  assert.equal(entries.length, 21)
  assert.equal(entries.at(-1)?.balance_mg, 980_000)
  const print = await db
    .selectFrom('prints')
    .select(['filament_amount_mg', 'filament_cost_micros'])
    .where('user_id', '=', user.id)
    .limit(1)
    .executeTakeFirstOrThrow()
  assert.deepEqual(print, { filament_amount_mg: 1000, filament_cost_micros: 20_000 })
})

test('a cost beyond what the contract can say is not known', async () => {
  const user = await newUser(server, { electricity_rate_micros: 1 })
  const spool = await newFilament(server, user, {
    initial_nominal_weight_mg: 1,
    purchase_price_micros: 1_000_000_000_000_000,
  })
  const { id } = await newPrint(server, user)
  await db.transaction().execute(async (trx) => {
    await replaceUsages(trx, user.id, id, [{ filamentId: spool.id, amountMg: 1_000_000_000 }])
    await recalculatePrints(trx, user.id, [id], 'test')
  })
  const print = await db
    .selectFrom('prints')
    .select('filament_cost_micros')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  assert.equal(print.filament_cost_micros, null)
})

async function settle(userId: number, ids: readonly number[]): Promise<number> {
  let statements = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1
      return result
    },
  }
  await db.transaction().execute((trx) => recalculatePrints(trx.withPlugin(counter), userId, ids, 'test'))
  return statements
}
