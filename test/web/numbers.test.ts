import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { browserTest, signInAs } from '../support/browser.ts'
import { newFilament, newPrint } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

/** Texts that are no number, of which some programs make one. */
const NO_NUMBERS = ['abc', '1e5', '-1', '12.34,5', '1.234.5', '1 23', '<b>1</b>', 'Infinity', '9'.repeat(400), '1,,2']
/** Numbers as people of different countries write them. */
const WRITTEN = [
  ['1.234,5', 1234.5],
  ['1,234.56', 1234.56],
  ['1.000.000', 1_000_000],
  ['1 234,5', 1234.5],
  ['1\u202f234', 1234],
  ['1’234.5', 1234.5],
  ['1,234', 1.234],
  ['0.500', 0.5],
  ['\u0661\u0662\u066b\u0665', 12.5],
  ['\u06f1\u066c\u06f2\u06f3\u06f4', 1234],
] as const

/** Signs in with a browser that prefers German. */
async function inGerman(page: Page, name: string, target: string): Promise<Page> {
  const context = await page.context().browser()!.newContext({ baseURL: site.baseUrl, locale: 'de-DE' })
  const visit = await context.newPage()
  await signInAs(visit, name, target)
  return visit
}

browserTest('German pages show and take a decimal comma, and send numbers', site, async ({ page }) => {
  const user = await newPerson(site, 'komma')
  const visit = await inGerman(page, 'komma', '/account')
  await visit.getByLabel('Strompreis').fill('0,345')
  const sent = visit.waitForRequest((request) => request.method() === 'PATCH')
  await visit.getByRole('button', { name: 'Speichern' }).click()
  assert.match((await sent).postData() ?? '', /"electricityRatePerKwh":0\.345\b/)
  await visit.getByText('Gespeichert.').waitFor()
  await visit.reload()
  assert.equal(await visit.getByLabel('Strompreis').inputValue(), '0,345')
  await visit.getByLabel('Strompreis').fill('0.5')
  await visit.getByRole('button', { name: 'Speichern' }).click()
  await visit.getByText('Gespeichert.').waitFor()

  const spool = await newFilament(site, user, { initial_nominal_weight_mg: 750_500 })
  await visit.goto(`/filaments/${spool.id}/edit`)
  assert.equal(await visit.getByLabel('Durchmesser (mm)').inputValue(), '1,75')
  assert.equal(await visit.getByLabel('Nettogewicht (g)').inputValue(), '750,5')
  await visit.goto('/prints')
  await visit.getByText('Weitere Filter').click()
  await visit.getByLabel('Schichthöhe ab (mm)').fill('0,12')
  await visit.keyboard.press('Tab')
  await visit.waitForURL(/\?minLayerHeightMm=0\.12$/)
  assert.equal(await visit.getByLabel('Schichthöhe ab (mm)').inputValue(), '0,12')
  await visit.context().close()
})

