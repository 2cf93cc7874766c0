import assert from 'node:assert/strict'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newFilamentType } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

browserTest('a filament type is found, gets spools with numbers in a row, or is deleted', site, async ({ page }) => {
  const user = await newPerson(site, 'typist')
  await signInAs(page, 'typist', '/filaments/types')
  await page.getByText('No filament types yet. A spool brings its own.').waitFor()
  await newFilamentType(site, user, { name: 'Galaxy Black' })
  await newFilamentType(site, user, { name: 'Signal Red' })
  await page.reload()
  await page.getByLabel('Search', { exact: true }).fill('Galaxy')
  await page.getByText('1 filament type', { exact: true }).waitFor()
  await page.getByText(/^0 of 0 spools in use/).waitFor()
  await lookAt(page, 'filament-types')

  await page.getByRole('link', { name: 'Galaxy Black' }).click()
  await page.getByText('No spools of this type.').waitFor()
  await page.getByLabel('New spools').fill('2')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('link', { name: '#2 Galaxy Black' }).waitFor()
  await page.getByRole('link', { name: '#1 Galaxy Black' }).waitFor()
  assert.equal(await page.getByRole('button', { name: 'Delete' }).count(), 0)
  await lookAt(page, 'filament-type')

  await page.goto('/filaments/types')
  await page.getByRole('link', { name: 'Signal Red' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('1 filament type', { exact: true }).waitFor()
})

browserTest('a filament type is added and edited; its spools follow', site, async ({ page }) => {
  await signInAs(page, 'collector', '/filaments/types')
  await page.getByRole('link', { name: 'Add filament type' }).click()
  await page.getByLabel('Brand').fill('Prusament')
  await page.getByLabel('Name', { exact: true }).fill('Ocean Blue')
  await page.getByLabel('Material').fill('PETG')
  await page.getByLabel('Net weight (g)').fill('850')
  await page.getByLabel('Price').fill('29.90')
  await page.getByLabel('Color name').fill('Ocean blue')
  await lookAt(page, 'filament-type-new')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ocean Blue' }).waitFor()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('link', { name: '#1 Ocean Blue' }).waitFor()

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Nozzle temperature (°C)').fill('245')
  await page.getByLabel('Notes').fill('Dry it first.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Dry it first.').waitFor()
  await page.getByRole('link', { name: '#1 Ocean Blue' }).click()
  await page.getByText('245 °C').waitFor()
})
