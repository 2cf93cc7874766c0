import assert from 'node:assert/strict'
import { test } from 'node:test'
import { balancesOf } from '../../src/web/balance/balances.ts'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { insert, newFilament, newPrint, newUsage } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

const entries = [
  { createdDate: '2026-03-05T09:00:00Z', balanceMg: 700_000 },
  { createdDate: '2026-03-03T15:00:00Z', balanceMg: 800_000 },
  { createdDate: '2026-03-03T09:00:00Z', balanceMg: 950_000 },
  { createdDate: '2026-03-02T09:00:00Z', balanceMg: 1_000_000 },
]

test('the balance of a day is that of its last entry, and goes on until the next one', () => {
  const { granularity, dates, known, expected } = balancesOf(entries, null, '2026-03-06', 'UTC')
  assert.equal(granularity, 'Day')
  assert.deepEqual(dates, ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'])
  assert.deepEqual(known, [1_000_000, 800_000, 800_000, 700_000, 700_000])
  assert(expected.every((value) => value === null))
})

test('days are those of the time zone of the user', () => {
  const late = [{ createdDate: '2026-03-02T23:30:00Z', balanceMg: 5 }]
  assert.deepEqual(balancesOf(late, null, '2026-03-03', 'Asia/Tokyo').dates, ['2026-03-03'])
})

test('the forecast goes on from today, down to nothing', () => {
  const rate = { meanDailyUseMg: 350_000, days: 2 }
  const { dates, known, expected } = balancesOf(entries, rate, '2026-03-06', 'UTC')
  assert.deepEqual(dates.slice(-3), ['2026-03-06', '2026-03-07', '2026-03-08'])
  assert.deepEqual(known.slice(-3), [700_000, null, null])
  assert.deepEqual(expected.slice(-4), [null, 700_000, 350_000, 0])
})

test('a long history has weeks or months, which begin on Mondays and with the month', () => {
  const old = (createdDate: string) => [{ createdDate, balanceMg: 1 }]
  const weeks = balancesOf(old('2025-06-04T12:00:00Z'), null, '2026-03-06', 'UTC')
  assert.deepEqual([weeks.granularity, weeks.dates[0], weeks.dates.at(-1)], ['Week', '2025-06-02', '2026-03-02'])
  const months = balancesOf(old('2022-01-31T12:00:00Z'), null, '2026-03-06', 'UTC')
  assert.deepEqual([months.granularity, months.dates[0], months.dates[1]], ['Month', '2022-01-01', '2022-02-01'])
  assert.equal(months.dates.length, 51)
})

browserTest('a spool shows its balance over time, and when it will be empty', site, async ({ page }) => {
  const owner = await newPerson(site, 'forecaster')
  const spool = await newFilament(site, owner, { display_name: 'Blue', initial_nominal_weight_mg: 1_000_000 })
  await signInAs(page, owner.name, `/filaments/${spool.id}`)
  const section = page.getByRole('region', { name: 'Balance over time' })
  await section.getByText('1 kg left. No forecast: nothing of it was used in the last 90 days.').waitFor()
  await section.locator('canvas').waitFor()

  const start_date = new Date(Date.now() - 10 * 86_400_000).toISOString()
  const print = await newPrint(site, owner, { status: 'Success', start_date, end_date: start_date })
  await newUsage(site, print, { filament_id: spool.id, amount_mg: 900_000 })
  await insert(site, 'filament_ledger', {
    user_id: owner.id,
    filament_id: spool.id,
    kind: 'Usage',
    amount_mg: -900_000,
    balance_mg: 100_000,
    actor: 'Test',
  })
  await site.db.updateTable('filaments').set({ balance_mg: 100_000 }).where('user_id', '=', owner.id).execute()
  await page.reload()
  await section
    .getByText(/^100 g left\. It will be empty about .*, at the rate of the last 90 days, 10 g a day\.$/)
    .waitFor()
  await section.getByText('Forecast').waitFor()
  await section.getByRole('button', { name: 'Table of Balance' }).click()
  await section.getByRole('columnheader', { name: 'Balance' }).waitFor()
  await section.getByRole('cell', { name: '100 g' }).first().waitFor()
  await lookAt(page, 'balance')
})
