import assert from 'node:assert/strict'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newFilament, newPrint, newPrinter, newUsage, type Owner } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

async function newVase(owner: Owner) {
  const rates = { currency: 'EUR', electricity_rate_micros: 300_000 }
  await site.db.updateTable('users').set(rates).where('id', '=', owner.id).execute()
  const printer = await newPrinter(site, owner, { wattage_w: 120 })
  const spool = await newFilament(site, owner, {
    display_name: 'Galaxy Black',
    initial_nominal_weight_mg: 750_000,
    purchase_price_micros: 24_900_000,
    purchase_currency: 'EUR',
  })
  const print = await newPrint(site, owner, {
    title: 'A vase',
    printer_id: printer.id,
    print_time_in_seconds: 11_700,
    copies: 2,
  })
  await newUsage(site, print, { filament_id: spool.id, amount_mg: 46_200 })
  return print
}

browserTest(
  'a quote shows what each line comes from, and the browser remembers the rates',
  site,
  async ({ page, complaints }) => {
    const owner = await newPerson(site, 'seller')
    const print = await newVase(owner)
    await signInAs(page, owner.name, `/prints/${print.id}`)
    await page.getByRole('link', { name: 'Quote a price' }).click()
    await page.getByRole('heading', { level: 1, name: 'Quote' }).waitFor()
    await page.getByText('46.2 g × €24.90 per 750 g').waitFor()
    await page.getByText('3 h 15 min × 120 W × €0.30 per kWh').waitFor()
    await page.getByText('€0.83 for each of 2').waitFor()

    await page.getByLabel('Quantity').fill('3')
    await page.getByLabel('Machine rate').fill('1,5')
    await page.getByLabel('Labor rate').fill('30')
    await page.getByLabel('Labor time').fill('20')
    await page.getByLabel('Margin').fill('25')
    await page.getByLabel('Tax').fill('19')
    await page.getByLabel('Round up to').fill('0.5')
    await page.getByLabel('Round up to').press('Enter')
    await page.getByText('9 h 45 min × €1.50 per hour').waitFor()
    // 4.60 + 0.35 + 14.63 + 10.00, 25% more, and then 19%.
    await page.getByRole('status').getByText('€44.50', { exact: true }).waitFor()
    await page.getByText('€44.01, rounded up to a multiple of €0.50').waitFor()
    await lookAt(page, 'quote')

    await page.reload()
    assert.equal(await page.getByLabel('Machine rate').inputValue(), '1.5')
    assert.equal(await page.getByLabel('Quantity').inputValue(), '1')
    await page.getByText('3 h 15 min × €1.50 per hour').waitFor()

    await page.getByLabel('Round up to').fill('0.001')
    await page.getByRole('button', { name: 'Calculate price' }).click()
    await page.getByText('Check the marked fields.').waitFor()
    await page.getByText('The currency cannot pay this amount. Use fewer decimals.').waitFor()
    assert.match(complaints.splice(0).join(), /400/)
    assert.equal(await page.getByLabel('Round up to').getAttribute('aria-invalid'), 'true')
    assert.equal(await page.getByRole('table').count(), 0)
  },
)

browserTest('a quote says what is not part of the price', site, async ({ page }) => {
  const owner = await newPerson(site, 'giver')
  const print = await newPrint(site, owner, { title: 'A gift' })
  await newUsage(site, print, { material_type: 'PLA', amount_mg: 46_200 })
  await signInAs(page, owner.name, `/prints/${print.id}/quote`)
  await page.getByRole('heading', { name: 'Not part of the price' }).waitFor()
  await page.getByText('PLA: no price is known.').waitFor()
  await page.getByText('Electricity: the print has no printer.').waitFor()
  const missing = page.getByRole('listitem').filter({ hasText: 'Electricity: no rate is known.' })
  assert.equal(await missing.getByRole('link', { name: 'Open settings' }).getAttribute('href'), '/account')
  await page.getByLabel('Use the failure rate of my finished prints').check()
  assert.equal(await page.getByLabel('Failures').count(), 0)
  await page.getByRole('button', { name: 'Calculate price' }).click()
  await page.getByText('Failures: too few finished prints for a failure rate.').waitFor()
  await lookAt(page, 'quote-missing')
})

browserTest('on paper there are the price and its lines, without the form', site, async ({ page }) => {
  const owner = await newPerson(site, 'printer')
  const print = await newVase(owner)
  await signInAs(page, owner.name, `/prints/${print.id}/quote`)
  await page.getByText('46.2 g × €24.90 per 750 g').waitFor()
  await page.emulateMedia({ media: 'print' })
  assert.equal(await page.getByRole('form', { name: 'Rates' }).count(), 0)
  assert.equal(await page.getByRole('link', { name: 'Back to print' }).count(), 0)
  assert(await page.getByRole('table').isVisible())
  assert(await page.getByRole('heading', { level: 1, name: 'Quote' }).isVisible())
})
