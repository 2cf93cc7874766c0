import assert from 'node:assert/strict'
import { assertInView, browserTest, lookAt, signInAs } from '../support/browser.ts'
import { insert, load, newFilament, newPrinter } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

browserTest('a spool that is low, empty or overdrawn says so in its printer', site, async ({ page }) => {
  const owner = await newPerson(site, 'spent')
  const printer = await newPrinter(site, owner, { name: 'Workhorse' })
  const facts = { initial_nominal_weight_mg: 1_000_000, brand: 'Fillamentum' }
  const stocks = [-200_000, 0, 500_000, 90_000]
  for (const [slot, balance_mg] of stocks.entries()) {
    const spool = await newFilament(site, owner, { display_name: `Spool ${slot}`, balance_mg, ...facts })
    await load(site, printer, spool, slot)
  }
  await signInAs(page, owner.name, '/printers')
  const loaded = page.getByRole('list', { name: 'Loaded in Workhorse' }).getByRole('listitem')
  await loaded.first().waitFor()
  const lines = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/\s+/g, ' ').trim())
  assert.deepEqual(lines(await loaded.allInnerTexts()), [
    'Spool 0 -200 g Overdrawn',
    'Spool 1 0 g Empty',
    'Spool 2 500 g',
    'Spool 3 90 g Low',
  ])
  await page.getByRole('link', { name: 'Workhorse' }).click()
  const table = page.getByRole('table', { name: 'Loaded spools' })
  await table.waitFor()
  const stock = lines(await table.locator('tbody td.number:nth-of-type(2)').allInnerTexts())
  assert.deepEqual(stock, ['Overdrawn -200 g', 'Empty 0 g', '500 g', 'Low 90 g'])
  await assertInView(table.getByRole('button', { name: 'Unload Spool 0' }))
  await lookAt(page, 'printer-overdrawn')
})

browserTest('a printer is loaded, maintained, edited, and another one added', site, async ({ page }) => {
  const owner = await newPerson(site, 'operator')
  const printer = await newPrinter(site, owner, { name: 'Workhorse', make: 'Voron', model: '2.4' })
  const blue = await newFilament(site, owner, { display_name: 'Ocean blue', initial_nominal_weight_mg: 1_000_000 })
  await newFilament(site, owner, { display_name: 'Signal red', number: 12, color_hex: '#C4151C' })
  await load(site, printer, blue)
  await insert(site, 'maintenance_entries', {
    user_id: owner.id,
    printer_id: printer.id,
    date: '2026-01-01T00:00:00Z',
    done: false,
    category: 'Belts',
    due_date: '2026-02-01T00:00:00Z',
  })
  const dialog = page.getByRole('dialog')
  await signInAs(page, owner.name, '/printers')
  await page.getByRole('link', { name: '1 task due' }).waitFor()
  await lookAt(page, 'printers')
  await page.getByRole('link', { name: 'Workhorse' }).click()

  await page.getByRole('button', { name: 'Unload Ocean blue' }).click()
  await page.getByText('No spools loaded.').waitFor()
  await page.getByRole('button', { name: 'Load spool' }).click()
  await page.getByRole('combobox', { name: 'Spool' }).selectOption({ label: '#12 Signal red · PLA' })
  await page.getByRole('button', { name: 'Load', exact: true }).click()
  await page.getByRole('link', { name: 'Signal red' }).waitFor()

  await page.getByText('Due', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await dialog.getByLabel('Cost').fill('12.50')
  await dialog.getByRole('button', { name: 'Mark as done' }).click()
  await page.getByText('12.50').waitFor()
  await page.getByText('No maintenance planned.').waitFor()

  await page.getByRole('button', { name: 'Add maintenance' }).click()
  await page.getByLabel('Task').fill('Lubrication')
  await page.getByLabel('After print hours').fill('200')
  await lookAt(page, 'maintenance-new')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Due after 200 print hours').waitFor()
  await lookAt(page, 'printer')

  // The work is planned again, counting from now.
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await dialog.getByRole('button', { name: 'Mark as done' }).click()
  await page.getByRole('heading', { name: 'Done', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Edit Lubrication' }).nth(1).waitFor()
  const entries = await site.db
    .selectFrom('maintenance_entries')
    .select(['category', 'done', 'due_after_hours'])
    .where('user_id', '=', owner.id)
    .orderBy('id')
    .execute()
  assert.deepEqual(entries, [
    { category: 'Belts', done: true, due_after_hours: null },
    { category: 'Lubrication', done: true, due_after_hours: 200 },
    { category: 'Lubrication', done: false, due_after_hours: 200 },
  ])

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Name').fill('Old workhorse')
  await lookAt(page, 'printer-edit')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Old workhorse' }).waitFor()

  await page.getByRole('link', { name: 'Printers', exact: true }).click()
  await page.getByRole('link', { name: 'Add printer' }).click()
  await page.getByLabel('Name').fill('Newcomer')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Newcomer' }).waitFor()
  await page.getByText('No spools loaded.').waitFor()

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.waitForURL('/printers')
  await page.getByText('1 printer', { exact: true }).waitFor()
})
