import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { lockPricingExclusive } from '../../src/ledger/pricingLock.ts'
import { webhook } from '../integrations/devices.ts'
import { load, newFilament, newPrinter, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const { client, db } = server

/** Whether a transaction of the service waits for one that changes facts. */
async function somebodyWaits(): Promise<boolean> {
  const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`.execute(db)
  return rows.length > 0
}

test('a print that is written while its spool is corrected is computed with what the spool says then', async () => {
  const user = await newUser(server, { currency: 'EUR' })
  // 2/√π mm: a cross-section of 1 mm², so that a metre is a millilitre.
  const spool = await newFilament(server, user, {
    initial_nominal_weight_mg: 1_000_000,
    diameter_mm: 2 / Math.sqrt(Math.PI),
    material_density_gram_per_cubic_cm: 1,
    purchase_price_micros: 1_000_000,
    purchase_currency: 'EUR',
  })
  const printer = await newPrinter(server, user)
  await load(server, printer, spool)
  const body = { title: 'x', status: 'Success', filamentUsage: [{ filamentId: spool.id, lengthInM: 100 }] }
  const pending = await client.call('Prints_PostPrint', { as: user, body: { ...body, status: 'Pending' } })
  const event = webhook(printer.id, 'Print Done', { job: { filament: { tool0: { length: 100_000 } } } })
  const writes = [
    () => client.call('Prints_PostPrint', { as: user, body }),
    () => client.call('Prints_PutPrint', { as: user, path: { id: pending.body.id }, body }),
    () => client.call('Octoprint_PostEvent', { as: user, body: event }),
  ]
  for (const [index, write] of writes.entries()) {
    const density = 2 + index
    const answer = await db.transaction().execute(async (trx) => {
      await lockPricingExclusive(trx, user.id)
      const written = write()
      for (let tries = 0; !(await somebodyWaits()); tries += 1) {
        assert.ok(tries < 400, 'the write waits')
        await wait(5)
      }
      await trx
        .updateTable('filaments')
        .set({ material_density_gram_per_cubic_cm: density, purchase_price_micros: density * 1_000_000 })
        .where('user_id', '=', user.id)
        .where('id', '=', spool.id)
        .execute()
      return { written }
    })
    assert.ok((await answer.written).status < 300)
    const newest = await db
      .selectFrom('filament_usages')
      .select([sql<number>`coalesce(amount_mg, estimated_amount_mg)`.as('weight'), 'cost_micros'])
      .where('user_id', '=', user.id)
      .where('status', '=', 'Success')
      .orderBy(sql`coalesce(amount_mg, estimated_amount_mg)`, 'desc')
      .executeTakeFirstOrThrow()
    assert.deepEqual(newest, { weight: density * 100_000, cost_micros: density * density * 100_000 })
  }
})
