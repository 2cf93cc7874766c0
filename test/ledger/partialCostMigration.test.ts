import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { CompiledQuery, sql } from 'kysely'
import { statementsOf } from '../../src/database/migrate.ts'
import { newFilament, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const MIGRATION = new URL('../../db/migrations/0061_partial_filament_costs.sql', import.meta.url)

const server = await startServer()
const { client, db } = server

/** Repeats what the migration does to existing prints; the column and the index are there. */
async function fillColumn(): Promise<void> {
  for (const statement of statementsOf(readFileSync(MIGRATION, 'utf8')))
    if (/^update /m.test(statement)) await db.executeQuery(CompiledQuery.raw(statement))
}

test('prints of earlier versions say whether their filament cost lacks materials, and no other print is written', async () => {
  const as = await newUser(server, { currency: 'EUR', default_spool_price_micros: null })
  const spool = await newFilament(server, as, {
    initial_nominal_weight_mg: 1_000_000,
    purchase_price_micros: 20_000_000,
    purchase_currency: 'EUR',
  })
  const known = { filamentId: spool.id, amountMg: 1000 }
  const usages = [
    [known, { materialType: 'PVA', amountMg: 5 }],
    [known, { materialType: 'PVA' }],
    [known, { materialType: 'PVA', amountMg: 0 }],
    [known, known],
    [{ materialType: 'PVA', amountMg: 5 }],
    [],
  ]
  for (const filamentUsage of usages) {
    const body = { title: 'Print', status: 'Success', filamentUsage }
    assert.equal((await client.call('Prints_PostPrint', { as, body })).status, 201)
  }
  const rows = () =>
    db
      .selectFrom('prints')
      .select(['id', 'is_filament_partial as isPartial', sql`xmin`.as('written')])
      .where('user_id', '=', as.id)
      .orderBy('id')
      .execute()
  const marks = [true, true, false, false, false, false]
  assert.deepEqual(
    (await rows()).map(({ isPartial }) => isPartial),
    marks,
  )
  // As the column is added.
  await db.updateTable('prints').set({ is_filament_partial: false }).where('user_id', '=', as.id).execute()
  const earlier = await rows()

  await fillColumn()
  const migrated = await rows()
  assert.deepEqual(
    migrated.map(({ isPartial }) => isPartial),
    marks,
  )
  assert.deepEqual(migrated.slice(2), earlier.slice(2))
})
