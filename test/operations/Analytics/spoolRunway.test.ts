import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SpoolRunwayDto } from '../../../generated/api.d.ts'
import { newWorkshop, notice, type Workshop } from '../../integrations/devices.ts'
import { report } from '../../spoolUse/report.ts'
import { newPrint, newUsage } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

const DAY = 86_400_000
const YESTERDAY = new Date(Date.now() - DAY).toISOString()

/** The runway of the workshop's only spool. */
async function runwayOf({ user }: Workshop): Promise<SpoolRunwayDto | undefined> {
  const { rows } = (await client.call('Analytics_GetMaterials', { as: user })).body.runway
  return rows[0]
}

/** Mean daily use in mg, and whole days that are left. */
async function useOf(workshop: Workshop): Promise<[number | null | undefined, number | null | undefined]> {
  const row = await runwayOf(workshop)
  return [row?.meanDailyUseMg, row?.runwayDays]
}

const UNUSED = [null, null]

/** Adjusts the stock, in mg, and gives the id of the entry. */
async function adjust({ user, filamentId }: Workshop, differenceMg: number): Promise<string> {
  const call = { as: user, path: { id: filamentId }, body: { differenceMg } }
  return (await client.call('Filaments_PostAdjustment', call)).body.id
}

/** Moves the ledger to a time before the 90 days. */
async function age({ user }: Workshop): Promise<void> {
  const created_date = new Date(Date.now() - 91 * DAY).toISOString()
  await db.updateTable('filament_ledger').set({ created_date }).where('user_id', '=', user.id).execute()
}

test('what connections report without a print is use of the spool', async () => {
  const workshop = await newWorkshop(server)
  assert.deepEqual(await useOf(workshop), UNUSED)
  await report(server, workshop, { milligrams: 100_000 })
  await report(server, workshop, { milligrams: -10_000 })
  // 90 g in 90 days, 910 g left.
  assert.deepEqual(await useOf(workshop), [1000, 365])
  assert.equal((await runwayOf(workshop))?.remainingMg, 910_000)
  await report(server, workshop, { milligrams: 810_000 })
  assert.deepEqual(await useOf(workshop), [10_000, 10])

  await age(workshop)
  assert.deepEqual(await useOf(workshop), UNUSED, 'a use of more than 90 days ago')
})

test('what is given back beyond the use of 90 days leaves the spool unused', async () => {
  const workshop = await newWorkshop(server)
  await report(server, workshop, { milligrams: 5000 })
  await age(workshop)
  await adjust(workshop, 1)
  await report(server, workshop, { milligrams: -2000 })
  assert.deepEqual(await useOf(workshop), UNUSED)
})

test('adjustments and their reversals are not use', async () => {
  const workshop = await newWorkshop(server)
  await adjust(workshop, -90_000)
  const entryId = await adjust(workshop, 10_000)
  const { user, filamentId: id } = workshop
  // The reversal takes 10 g from the stock.
  await client.call('Filaments_PostReversal', { as: user, path: { id, entryId } })
  assert.deepEqual(await useOf(workshop), UNUSED)
  await report(server, workshop, { milligrams: 90_000 })
  assert.deepEqual(await useOf(workshop), [1000, 365])
  assert.equal((await runwayOf(workshop))?.remainingMg, 820_000)
})

test('what connections report during a print is use once, while it runs and when it is over', async () => {
  const workshop = await newWorkshop(server)
  const tell = (eventName: string) =>
    client.call('Moonraker_PostNotification', { as: workshop.user, body: notice(workshop.printer.id, eventName) })
  await tell('started')
  await report(server, workshop, { milligrams: 90_000 })
  assert.deepEqual(await useOf(workshop), [1000, 365])
  await tell('complete')
  assert.deepEqual(await useOf(workshop), [1000, 365])
})

test('a print uses what it deducts, so the estimate of a planned or running print is not use', async () => {
  const estimated_amount_mg = 900_000
  const cases = [
    [{ status: 'Pending' }, UNUSED],
    [{ status: 'Printing' }, UNUSED],
    [{ status: 'Cancelled' }, UNUSED],
    [{ status: 'Failed', progress_percent: 10 }, [1000, 365]],
    [{ status: 'Cancelled', progress_percent: 0 }, UNUSED],
    [{ status: 'PartialSuccess' }, [10_000, 100]],
    [{ status: 'Success' }, [10_000, 100]],
  ] as const
  for (const [print, expected] of cases) {
    const workshop = await newWorkshop(server)
    const row = await newPrint(server, workshop.user, { start_date: YESTERDAY, ...print })
    await newUsage(server, row, { filament_id: workshop.filamentId, estimated_amount_mg })
    assert.deepEqual(await useOf(workshop), expected, JSON.stringify(print))
  }
})

test('a recorded amount of a failed print is use, one of a planned print is not', async () => {
  for (const [status, expected] of [
    ['Failed', [1000, 365]],
    ['Pending', UNUSED],
  ] as const) {
    const workshop = await newWorkshop(server)
    const row = await newPrint(server, workshop.user, { start_date: YESTERDAY, status })
    await newUsage(server, row, { filament_id: workshop.filamentId, amount_mg: 90_000 })
    assert.deepEqual(await useOf(workshop), expected, status)
  }
})
