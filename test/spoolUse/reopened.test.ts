import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { purgeSpoolUses } from '../../src/jobs/purge.ts'
import { MS_PER_DAY } from '../../src/kernel/time/localDates.ts'
import { newWorkshop, type Workshop } from '../integrations/devices.ts'
import { newFilament } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { report } from './report.ts'

const server = await startServer({}, { isOwn: true })
const { client, db, services } = server
const NOMINAL = 1_000_000
/** The number of a spool that no print names. */
const NUMBER = 901

/** Resolves when so many statements wait for locks. */
async function lockWaiters(count: number): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if (rows.length >= count) return
    await sleep(20)
  }
}

/** Records a print that was just over, with materials of one spool. */
async function recordPrint({ user, printer, filamentId }: Workshop, materials: number): Promise<number> {
  const filamentUsage = Array.from({ length: materials }, () => ({ filamentId, amountMg: 1000 }))
  const body = { title: 'Bracket', status: 'Success' as const, printerId: printer.id, filamentUsage }
  const { status, body: print } = await client.call('Prints_PostPrint', { as: user, body })
  assert.equal(status, 201)
  return print.id
}

/** The stock of a spool, by the spool itself and by the last entry and the sum of its ledger. */
async function stockOf({ user: as }: Workshop, id: string) {
  const { body: spool } = await client.call('Filaments_GetFilament', { as, path: { id } })
  const { body: ledger } = await client.call('Filaments_GetLedger', { as, path: { id } })
  const sum = ledger.items.reduce((total, { amountMg }) => total + amountMg, 0)
  return { remaining: spool.remainingMg, balance: ledger.items[0]?.balanceMg, sum }
}

test('a report that waits while the owner of the print opens it again is deducted from what the spool has', async () => {
  const workshop = await newWorkshop(server)
  const { user, filamentId } = workshop
  const spool = await newFilament(server, user, { number: NUMBER, initial_nominal_weight_mg: NOMINAL })
  const id = await recordPrint(workshop, 1)
  const [opened, reported] = await db.transaction().execute(async (trx) => {
    await sql`select from filaments where user_id = ${user.id} and id = ${filamentId} for no key update`.execute(trx)
    const change = client.call('Prints_PatchPrint', { as: user, path: { id }, body: { status: 'Printing' } })
    await lockWaiters(1)
    const use = report(server, workshop, { milligrams: 500 }, { spoolNumber: NUMBER })
    await lockWaiters(2)
    return [change, use]
  })
  assert.equal((await opened).status, 200)
  await reported
  const left = NOMINAL - 500
  assert.deepEqual(await stockOf(workshop, spool.id), { remaining: left, balance: left, sum: left })
})

test('a print with all the materials that it can have, and a report of another spool, can be opened again', async () => {
  const workshop = await newWorkshop(server)
  const { user } = workshop
  const spool = await newFilament(server, user, { number: NUMBER, initial_nominal_weight_mg: NOMINAL })
  const id = await recordPrint(workshop, 32)
  await report(server, workshop, { milligrams: 500 }, { spoolNumber: NUMBER })
  await client.call('Prints_PatchPrint', { as: user, path: { id }, body: { status: 'Printing' } })
  const left = NOMINAL - 500
  assert.deepEqual(await stockOf(workshop, spool.id), { remaining: left, balance: left, sum: left })
})

test('a print that is opened again after weeks still has what was reported before', async () => {
  const workshop = await newWorkshop(server)
  const { user: as, printer, filamentId } = workshop
  const { body: print } = await client.call('Prints_PostPrint', {
    as,
    body: { title: 'Bust', status: 'Printing', printerId: printer.id },
  })
  const setStatus = (status: 'Printing' | 'Cancelled' | 'Success') =>
    client.call('Prints_PatchPrint', { as, path: { id: print.id }, body: { status } })
  await report(server, workshop, { milligrams: 200_000 })
  await setStatus('Cancelled')
  await purgeSpoolUses(db, new Date(services.now().getTime() + 30 * MS_PER_DAY))
  await setStatus('Printing')
  assert.equal((await stockOf(workshop, filamentId)).remaining, NOMINAL - 200_000)
  await report(server, workshop, { milligrams: 50_000 })
  const { body: over } = await setStatus('Success')
  assert.deepEqual(over.reportedUse, [{ filamentId, amountMg: 250_000 }])
  assert.deepEqual(
    over.filamentUsage.map(({ amountMg }) => amountMg),
    [250_000],
  )
  const left = NOMINAL - 250_000
  assert.equal((await stockOf(workshop, filamentId)).remaining, left)
})
