import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newPrinter, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

/** A print of 100 g and an hour at 1 kW costs 2 + 0.3; with the later settings 4 + 0.6. */
const RATES = { currency: 'EUR', electricity_rate_micros: 300_000, default_spool_price_micros: 20_000_000 } as const
const COST = { filament: 2, electricity: 0.3, total: 2.3, currency: 'EUR', isFilamentPartial: false }
const LATER = { filament: 4, electricity: 0.6, total: 4.6, currency: 'USD', isFilamentPartial: false }

async function finished(as: User, printerId: number, more: object = {}): Promise<number> {
  const filamentUsage = [{ materialType: 'PLA', amountMg: 100_000 }]
  const body = { title: 'a', status: 'Success', printerId, printTimeInSeconds: 3600, filamentUsage, ...more }
  return (await client.call('Prints_PostPrint', { as, body })).body.id
}

async function doublePrices(as: User): Promise<void> {
  const body = { currency: 'USD', electricityRatePerKwh: 0.6, defaultSpoolPrice: 40 }
  assert.equal((await client.call('Users_PatchMe', { as, body })).status, 200)
}

const costOf = async (as: User, id: number) => (await client.call('Prints_GetPrint', { as, path: { id } })).body.cost

const reprice = (as: User, body: object) => client.call('Prints_RepricePrints', { as, body })

test('a dry run says what repricing does, and then it does', async () => {
  const [user, other] = [await newUser(server, RATES), await newUser(server, RATES)]
  const printer = await newPrinter(server, user, { wattage_w: 1000 })
  const [id, kept] = [await finished(user, printer.id), await finished(user, printer.id)]
  const foreign = await finished(other, (await newPrinter(server, other, { wattage_w: 1000 })).id)
  await doublePrices(user)
  await doublePrices(other)
  const expected = {
    dryRun: true,
    changedCount: 1,
    unchangedCount: 0,
    results: [
      { id: foreign, outcome: 'NotFound', before: null, after: null },
      { id, outcome: 'Changed', before: COST, after: LATER },
    ],
  }
  assert.deepEqual((await reprice(user, { ids: [foreign, id, id], dryRun: true })).body, expected)
  assert.deepEqual(await costOf(user, id), COST)
  const before = await client.call('Prints_GetPrint', { as: user, path: { id } })
  assert.deepEqual((await reprice(user, { ids: [foreign, id, id] })).body, { ...expected, dryRun: false })
  assert.deepEqual(await costOf(user, id), LATER)
  assert.deepEqual(await costOf(user, kept), COST)
  assert.deepEqual(await costOf(other, foreign), COST)
  const after = await client.call('Prints_GetPrint', { as: user, path: { id } })
  assert.notEqual(after.headers.get('ETag'), before.headers.get('ETag'))
  const again = (await reprice(user, { ids: [id] })).body
  assert.deepEqual([again.changedCount, again.unchangedCount, again.results[0]?.outcome], [0, 1, 'Unchanged'])
})

test('all prints since a time are repriced, in the zone of their owner', async () => {
  const user = await newUser(server, { ...RATES, time_zone: 'Europe/Berlin' })
  const printer = await newPrinter(server, user, { wattage_w: 1000 })
  const early = await finished(user, printer.id, { startDate: '2026-05-02T21:59:59Z' })
  const late = await finished(user, printer.id, { startDate: '2026-05-02T22:00:00Z' })
  const undated = await finished(user, printer.id)
  const open = await finished(user, printer.id, { status: 'Printing', startDate: '2026-05-03T10:00Z' })
  await doublePrices(user)
  const { body } = await reprice(user, { since: '2026-05-03T00:00' })
  assert.deepEqual([body.changedCount, body.unchangedCount], [2, 1])
  assert.deepEqual(
    body.results.map(({ id }) => id),
    [undated, late],
  )
  assert.deepEqual(await costOf(user, early), COST)
  assert.deepEqual(await costOf(user, late), LATER)
  assert.equal(await costOf(user, open), null)
})

test('what was unknown when a print finished is filled by repricing only', async () => {
  const user = await newUser(server, {
    currency: 'EUR',
    electricity_rate_micros: null,
    default_spool_price_micros: null,
  })
  const printer = await newPrinter(server, user, { wattage_w: null })
  const id = await finished(user, printer.id)
  await doublePrices(user)
  await db.updateTable('printers').set({ wattage_w: 1000 }).where('id', '=', printer.id).execute()
  await client.call('Prints_PatchPrint', { as: user, path: { id }, body: { notes: 'x' } })
  assert.equal(await costOf(user, id), null)
  await reprice(user, { ids: [id] })
  assert.deepEqual(await costOf(user, id), LATER)
})

test('a request names prints or a time, and not both', async () => {
  const user = await newUser(server)
  for (const body of [{}, { ids: [1], since: '2026-05-03T00:00' }, { since: '2026-02-30T00:00' }]) {
    const answer = await reprice(user, body)
    assert.equal(answer.status, 400)
    assert.deepEqual(Object.keys(answer.problem.errors ?? {}), ['since'])
  }
})
