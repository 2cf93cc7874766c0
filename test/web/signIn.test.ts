import assert from 'node:assert/strict'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { startSite } from '../support/site.ts'

const site = await startSite()

browserTest('first sign-in leads back to the page asked for', site, async ({ page }) => {
  await signInAs(page, 'newcomer', '/filaments?page=1')
  await page.getByRole('heading', { level: 1, name: 'Filaments' }).waitFor()
  assert.equal(new URL(page.url()).search, '?page=1')
  await lookAt(page, 'filaments-empty')
})
