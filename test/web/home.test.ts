import assert from 'node:assert/strict'
import { newMaintenanceEntry } from '../support/belongings.ts'
import { assertInView, browserTest, lookAt, setTextSize, signInAs } from '../support/browser.ts'
import { newFilament, newFilamentType, newPrint, newPrinter, newUsage } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()
const HOUR = 3_600_000

browserTest('the home page shows what prints, what needs attention and the latest prints', site, async ({ page }) => {
  const person = await newPerson(site, 'owner')
  const printer = await newPrinter(site, person, { name: 'Voron' })
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()
  const start = { printer_id: printer.id, estimated_print_time_in_seconds: 7200 }
  await newPrint(site, person, { ...start, title: 'Tower', status: 'Printing', start_date: ago(1) })
  await newPrint(site, person, { ...start, title: 'Forgotten', status: 'Printing', start_date: ago(30) })
  await newPrint(site, person, { ...start, title: 'Vase', status: 'Success', start_date: ago(10) })
  await newPrint(site, person, { title: 'Spaghetti', status: 'Failed', start_date: ago(20) })
  const explained = { status: 'Failed' as const, start_date: ago(21), failure_reason: 'Warped' }
  await newPrint(site, person, { ...explained, title: 'Known' })
  await newFilament(site, person, { display_name: 'Full', initial_nominal_weight_mg: 1_000_000 })
  // Less than what is low of a whole spool, and not low.
  for (let number = 1; number <= 5; number += 1)
    await newFilament(site, person, {
      display_name: `Sample ${number}`,
      initial_nominal_weight_mg: 20_000,
      low_stock_threshold_mg: 1000,
    })
  const low = { display_name: 'Nearly gone', initial_nominal_weight_mg: 40_000, low_stock_threshold_mg: 100_000 }
  const spool = await newFilament(site, person, { ...low, spool_weight_mg: 200_000 })

  await signInAs(page, 'owner', '/prints')
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: 'Hello, owner' }).waitFor()
  const running = page.getByRole('region', { name: 'Printing now' })
  await running.getByText('About 1 h left').waitFor()
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await attention.getByText('Nearly gone').waitFor()
  const items = await attention.getByRole('listitem').allTextContents()
  assert.deepEqual(items, [
    'Forgotten28 h longer than estimated. Is it still printing?',
    'SpaghettiFailed. Record the reason.',
    'Nearly gone40 g left',
  ])
  const planned = await newPrint(site, person, { title: 'Big box', status: 'Pending' })
  await newUsage(site, planned, { material_type: 'ABS', estimated_amount_mg: 300_000, estimated_source: 'Weight' })
  await page.reload()
  await attention.getByRole('link', { name: '300 g missing for planned prints' }).waitFor()
  await attention.getByRole('link', { name: '300 g missing for planned prints' }).click()
  await page.getByRole('heading', { level: 1, name: 'Stock' }).waitFor()
  await page.goBack()
  await site.db.deleteFrom('prints').where('user_id', '=', person.id).where('id', '=', planned.id).execute()
  const type = await newFilamentType(site, person, { name: 'Signal Red', reorder_point_mg: 1_000_000 })
  const red = { type_id: type.id, display_name: 'Signal Red', initial_nominal_weight_mg: 800_000 }
  await newFilament(site, person, red)
  await page.reload()
  await attention.getByRole('link', { name: '800 g free, reorder point 1 kg' }).click()
  await page.getByText('1 filament type is at or below the reorder point.').waitFor()
  await page.goBack()
  await site.db.updateTable('filament_types').set({ reorder_point_mg: null }).where('user_id', '=', person.id).execute()
  // The list is short, and says so.
  for (const display_name of ['A', 'B', 'C', 'D', 'E']) await newFilament(site, person, { ...low, display_name })
  await page.reload()
  await attention.getByRole('link', { name: '2 more spools are low' }).waitFor()
  assert.equal(await attention.getByRole('listitem').count(), 7)
  const latest = page.getByRole('region', { name: 'Latest prints' })
  assert.deepEqual(await latest.locator('b').allTextContents(), ['Vase', 'Spaghetti', 'Known'])
  await page.getByRole('region', { name: 'Last 30 days' }).getByText('Print time').waitFor()
  assert.equal(await page.getByRole('heading', { name: 'Set up your logbook' }).count(), 0)
  await lookAt(page, 'home')

  await running
    .getByRole('listitem')
    .filter({ hasText: 'Tower' })
    .getByRole('link', { name: 'Mark as finished' })
    .click()
  await page.getByRole('dialog', { name: 'Mark as finished' }).getByRole('button', { name: 'Save' }).click()
  await page.getByText('Success', { exact: true }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Tower' }).waitFor()
  assert.equal(await page.getByRole('dialog').count(), 0, 'the dialog does not come again')

  await page.goto('/')
  await page.getByRole('button', { name: 'Weigh a spool' }).click()
  await page.getByRole('combobox', { name: 'Spool' }).selectOption({ value: spool.id })
  await page.getByRole('button', { name: 'Continue' }).click()
  const dialog = page.getByRole('dialog', { name: 'Adjust stock' })
  await dialog.getByLabel('Weight including the spool (g)').fill('235')
  await dialog.getByRole('button', { name: 'Adjust' }).click()
  await page.getByText('35 g').first().waitFor()
})