browserTest('numbers are taken as people of many countries write them, also from the page', site, async ({ page }) => {
  const user = await newPerson(site, 'welt')
  const visit = await inGerman(page, 'welt', '/account')
  for (const [text, value] of WRITTEN) {
    const sent = visit.waitForRequest((request) => request.method() === 'PATCH')
    const saved = visit.waitForResponse((response) => response.request().method() === 'PATCH')
    await visit.getByLabel('Strompreis').fill(text)
    await visit.getByRole('button', { name: 'Speichern' }).click()
    const { electricityRatePerKwh } = (await sent).postDataJSON() as { electricityRatePerKwh: number }
    assert.equal(electricityRatePerKwh, value, text)
    assert.equal((await saved).status(), 200)
    await visit.reload()
  }

  const spool = await newFilament(site, user, { initial_nominal_weight_mg: 2_345_600 })
  await visit.goto(`/filaments/${spool.id}`)
  await visit.getByRole('button', { name: 'Bestand anpassen' }).click()
  const dialog = visit.getByRole('dialog')
  const shown = /[\d.]+,\d\s*g/.exec((await dialog.getByText('2.345,6').textContent()) ?? '')?.[0] ?? ''
  await dialog.getByLabel('Filament kam dazu oder wurde entnommen').check()
  await dialog.getByLabel('Änderung').fill(`\u2212${shown}`)
  await dialog.getByRole('button', { name: 'Anpassen', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  const recorded = site.db.selectFrom('filaments').select('balance_mg').where('id', '=', spool.id)
  assert.deepEqual(await recorded.executeTakeFirst(), { balance_mg: 0 })
  await visit.context().close()
})

browserTest('a text that is no number is told at its field, and not sent', site, async ({ page }) => {
  await newPerson(site, 'unzahl')
  const visit = await inGerman(page, 'unzahl', '/account')
  const patches: string[] = []
  visit.on('request', (request) => request.method() === 'PATCH' && patches.push(request.url()))
  const price = visit.getByLabel('Strompreis')
  for (const text of NO_NUMBERS) {
    await price.fill('1')
    await price.fill(text)
    await visit.getByRole('button', { name: 'Speichern' }).click()
    await visit.getByText('Eine Zahl, zum Beispiel 12,5').waitFor()
    assert.equal(await price.getAttribute('aria-invalid'), 'true', text)
    await visit.locator('[name=electricityRatePerKwh]:focus').waitFor()
    await price.fill('2')
    await visit.getByText('Eine Zahl, zum Beispiel 12,5').waitFor({ state: 'detached' })
  }
  assert.deepEqual(patches, [])

  // One of these readings is a thousand times the other: the field does not guess.
  for (const text of ['1.000', '750.125']) {
    await price.fill(text)
    await visit.getByRole('button', { name: 'Speichern' }).click()
    await visit.getByText('„.“ kann Tausender oder Nachkommastellen abtrennen.').waitFor()
    assert.equal(await price.getAttribute('aria-invalid'), 'true', text)
    await price.fill('2')
    await visit.getByText('kann Tausender').waitFor({ state: 'detached' })
  }
  assert.deepEqual(patches, [])

  // What the service says about a number is in German as well.
  await price.fill('99999999999')
  await visit.getByRole('button', { name: 'Speichern' }).click()
  await visit.getByText('Das darf höchstens 1000000 sein.').waitFor()
  await visit.getByText('Prüfe die markierten Felder.').waitFor()
  await visit.context().close()
})

browserTest('temperatures are typed in the unit in which they are shown', site, async ({ page }) => {
  const user = await newPerson(site, 'fahrenheit')
  await site.db.updateTable('users').set({ units: 'Imperial' }).where('id', '=', user.id).execute()
  const spool = await newFilament(site, user, {
    nozzle_temperature_celsius: 216,
    bed_temperature_celsius: 60,
    material_type: 'PLA',
  })
  const recorded = () =>
    site.db
      .selectFrom('filaments')
      .select(['nozzle_temperature_celsius as nozzle', 'bed_temperature_celsius as bed'])
      .where('id', '=', spool.id)
      .executeTakeFirst()
  await signInAs(page, 'fahrenheit', `/filaments/${spool.id}`)
  await page.getByText('421 °F').waitFor()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  assert.equal(await page.getByLabel('Nozzle temperature (°F)').inputValue(), '421')
  assert.equal(await page.getByLabel('Diameter (mm)').inputValue(), '1.75', 'as everywhere in the field')
  await page.getByText(/^Usually 3\d\d to 4\d\d for PLA$/).waitFor()
  await page.getByLabel('Bed temperature (°F)').fill('158')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('158 °F').waitFor()
  // 421 °F would be 216.1 °C: what was not touched keeps its value.
  assert.deepEqual(await recorded(), { nozzle: 216, bed: 70 })
})

browserTest('the parts of the cost of a print add up to its total', site, async ({ page }) => {
  const user = await newPerson(site, 'accountant')
  const costs = { filament_cost_micros: 126_000, electricity_cost_micros: 25_400, cost_currency: 'EUR' }
  const print = await newPrint(site, user, { status: 'Success', ...costs })
  await signInAs(page, user.name, `/prints/${print.id}`)
  // Each rounded by itself, the parts would be 0.13 and 0.03.
  await page.getByText('€0.15', { exact: true }).waitFor()
  await page.getByText('Filament €0.12', { exact: true }).waitFor()
  await page.getByText('Electricity €0.03', { exact: true }).waitFor()
})

browserTest('a cost that lacks materials is shown as the least that the print cost', site, async ({ page }) => {
  const user = await newPerson(site, 'lender')
  const costs = { filament_cost_micros: 2_000_000, cost_currency: 'EUR', is_filament_partial: true }
  const print = await newPrint(site, user, {
    status: 'Success',
    title: 'Bracket',
    ...costs,
    start_date: '2026-01-05T10:00:00Z',
  })
  await signInAs(page, user.name, `/prints/${print.id}`)
  await page.getByText('at least €2.00', { exact: true }).waitFor()
  await page.getByText('The cost of some materials is unknown.').waitFor()
  await page.goto('/prints')
  await page.getByRole('listitem').filter({ hasText: 'Bracket' }).getByText('at least €2.00').waitFor()
})

browserTest('a stock is adjusted in the unit that has just been chosen', site, async ({ page }) => {
  const user = await newPerson(site, 'converter')
  const spool = await newFilament(site, user, { display_name: 'Ocean blue', initial_nominal_weight_mg: 1_000_000 })
  await signInAs(page, 'converter', `/filaments/${spool.id}`)
  await page.getByRole('button', { name: 'Adjust stock' }).waitFor()
  // Only by links: they do not load the scripts of the pages again.
  await page.getByRole('link', { name: 'converter' }).click()
  await page.getByLabel('Units', { exact: true }).selectOption('Imperial')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.').waitFor()
  await page.getByRole('link', { name: 'Filaments', exact: true }).click()
  await page.getByRole('link', { name: 'Ocean blue' }).click()
  await page.getByRole('button', { name: 'Adjust stock' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Remaining (oz)').waitFor()
  await dialog.getByLabel('Filament was added or removed').check()
  const change = dialog.getByLabel('Change (oz), negative if removed')
  assert.match((await change.getAttribute('title')) ?? '', /ounces/)
  await change.fill('-8')
  await dialog.getByRole('button', { name: 'Adjust', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  const recorded = site.db.selectFrom('filaments').select('balance_mg').where('id', '=', spool.id)
  assert.deepEqual(await recorded.executeTakeFirst(), { balance_mg: 1_000_000 - 226_796 })
})
