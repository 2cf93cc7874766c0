import assert from 'node:assert/strict'
import sharp from 'sharp'
import { browserTest, endSession, lookAt, signInAs } from '../support/browser.ts'
import { load, newFilament, newPrinter } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

/** Saves settings as an uploader does: without credentials, and with JSON under another media type. */
async function saveSettings(settings: object): Promise<string> {
  const response = await fetch(`${site.baseUrl}/api/Cura/settings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: JSON.stringify({ slicer: 'Cura', curaVersion: '5.9.0', pluginVersion: '1.4.2', settings }),
  })
  assert.equal(response.status, 200)
  return ((await response.json()) as { newSettingId: string }).newSettingId
}

async function snapshot(): Promise<string> {
  const image = sharp({ create: { width: 300, height: 300, channels: 3, background: '#2a9d8f' } })
  return (await image.png().toBuffer()).toString('base64')
}

browserTest('a print is recorded from the settings that a slicer saved, and edited', site, async ({ page }) => {
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
    snapshot: await snapshot(),
  })
  await signInAs(page, 'slicer', `/prints/new/cura?settingId=${settingsId}&cura_version=5.9.0&plugin_version=1.4.2`)
  await page.getByRole('img', { name: 'Slicer preview' }).waitFor()
  assert.equal(await page.getByLabel('Title').inputValue(), 'Shelf bracket')
  assert.equal(await page.getByLabel('Printer').inputValue(), String(printer.id))
  assert.equal(await page.getByLabel('Status').inputValue(), 'Pending')
  const estimate = page.getByRole('group', { name: 'Estimated print time' })
  assert.equal(await estimate.getByLabel('h', { exact: true }).inputValue(), '3')
  assert.equal(await estimate.getByLabel('min').inputValue(), '15')
  assert.equal(await page.getByLabel('Estimate (g)').inputValue(), '45.1')
  assert.equal(await page.getByRole('textbox', { name: 'Notes', exact: true }).inputValue(), 'For the hall')
  assert.equal(await page.getByLabel('Start').inputValue(), '2026-03-14T08:01')
  assert.equal(await page.getByRole('textbox', { name: 'File name' }).inputValue(), 'shelf-bracket.gcode')
  await lookAt(page, 'slicer-print')

  await page.getByLabel('Spool').selectOption(spool.id)
  await page.getByRole('button', { name: 'Add filament' }).click()
  await page.getByLabel('Estimate (g)').nth(1).fill('3,5')
  // Fields that only the form for other prints had.
  await page.getByLabel('Tags').fill('shelf, hall')
  await page.getByLabel('Copies').fill('2')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/\/prints\/\d+$/)
  const id = Number(page.url().split('/').at(-1))
  const print = await site.db
    .selectFrom('prints')
    .select([
      'title',
      'printer_id',
      'source',
      'start_date',
      'estimated_print_time_in_seconds',
      'notes',
      'status',
      'file_name',
      'tags',
      'copies',
      'slicer_settings_id',
    ])
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
    status: 'Pending',
    file_name: 'shelf-bracket.gcode',
    tags: ['shelf', 'hall'],
    copies: 2,
    slicer_settings_id: settingsId,
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

  // Editing the print keeps what the form does not show.
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Title').fill('Shelf bracket, left')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: 'Shelf bracket, left' }).waitFor()
  const edited = await site.db
    .selectFrom('prints')
    .select(['title', 'source', 'start_date', 'slicer_settings_id'])
    .where('user_id', '=', person.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(edited, {
    title: 'Shelf bracket, left',
    source: 'Slicer',
    start_date: '2026-03-14T08:01:00.000Z',
    slicer_settings_id: settingsId,
  })
  await page.goto('/prints')
  await page.getByRole('link', { name: 'Shelf bracket, left' }).waitFor()
})

browserTest('filament from a slicer comes from the spools of the selected printer', site, async ({ page }) => {
  const person = await newPerson(site, 'loader')
  const [left, right] = [
    await newPrinter(site, person, { name: 'Left' }),
    await newPrinter(site, person, { name: 'Right' }),
  ]
  const [blue, red, own] = [
    await newFilament(site, person, { display_name: 'Blue' }),
    await newFilament(site, person, { display_name: 'Red' }),
    await newFilament(site, person, { display_name: 'Own' }),
  ]
  await load(site, left, blue)
  await load(site, right, red)
  const settingsId = await saveSettings({
    print_name: 'Two spools',
    name: 'left',
    filamentUsage: [
      { materialType: 'PETG', estimatedAmountMg: 12_000 },
      { filamentId: own.id, estimatedAmountMg: 3000 },
    ],
  })
  await signInAs(page, 'loader', `/prints/new/cura?settingId=${settingsId}`)
  const spools = () => Promise.all([0, 1].map((index) => page.getByLabel('Spool').nth(index).inputValue()))
  await page.getByLabel('Title').waitFor()
  assert.deepEqual(await spools(), [blue.id, own.id])
  await page.getByLabel('Printer').selectOption('Right')
  assert.deepEqual(await spools(), [red.id, own.id])
  // Without a loaded spool, the material of the slicer counts.
  await page.getByLabel('Printer').selectOption('None')
  assert.deepEqual(await spools(), ['', own.id])
  assert.equal(await page.getByLabel('Material').inputValue(), 'PETG')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/\/prints\/\d+$/)
  const usages = await site.db
    .selectFrom('filament_usages')
    .select(['filament_id', 'material_type', 'slot', 'estimated_amount_mg'])
    .where('user_id', '=', person.id)
    .orderBy('position')
    .execute()
  assert.deepEqual(usages, [
    { filament_id: null, material_type: 'PETG', slot: 0, estimated_amount_mg: 12_000 },
    { filament_id: own.id, material_type: null, slot: 1, estimated_amount_mg: 3000 },
  ])
})

browserTest('settings of another user are refused with an explanation', site, async ({ page, complaints }) => {
  const settingsId = await saveSettings({ print_name: 'Mine' })
  await newPerson(site, 'first')
  await signInAs(page, 'first', `/prints/new/cura?settingId=${settingsId}`)
  await page.getByLabel('Title').waitFor()
  assert.equal(await page.getByLabel('Title').inputValue(), 'Mine')
  await endSession(page)
  await signInAs(page, 'second', `/prints/new/cura?settingId=${settingsId}`)
  await page.getByText('Another user has retrieved these settings before.').waitFor()
  await lookAt(page, 'slicer-refused')
  await page.goto('/prints/new/cura')
  await page.getByText('uploader plug-in opens this page').waitFor()
  assert.match(complaints.splice(0).join(), /403/)
})

browserTest('the form opens with invalid settings, too', site, async ({ page }) => {
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

browserTest('a title that is too long ends with a whole character', site, async ({ page }) => {
  const person = await newPerson(site, 'enthusiast')
  const settingsId = await saveSettings({ print_name: `${'x'.repeat(99)}🚀🚀` })
  await signInAs(page, 'enthusiast', `/prints/new/cura?settingId=${settingsId}`)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: '🚀' }).waitFor()
  const { title } = await site.db
    .selectFrom('prints')
    .select('title')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  assert.equal(title, `${'x'.repeat(99)}🚀`)
})