browserTest(
  'a new account is led through three steps, which it can leave and take up again',
  site,
  async ({ page }) => {
    const person = await newPerson(site, 'newcomer')
    await signInAs(page, 'newcomer', '/prints')
    await page.goto('/')
    const steps = page.getByRole('region', { name: 'Set up your logbook' })
    await steps.getByRole('link', { name: 'Add a printer' }).waitFor()
    await page.getByText('Nothing is printing.').waitFor()
    await page.getByText('Finished prints appear here.').waitFor()
    await lookAt(page, 'home-new')
    const printer = await newPrinter(site, person, { name: 'First' })
    await page.reload()
    await steps.getByText('Add a printer, done').waitFor()
    await steps.getByRole('link', { name: 'Connect it' }).click()
    await page.getByRole('heading', { level: 1, name: 'Connect' }).waitFor()
    await page.goBack()
    await newPrint(site, person, { title: 'Benchy', printer_id: printer.id, status: 'Success' })
    await page.reload()
    await page.getByText('Benchy').waitFor()
    assert.equal(await steps.count(), 0)
  },
)

browserTest('home tells what it could not find out, and tries it again', site, async ({ page, complaints }) => {
  const person = await newPerson(site, 'unlucky')
  const printer = await newPrinter(site, person, { name: 'Voron' })
  await newMaintenanceEntry(site, printer, { due_date: '2020-01-01T00:00:00Z' })
  const sources = ['**/api/Filaments?*', '**/api/Printers/summary?*', '**/api/Prints/summary?*']
  for (const source of sources) {
    await page.route(source, (route) => route.fulfill({ status: 503, json: { title: 'Unavailable', detail: 'Busy.' } }))
  }
  await signInAs(page, 'unlucky', '/')
  const running = page.getByRole('region', { name: 'Printing now' })
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await running.getByRole('alert').getByText('Unavailable. Busy.').waitFor()
  await attention.getByRole('alert').getByText('Unavailable. Busy.').waitFor()
  assert.equal(await page.getByText(/^Nothing/).count(), 0)
  // What comes is shown, and that there may be more.
  await page.unroute('**/api/Printers/summary?*')
  await attention.getByRole('button', { name: 'Try again' }).click()
  await attention.getByRole('link', { name: 'Voron' }).waitFor()
  await attention.getByText('There may be more').waitFor()
  assert.equal(await attention.getByRole('alert').count(), 0)
  await lookAt(page, 'home-partly')
  for (const source of sources) await page.unroute(source)
  await running.getByRole('button', { name: 'Try again' }).press('Enter')
  await running.getByText('Nothing is printing.').waitFor()
  await running.locator('h2:focus').waitFor()
  await attention.getByRole('button', { name: 'Try again' }).click()
  await attention.getByText('There may be more').waitFor({ state: 'detached' })
  await attention.getByRole('link', { name: 'Voron' }).waitFor()
  assert.match(complaints.splice(0).join(), /503/)
})

browserTest('on a phone the sections are at the bottom, and the color scheme is kept', site, async ({ page }) => {
  await newPerson(site, 'walker')
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'walker', '/prints')
  await page.getByText('No prints yet.').waitFor()
  const bar = page.getByRole('navigation', { name: 'Main' })
  // With text of twice the size, which some people need, everything is in view.
  await setTextSize(page, 32)
  await assertInView(page.locator('.account-link'))
  await setTextSize(page, 16)
  assert.equal(await bar.getByRole('link', { name: 'Prints' }).getAttribute('aria-current'), 'page')
  await bar.getByRole('button', { name: 'More' }).click()
  await bar.getByRole('link', { name: 'Printers' }).click()
  await page.getByRole('heading', { level: 1, name: 'Printers' }).waitFor()
  assert.equal(await bar.getByRole('link', { name: 'Analytics' }).count(), 0, 'the menu has closed')
  const background = () => page.evaluate('getComputedStyle(document.body).backgroundColor')
  const before = await background()
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  const dark = await background()
  assert.notEqual(dark, before)
  await page.reload()
  await page.getByText('No printers yet.').waitFor()
  assert.equal(await background(), dark)
})
