import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { CompiledQuery, sql } from 'kysely'
import { statementsOf } from '../../src/database/migrate.ts'
import { newPrint, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const MIGRATION = new URL('../../db/migrations/0045_material_sums.sql', import.meta.url)

const server = await startServer()
const { client, db } = server

async function runMigration(): Promise<void> {
  for (const statement of statementsOf(readFileSync(MIGRATION, 'utf8')))
    await db.executeQuery(CompiledQuery.raw(statement))
}

test('prints of earlier versions get the sum of their materials, and no other print is written', async () => {
  const as = await newUser(server)
  const actual = { materialType: 'PLA', amountMg: 100, estimatedAmountMg: 90 }
  const estimated = { materialType: 'PETG', estimatedAmountMg: 40 }
  const record = async (...filamentUsage: readonly object[]) => {
    const body = { title: 'Two colors', status: 'Success', filamentUsage }
    return (await client.call('Prints_PostPrint', { as, body })).body.id
  }
  const mixed = await record(actual, estimated, { materialType: 'PVA', amountMg: 7 }, { materialType: 'ABS' })
  await record(actual, estimated)
  await record(actual)
  await record(estimated)
  await record(actual, { materialType: 'ABS' })
  await newPrint(server, as, { filament_amount_mg: 5 })
  const rows = () =>
    db
      .selectFrom('prints')
      .select(['id', 'filament_amount_mg as mg', 'material_ratio as ratio', sql`xmin`.as('written')])
      .where('user_id', '=', as.id)
      .orderBy('id')
      .execute()
  const all = await rows()
  assert.deepEqual([all[0]?.mg, all[0]?.ratio], [147, 147 / 130])
  // As an earlier version has stored it.
  await db.updateTable('prints').set({ filament_amount_mg: 107 }).where('id', '=', mixed).execute()

  await runMigration()
  const migrated = await rows()
  assert.deepEqual(migrated, [{ ...all[0], written: migrated[0]?.written }, ...all.slice(1)])
  await runMigration()
  assert.deepEqual(await rows(), migrated)
})
