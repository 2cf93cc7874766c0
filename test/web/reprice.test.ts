import assert from 'node:assert/strict'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newPrint, newUsage } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

browserTest(
  'costs change with prices only when the user asks for it, and sees what changes',
  site,
  async ({ page }) => {
    const owner = await newPerson(site, 'accountant')
    const settings = { currency: 'EUR', default_spool_price_micros: 40_000_000 }
    await site.db.updateTable('users').set(settings).where('id', '=', owner.id).execute()
    const cost = { filament_cost_micros: 2_000_000, cost_currency: 'EUR' }
    const [old, recent, running] = [
      await newPrint(site, owner, { title: 'Old', start_date: '2026-01-10T12:00:00Z', ...cost }),
      await newPrint(site, owner, { title: 'Recent', start_date: '2026-03-10T12:00:00Z', ...cost }),
      await newPrint(site, owner, { title: 'Running', status: 'Printing', start_date: '2026-03-11T12:00:00Z' }),
    ]
    for (const print of [old, recent]) await newUsage(site, print, { material_type: 'PLA', amount_mg: 100_000 })
    const dialog = page.getByRole('dialog')

    await signInAs(page, owner.name)
    await page.goto(`/prints/${running.id}`)
    await page.getByRole('heading', { level: 1, name: 'Running' }).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Update cost' }).count(), 0)
    await page.goto(`/prints/${old.id}`)
    await page.getByRole('button', { name: 'Update cost' }).click()
    await dialog.getByText('At today’s prices it is €4.00, not €2.00.').waitFor()
    await lookAt(page, 'reprice-print')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('€2.00').first().waitFor()
    await page.getByRole('button', { name: 'Update cost' }).click()
    await dialog.getByRole('button', { name: 'Update cost' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('€4.00').first().waitFor()
    await page.getByRole('button', { name: 'Update cost' }).click()
    await dialog.getByText('At today’s prices it is the same: €4.00.').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()

    await page.goto('/account')
    await page.getByLabel('Prints since').fill('2026-01-01')
    await page.getByRole('button', { name: 'Check costs' }).click()
    await page.getByText('1 cost would change, 2 would stay.').waitFor()
    await lookAt(page, 'reprice-all')
    await page.getByLabel('Prints since').fill('2026-03-11')
    await page.getByRole('button', { name: 'Check costs' }).click()
    await page.getByText('0 costs would change, 1 would stay.').waitFor()
    assert.equal(await page.getByRole('button', { name: /^Update/ }).count(), 0)
    await page.getByLabel('Prints since').fill('2026-03-10')
    await page.getByRole('button', { name: 'Check costs' }).click()
    await page.getByRole('button', { name: 'Update 1 cost' }).click()
    await page.getByText('Updated 1 cost.').waitFor()
    const prints = await site.db
      .selectFrom('prints')
      .select('filament_cost_micros')
      .where('user_id', '=', owner.id)
      .orderBy('id')
      .execute()
    assert.deepEqual(
      prints.map(({ filament_cost_micros }) => filament_cost_micros),
      [4_000_000, 4_000_000, null],
    )
  },
)

browserTest('costs are updated for the day whose costs were checked, and for no other', site, async ({ page }) => {
  const owner = await newPerson(site, 'hasty')
  const settings = { currency: 'EUR', default_spool_price_micros: 40_000_000 }
  await site.db.updateTable('users').set(settings).where('id', '=', owner.id).execute()
  const print = await newPrint(site, owner, {
    start_date: '2026-03-10T12:00:00Z',
    filament_cost_micros: 2_000_000,
    cost_currency: 'EUR',
  })
  await newUsage(site, print, { material_type: 'PLA', amount_mg: 100_000 })
  const held = Promise.withResolvers<void>()
  await page.route('**/api/Prints/reprice', async (route) => {
    await held.promise
    await route.continue()
  })
  await signInAs(page, owner.name)
  const since = page.getByLabel('Prints since')
  await since.fill('2026-03-01')
  await page.getByRole('button', { name: 'Check costs' }).click()
  await since.fill('2026-01-01')
  const checked = page.waitForResponse('**/api/Prints/reprice')
  held.resolve()
  await checked
  await page.getByRole('button', { name: 'Check costs', disabled: false }).waitFor()
  assert.equal(await page.getByRole('button', { name: /^Update/ }).count(), 0)
  await page.getByRole('button', { name: 'Check costs' }).click()
  await page.getByRole('button', { name: 'Update 1 cost' }).waitFor()
})
