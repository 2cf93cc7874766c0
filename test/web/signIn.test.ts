import assert from 'node:assert/strict'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { startSite } from '../support/site.ts'

const site = await startSite()

browserTest(
  'first sign-in leads back to the page asked for; what is not there is said',
  site,
  async ({ page, context, complaints }) => {
    await signInAs(page, 'newcomer', '/filaments?page=1')
    await page.getByRole('heading', { level: 1, name: 'Filaments' }).waitFor()
    assert.equal(new URL(page.url()).search, '?page=1')
    await lookAt(page, 'filaments-empty')

    await page.goto('/filaments/x')
    await page.getByRole('heading', { level: 1, name: 'No such spool' }).waitFor()
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Printers', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'This page failed' }).waitFor()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.getByText('No printers yet.').waitFor()
    assert.match(complaints.splice(0).join(), /400.*ERR_INTERNET_DISCONNECTED/s)
  },
)
