import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { CompiledQuery, sql } from 'kysely'
import { statementsOf } from '../../src/database/migrate.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const MIGRATION = new URL('../../db/migrations/0054_compared_material.sql', import.meta.url)

const server = await startServer()
const { client, db } = server

/** Repeats what the migration does to existing prints; the columns and the index are there. */
async function fillColumns(): Promise<void> {
  for (const statement of statementsOf(readFileSync(MIGRATION, 'utf8')))
    if (/^update /m.test(statement)) await db.executeQuery(CompiledQuery.raw(statement))
}

test('prints of earlier versions get the sums that their accuracy compares, and no other print is written', async () => {
  const as = await newUser(server)
  const both = { materialType: 'PLA', amountMg: 100, estimatedAmountMg: 90 }
  const actual = { materialType: 'PVA', amountMg: 7 }
  const estimated = { materialType: 'PETG', estimatedAmountMg: 40 }
  const record = async (...filamentUsage: readonly object[]) =>
    client.call('Prints_PostPrint', { as, body: { title: 'Print', status: 'Success', filamentUsage } })
  for (const usages of [
    [both, both, actual],
    [both, estimated],
    [actual, estimated],
  ])
    await record(...usages)
  for (const usages of [[both, { materialType: 'ABS' }], [both], [actual], [estimated], []]) await record(...usages)
  const rows = () =>
    db
      .selectFrom('prints')
      .select(['id', 'compared_amount_mg as amountMg', 'compared_estimate_mg as estimateMg', sql`xmin`.as('written')])
      .where('user_id', '=', as.id)
      .orderBy('id')
      .execute()
  const recorded = await rows()
  const sums = recorded.map(({ amountMg, estimateMg }) => [amountMg, estimateMg])
  assert.deepEqual(sums, [[200, 180], [100, 90], [0, 0], ...Array.from({ length: 5 }, () => [null, null])])
  // As an earlier version has stored them.
  const columns = { compared_amount_mg: null, compared_estimate_mg: null }
  await db.updateTable('prints').set(columns).where('user_id', '=', as.id).execute()
  const earlier = await rows()

  await fillColumns()
  const migrated = await rows()
  assert.deepEqual(
    migrated.map(({ amountMg, estimateMg }) => [amountMg, estimateMg]),
    sums,
  )
  assert.deepEqual(migrated.slice(3), earlier.slice(3))
})
