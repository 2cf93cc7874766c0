import assert from 'node:assert/strict'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

browserTest('an archive is requested, its progress is shown, and it is deleted', site, async ({ page }) => {
  await newPerson(site, 'archivist')
  await signInAs(page, 'archivist', '/account/data')
  await page.getByText('No archives yet.').waitFor()
  await page.getByRole('button', { name: 'Create archive' }).click()
  await page.getByRole('progressbar', { name: 'Progress of the archive' }).waitFor()
  assert.ok(await page.getByRole('button', { name: 'Create archive' }).isDisabled())
  await lookAt(page, 'archives')
  await page.getByRole('button', { name: /^Delete archive of/ }).click()
  await page.getByText('No archives yet.').waitFor()
  assert.ok(await page.getByRole('button', { name: 'Create archive' }).isEnabled())
})
