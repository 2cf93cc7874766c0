import assert from 'node:assert/strict'
import { newAdjustment } from '../support/belongings.ts'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newFilament } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

browserTest('a print that overdraws its spool warns first, and the ledger names it', site, async ({ page }) => {
  const owner = await newPerson(site, 'overdrawer')
  const spool = await newFilament(site, owner, { display_name: 'Short', initial_nominal_weight_mg: 1_000_000 })
  await signInAs(page, owner.name, '/prints/new')
  await page.getByLabel('Title').fill('Giant vase')
  await page.getByRole('button', { name: 'Add filament' }).click()
  await page.getByLabel('Spool').selectOption(spool.id)
  await page.getByLabel('Used (g)').fill('1000')
  assert.equal(await page.getByText('that the spool holds').count(), 0)
  await page.getByLabel('Used (g)').fill('1200,04')
  await page.getByText('200 g more than the 1 kg that the spool holds.').waitFor()
  await lookAt(page, 'overdraft')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/\/prints\/\d+$/)
  await page.getByRole('link', { name: 'Short' }).click()
  await page.getByText('Overdrawn', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Giant vase' }).waitFor()
  await page.getByRole('cell', { name: '-1,200.0 g', exact: true }).waitFor()
  await page.getByRole('cell', { name: '-200.0 g', exact: true }).waitFor()
  await page.getByRole('cell', { name: '+1,000.0 g', exact: true }).waitFor()
  await lookAt(page, 'ledger')
})

browserTest('an adjustment can be undone, but not that of a changed net weight', site, async ({ page }) => {
  const owner = await newPerson(site, 'weigher')
  const spool = await newFilament(site, owner, { display_name: 'Changed', initial_nominal_weight_mg: 1_000_000 })
  const { user_id, id } = spool
  const change = site.db.updateTable('filaments').set({ initial_nominal_weight_mg: 750_000 })
  await change.where('user_id', '=', user_id).where('id', '=', id).execute()
  await newAdjustment(site, spool, -250_000, { note: 'The nominal weight was changed.' })
  await newAdjustment(site, spool, -5000)
  await signInAs(page, owner.name, `/filaments/${id}`)
  await page.getByRole('cell', { name: '-250.0 g', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Undo adjustment of -5.0 g' }).waitFor()
  assert.equal(await page.getByRole('button', { name: 'Undo' }).count(), 1)
})
