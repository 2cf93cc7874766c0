import assert from 'node:assert/strict'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newFilament, newPrint, newPrinter } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

browserTest('a length from a slicer is kept, and shown in grams once its spool is known', site, async ({ page }) => {
  const person = await newPerson(site, 'measurer')
  await newPrinter(site, person, { name: 'Archived', is_active: false })
  await newPrinter(site, person, { name: 'Another printer' })
  const last = await newPrinter(site, person, { name: 'Last used' })
  await newPrint(site, person, { printer_id: last.id })
  const spool = await newFilament(site, person, {
    display_name: 'Thin',
    initial_nominal_weight_mg: 1_000_000,
    material_density_gram_per_cubic_cm: 1.24,
    diameter_mm: 1.75,
  })
  const saved = await fetch(`${site.baseUrl}/api/Cura/settings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      slicer: 'OrcaSlicer',
      settings: {
        print_name: 'Hook',
        name: 'Unknown printer',
        time_stamp: 1_773_475_260,
        material_used_mg: null,
        filamentUsage: [
          { id: null, filament: { id: null }, amountMg: null, estimatedLengthInM: 1.52, source: 0, estimatedSource: 2 },
          { filament: { id: null, materialType: 'PETG' }, estimatedLengthInM: 0.5, notes: 'Slot 3 · Blue · PETG' },
        ],
      },
    }),
  })
  const { newSettingId } = (await saved.json()) as { newSettingId: string }
  await signInAs(page, 'measurer', `/prints/new/cura?settingId=${newSettingId}`)
  await page.getByText('1.52 m: select a spool to see the weight').waitFor()
  assert.equal(await page.getByLabel('Printer').inputValue(), String(last.id))
  assert.equal(await page.getByLabel('Start').inputValue(), '2026-03-14T08:01')
  const estimates = page.getByLabel('Estimate (g)')
  assert.equal(await estimates.first().inputValue(), '')
  await page.getByLabel('Spool').first().selectOption(spool.id)
  await page.getByText('From 1.52 m').waitFor()
  assert.equal(await estimates.first().inputValue(), '4.533')
  assert.equal(await page.getByLabel('Material').inputValue(), 'PETG')
  await lookAt(page, 'slicer-lengths')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/\/prints\/\d+$/)
  const usages = await site.db
    .selectFrom('filament_usages')
    .select(['filament_id', 'slot', 'estimated_length_in_m', 'estimated_source', 'estimated_amount_mg', 'notes'])
    .where('user_id', '=', person.id)
    .orderBy('position')
    .execute()
  assert.deepEqual(
    usages.map((usage) => Object.values(usage)),
    [
      [spool.id, 0, 1.52, 'Length', 4533, null],
      [null, 2, 0.5, 'Length', 1527, 'Slot 3 · Blue · PETG'],
    ],
  )
})
