import assert from 'node:assert/strict'
import sharp from 'sharp'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newFilament, newPrinter } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

/** As an uploader sends it: no credentials, JSON under another label. */
async function saveSettings(settings: object): Promise<string> {
  const response = await fetch(`${site.baseUrl}/api/Cura/settings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: JSON.stringify({ slicer: 'Cura', curaVersion: '5.9.0', pluginVersion: '1.4.2', settings }),
  })
  assert.equal(response.status, 200)
  return ((await response.json()) as { newSettingId: string }).newSettingId
}

async function picture(): Promise<string> {
  const image = sharp({ create: { width: 300, height: 300, channels: 3, background: '#2a9d8f' } })
  return (await image.png().toBuffer()).toString('base64')
}

browserTest('a slicer saves settings and opens the page; the print is saved from them', site, async ({ page }) => {
  const person = await newPerson(site, 'slicer')
  const other = await newPrinter(site, person, { name: 'Another printer' })
  const printer = await newPrinter(site, person, { name: 'Workshop printer' })
  const spool = await newFilament(site, person, { display_name: 'Galaxy Black', initial_nominal_weight_mg: 1_000_000 })
  const settingsId = await saveSettings({
    note: 'For the hall',
    print_name: 'Shelf bracket',
    file_name: 'shelf-bracket.gcode',
    time_stamp: '2026-03-14T08:01:00',
    estimated_print_time_seconds: 11_700,
    material_used_mg: 45_100,
    name: 'Workshop printer',
    snapshot: await picture(),
  })
  await signInAs(page, 'slicer', `/prints/new/cura?settingId=${settingsId}&cura_version=5.9.0&plugin_version=1.4.2`)
  await page.getByRole('img', { name: 'Preview by the slicer' }).waitFor()
  assert.equal(await page.getByLabel('Title').inputValue(), 'Shelf bracket')
  assert.equal(await page.getByLabel('Printer').inputValue(), String(printer.id))
  assert.equal(await page.getByLabel('Estimated hours').inputValue(), '3')
  assert.equal(await page.getByLabel('and minutes').inputValue(), '15')
  assert.equal(await page.getByLabel('Grams').inputValue(), '45.1')
  assert.equal(await page.getByLabel('Notes').inputValue(), 'For the hall')
  assert.equal(await page.getByLabel('Start').inputValue(), '2026-03-14T08:01')
  await lookAt(page, 'slicer-print')

  await page.getByLabel('Spool').selectOption(spool.id)
  await page.getByRole('button', { name: 'Add a material' }).click()
  await page.getByLabel('Grams').nth(1).fill('3,5')
  await page.getByRole('button', { name: 'Save the print' }).click()
  await page.waitForURL(/\/prints\/\d+$/)
  const id = Number(page.url().split('/').at(-1))
  const print = await site.db
    .selectFrom('prints')
    .select(['title', 'printer_id', 'source', 'start_date', 'estimated_print_time_in_seconds', 'notes'])
    .where('user_id', '=', person.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  assert.notEqual(other.id, print.printer_id)
  assert.deepEqual(print, {
    title: 'Shelf bracket',
    printer_id: printer.id,
    source: 'Slicer',
    start_date: '2026-03-14T08:01:00.000Z',
    estimated_print_time_in_seconds: 11_700,
    notes: 'For the hall',
  })
  const usages = await site.db
    .selectFrom('filament_usages')
    .select(['filament_id', 'material_type', 'estimated_amount_mg'])
    .where('print_id', '=', id)
    .where('user_id', '=', person.id)
    .orderBy('slot')
    .execute()
  assert.deepEqual(
    usages.map((usage) => [usage.filament_id, usage.estimated_amount_mg]),
    [
      [spool.id, 45_100],
      [null, 3500],
    ],
  )
  await page.goto('/prints')
  await page.getByRole('link', { name: 'Shelf bracket' }).waitFor()
})

browserTest(
  'settings of somebody else, or of nobody, are refused in plain words',
  site,
  async ({ page, complaints }) => {
    const settingsId = await saveSettings({ print_name: 'Mine' })
    await newPerson(site, 'first')
    await signInAs(page, 'first', `/prints/new/cura?settingId=${settingsId}`)
    await page.getByLabel('Title').waitFor()
    assert.equal(await page.getByLabel('Title').inputValue(), 'Mine')
    await page.context().clearCookies()
    await signInAs(page, 'second', `/prints/new/cura?settingId=${settingsId}`)
    await page.getByText('Another user has retrieved these settings before.').waitFor()
    await lookAt(page, 'slicer-refused')
    await page.goto('/prints/new/cura')
    await page.getByText('This page is opened by a slicer').waitFor()
    assert.match(complaints.splice(0).join(), /403/)
  },
)

browserTest('whatever a slicer sends, the form comes', site, async ({ page }) => {
  const odd = {
    print_name: 5,
    note: {},
    material_used_mg: -1,
    filamentUsage: [null, 'x', { amountMg: 'y' }],
    snapshot: 'zz',
  }
  const settingsId = await saveSettings(odd)
  await signInAs(page, 'odd', `/prints/new/cura?settingId=${settingsId}`)
  await page.getByLabel('Title').waitFor()
  assert.equal(await page.getByLabel('Title').inputValue(), '')
  await lookAt(page, 'slicer-odd')
})
