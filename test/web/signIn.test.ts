import assert from 'node:assert/strict'
import { browserTest, lookAt, signInOnPages } from '../support/browser.ts'
import { startSite } from '../support/site.ts'

const site = await startSite()

browserTest(
  'the first sign-in returns to the requested page; missing records and pages are explained',
  site,
  async ({ page, context, complaints }) => {
    await signInOnPages(page, 'newcomer', '/filaments?page=1')
    await page.getByRole('heading', { level: 1, name: 'Filaments' }).waitFor()
    assert.equal(new URL(page.url()).search, '?page=1')
    await lookAt(page, 'filaments-empty')

    await page.goto('/filaments/x')
    await page.getByRole('heading', { level: 1, name: 'Spool not found' }).waitFor()
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Printers', exact: true }).click()
    await page.getByText('You are offline.').waitFor()
    await context.setOffline(false)
    await page.getByText('No printers yet.').waitFor()
    assert.match(complaints.splice(0).join(), /404.*ERR_INTERNET_DISCONNECTED/s)
  },
)
