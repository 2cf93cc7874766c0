import assert from 'node:assert/strict'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

browserTest('weights are typed with their units, and what is usual is offered', site, async ({ page }) => {
  const owner = await newPerson(site, 'typist')
  await signInAs(page, owner.name, '/filaments/new')
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field('Name').fill('Galaxy Black')
  assert.equal(await field('Net weight (g)').inputValue(), '1000')
  await field('Material').fill('petg')
  await page.getByText('Usually 230 to 260 for PETG').waitFor()
  await page.getByText('Usually 70 to 90 for PETG').waitFor()
  await page.getByText('Leave empty to use 1.27, as usual for PETG').waitFor()
  await field('Brand').fill('prusament')
  const suggestions = page.locator('datalist option', { hasText: 'kg, plastic' })
  await suggestions.first().waitFor({ state: 'attached' })
  const values = await Promise.all((await suggestions.all()).map((option) => option.getAttribute('value')))
  assert.deepEqual(values, ['193', '219'])
  await lookAt(page, 'spool-form')
  await field('Net weight (g)').fill('2.2 lb')
  await field('Empty spool weight (g)').fill('0,193 KG')
  await field('Low-stock alert (g)').fill('5 stone')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.locator('input[name=lowStockThresholdMg]:invalid').waitFor()
  await field('Low-stock alert (g)').fill('5 oz')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: 'Galaxy Black' }).waitFor()
  const spool = await site.db
    .selectFrom('filaments')
    .selectAll()
    .where('user_id', '=', owner.id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(
    [spool.initial_nominal_weight_mg, spool.spool_weight_mg, spool.low_stock_threshold_mg],
    [997_903, 193_000, 141_748],
  )
  assert.equal(spool.material_density_gram_per_cubic_cm, 1.27)

  await page.getByRole('link', { name: 'Duplicate' }).click()
  await page.getByLabel('Brand', { exact: true }).waitFor()
  assert.equal(await field('Brand').inputValue(), 'prusament')
  await field('Location').fill('Shelf 2')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Shelf 2').waitFor()
  const [first, second] = await site.db
    .selectFrom('filaments')
    .select(['initial_nominal_weight_mg', 'type_id', 'balance_mg', 'number'])
    .where('user_id', '=', owner.id)
    .orderBy('number')
    .execute()
  assert.deepEqual(second, { ...first, number: 2 })
})
