import assert from 'node:assert/strict'
import { browserTest, endSession, lookAt, signInAs, signInOnPages } from '../support/browser.ts'
import { newPerson, startSite } from '../support/site.ts'

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
    await Promise.all([
      page.waitForEvent('console', (message) => message.text().includes('ERR_INTERNET_DISCONNECTED')),
      page.getByRole('link', { name: 'Printers', exact: true }).click(),
    ])
    await page.getByText('You are offline.').waitFor()
    await context.setOffline(false)
    await page.getByText('No printers yet.').waitFor()
    assert.match(complaints.splice(0).join(), /404.*ERR_INTERNET_DISCONNECTED/s)
  },
)

browserTest(
  'a form is saved after its session has ended, by a sign-in that leaves it open',
  site,
  async ({ page, context, complaints }) => {
    const owner = await newPerson(site, 'patient')
    await signInAs(page, owner.name, '/prints/new')
    await page.getByLabel('Title').fill('Benchy')
    await endSession(page)
    await page.getByRole('button', { name: 'Save' }).click()
    const link = page.getByRole('alert').getByRole('link', { name: 'Sign in in a new tab' })
    await link.waitFor()
    await lookAt(page, 'form-signed-out')
    assert.match(complaints.splice(0).join(), /401/)

    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()])
    await tab.getByLabel('User name').fill(owner.name)
    await tab.getByRole('button', { name: 'Sign in' }).click()
    await tab.getByRole('heading', { level: 1, name: 'New print' }).waitFor()
    await tab.close()
    assert.equal(await page.getByLabel('Title').inputValue(), 'Benchy')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: 'Benchy' }).waitFor()
  },
)
