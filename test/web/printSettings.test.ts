import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { insert, newPrint, newSlicerSettings } from '../support/factories.ts'
import { eventually } from '../identity/support.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

browserTest('the slicer settings of a print are shown, compared and searched for', site, async ({ page }) => {
  const person = await newPerson(site, 'slicing')
  const body = JSON.stringify({ settings: { layer_height: 0.2 } })
  const { id: slicerSettingsId } = await newSlicerSettings(site, { user_id: person.id, body })
  const settings = { user_id: person.id, slicer_settings_id: slicerSettingsId, slicer: 'Cura', nozzle_diameter_um: 400 }
  const fine = await newPrint(site, person, { title: 'Fine vase', slicer_settings_id: slicerSettingsId })
  await insert(site, 'print_settings', {
    ...settings,
    print_id: fine.id,
    layer_height_um: 120,
    infill_permille: 125,
    has_supports: false,
    bed_temperature_c: 0,
    nozzle_temperature_c: 215,
  })
  const coarse = await newPrint(site, person, { title: 'Coarse vase' })
  await insert(site, 'print_settings', {
    ...settings,
    print_id: coarse.id,
    layer_height_um: 280,
    infill_permille: 125,
    has_supports: true,
  })
  await newPrint(site, person, { title: 'By hand' })

  await signInAs(page, 'slicing', '/prints')
  await page.getByRole('link', { name: 'Fine vase' }).click()
  const section = page.getByRole('region', { name: 'Slicer settings' })
  await section.waitFor()
  const texts = await section.locator('dl > div').allInnerTexts()
  assert.deepEqual(
    texts.map((text) => text.split('\n').filter(Boolean)),
    [
      ['Layer height', '0.12 mm'],
      ['Nozzle diameter', '0.4 mm'],
      ['Infill', '12.5%'],
      ['Supports', 'No'],
      ['Nozzle temperature', '215 °C'],
      ['Bed temperature', 'Not heated'],
      ['Slicer', 'Cura'],
    ],
  )
  const saving = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Download all settings' }).click()
  const saved = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as { settings: unknown }
  assert.deepEqual(saved.settings, { layer_height: 0.2 })
  await lookAt(page, 'print-settings')

  await section.getByRole('link', { name: 'Compare' }).click()
  // Before the list has come, its prints are not there either.
  await page.getByRole('link', { name: 'By hand' }).waitFor()
  await page.getByRole('searchbox', { name: 'Search prints' }).fill('coarse')
  await page.getByRole('link', { name: 'By hand' }).waitFor({ state: 'detached' })
  await lookAt(page, 'compare-choice')
  await page.getByRole('list', { name: 'Prints to compare with' }).getByRole('link', { name: 'Coarse vase' }).click()
  const rows = async (name: string) => {
    const texts = await page.getByRole('table', { name }).locator('tbody tr').allInnerTexts()
    return texts.map((text) => text.split('\t').map((cell) => cell.trim()))
  }
  await page.getByRole('table', { name: 'Different' }).waitFor()
  assert.deepEqual(await rows('Different'), [
    ['Layer height', '0.12 mm', '0.28 mm'],
    ['Supports', 'No', 'Yes'],
    ['Nozzle temperature', '215 °C', '–'],
    ['Bed temperature', 'Not heated', '–'],
  ])
  assert.deepEqual(
    (await rows('The same')).map(([label]) => label),
    ['Nozzle diameter', 'Infill', 'Slicer', 'Status'],
  )
  await lookAt(page, 'compare')
  await page.getByRole('link', { name: 'Choose another print' }).click()
  await page.getByRole('link', { name: 'By hand' }).waitFor()

  await page.goto('/prints')
  const shows = (...expected: string[]) =>
    eventually(async () => (await page.locator('.print-summary a').allInnerTexts()).join() === expected.join())
  await shows('By hand', 'Coarse vase', 'Fine vase')
  await page.getByText('More filters').click()
  await page.getByLabel('Layer height to (mm)').fill('0.2')
  await page.getByLabel('Infill from (%)').fill('10')
  await page.keyboard.press('Tab')
  // The first filter alone has the same result.
  await page.waitForURL(/minInfillPercent=10/)
  await shows('Fine vase')
  await lookAt(page, 'prints-settings-filters')
  await page.reload()
  await shows('Fine vase')
  await page.getByLabel('Supports').selectOption('With supports')
  await page.getByText('No prints match these filters.').waitFor()
  await page.getByLabel('Layer height to (mm)').fill('')
  await page.keyboard.press('Tab')
  await page.getByLabel('Nozzle').selectOption('0.4 mm')
  await shows('Coarse vase')
  // A value that the API would refuse does not filter.
  await page.goto('/prints?minLayerHeightMm=99&nozzleDiametersMm=7&hasSupports=x')
  await shows('By hand', 'Coarse vase', 'Fine vase')
})

browserTest('visitors see no settings of a public print', site, async ({ page }) => {
  const person = await newPerson(site, 'publisher')
  const print = await newPrint(site, person, { title: 'Public vase', view_status: 'Public' })
  await insert(site, 'print_settings', {
    user_id: person.id,
    print_id: print.id,
    slicer_settings_id: '5b1f7a90-2c64-4e0d-8f3a-7d9e6c1b2a41',
    layer_height_um: 120,
  })
  await page.goto(`/prints/${print.id}`)
  await page.getByRole('heading', { level: 1, name: 'Public vase' }).waitFor()
  await page.getByText('publisher').first().waitFor()
  assert.equal(await page.getByText('Layer height').count(), 0)
})
