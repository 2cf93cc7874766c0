import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newPrint, newPrinter, newUser } from '../../support/factories.ts'
import { startServerAt } from './support.ts'

const server = await startServerAt('2026-03-31T12:00:00Z')
const { client } = server

const START = { start_date: '2026-03-02T10:00:00Z' }
const PARTIAL = { filament_cost_micros: 2_000_000, cost_currency: 'EUR', is_filament_partial: true }

test('every analysis that states costs counts the prints whose cost lacks materials', async () => {
  const as = await newUser(server, { currency: 'EUR' })
  const printer = await newPrinter(server, as)
  const on = { ...START, printer_id: printer.id }
  const dearest = await newPrint(server, as, { ...on, ...PARTIAL, status: 'Success', filament_cost_micros: 9_000_000 })
  await newPrint(server, as, { ...on, ...PARTIAL, is_filament_partial: false, status: 'Success' })
  const failed = { ...on, status: 'Failed', failure_category: 'Clog', failure_reason: 'Nozzle' } as const
  await newPrint(server, as, { ...failed, ...PARTIAL })
  await newPrint(server, as, { ...failed, ...PARTIAL, is_filament_partial: false })
  await newPrint(server, as, { ...START, ...PARTIAL, status: 'Cancelled', start_date: null })
  // Costs that count in none of the sums, and one without filament.
  await newPrint(server, as, { ...on, ...PARTIAL, status: 'Printing' })
  await newPrint(server, as, { ...failed, ...PARTIAL, cost_currency: 'USD' })
  const electricity = { electricity_cost_micros: 100_000, filament_cost_micros: null }
  await newPrint(server, as, { ...failed, ...PARTIAL, ...electricity })

  const counts = async (query: Readonly<Record<string, string>>) => {
    const { tiles, highlights } = (await client.call('Analytics_GetOverview', { as, query })).body.current
    const { series } = (await client.call('Analytics_GetActivity', { as, query })).body.current
    const { printers } = (await client.call('Analytics_GetPrinters', { as, query })).body.current
    const { failure, ranking } = (await client.call('Analytics_GetCosts', { as, query })).body.current
    const failures = (await client.call('Analytics_GetFailures', { as, query })).body.current
    const [mostExpensive, cheapest] = [highlights.mostExpensivePrint.print, ranking.cheapest[0]]
    assert.deepEqual([mostExpensive?.printId, mostExpensive?.isFilamentPartial], [dearest.id, true])
    assert.deepEqual([cheapest?.cost, cheapest?.isFilamentPartial], [0.1, false])
    return {
      overview: tiles.partialCostCount,
      activity: series.partialCostCount,
      printers: printers.map(({ partialCostCount }) => partialCostCount),
      costOfFailures: failure.partialCostCount,
      failures: failures.partialCostCount,
      categories: failures.byCategory.rows.map(({ category, partialCostCount }) => [category, partialCostCount]),
      reasons: failures.byReason.rows.map(({ reason, partialCostCount }) => [reason, partialCostCount]),
    }
  }
  const week = { FromDate: '2026-03-02T00:00:00Z', ToDate: '2026-03-09T00:00:00Z' }
  assert.deepEqual(await counts(week), {
    ...{ overview: 2, activity: 2, printers: [2], costOfFailures: 1, failures: 1 },
    ...{ categories: [['Clog', 1]], reasons: [['Nozzle', 1]] },
  })
  // All time counts prints without a start, but a series has no place for them.
  assert.deepEqual(await counts({}), {
    ...{ overview: 3, activity: 2, printers: [2], costOfFailures: 2, failures: 2 },
    categories: [
      ['Clog', 1],
      [null, 1],
    ],
    reasons: [
      ['Nozzle', 1],
      [null, 1],
    ],
  })
})
