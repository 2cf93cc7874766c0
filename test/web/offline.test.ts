import assert from 'node:assert/strict'
import type { Locator } from 'playwright-core'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newPrint } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()
const NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|dynamically imported/i

browserTest(
  'a print whose response was lost is recorded once when it is saved again offline',
  site,
  async ({ page, context, complaints }) => {
    const { id } = await newPerson(site, 'tunnel')
    await signInAs(page, 'tunnel', '/prints/new')
    await page.getByLabel('Title').fill('Ticket holder')
    await page.route('**/api/Prints', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Check your connection').waitFor()
    await page.unroute('**/api/Prints')
    await context.setOffline(true)
    await page.getByText('You are offline.').waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.waitForURL('**/prints')
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await context.setOffline(false)
    assert.equal((await answer).status(), 201)
    const prints = site.db.selectFrom('prints').select('title').where('user_id', '=', id)
    assert.deepEqual(await prints.execute(), [{ title: 'Ticket holder' }])
    assert(complaints.splice(0).every((text) => NETWORK.test(text)))
  },
)

browserTest('an open page survives being offline', site, async ({ page, context, complaints }) => {
  const person = await newPerson(site, 'commuter')
  const print = await newPrint(site, person, { title: 'Ticket holder' })
  await signInAs(page, 'commuter', `/prints/${print.id}/edit`)
  await page.getByLabel('Title').fill('Ticket holder, new')
  await context.setOffline(true)
  await page.getByText('You are offline.').waitFor()
  await lookAt(page, 'offline')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Save' }).scrollIntoViewIfNeeded()
  await assertOnScreen(page.getByText('You are offline.'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Save' }).click()
  await page.locator('form button:disabled').first().waitFor()
  assert.equal(await page.getByLabel('Title').inputValue(), 'Ticket holder, new')
  await context.setOffline(false)
  await page.waitForURL(`**/prints/${print.id}`)
  await page.getByRole('heading', { level: 1, name: 'Ticket holder, new' }).waitFor()
  assert.equal(await page.getByText('You are offline.').count(), 0)

  // A page whose script is not loaded yet comes when there is a connection; until then, the last one stays.
  await context.setOffline(true)
  await page.getByText('You are offline.').waitFor()
  await page.getByRole('link', { name: 'Analytics' }).click()
  await page.waitForURL('**/analytics')
  assert(await page.getByRole('heading', { level: 1, name: 'Ticket holder, new' }).isVisible())
  await context.setOffline(false)
  await page.getByRole('heading', { level: 1, name: 'Analytics' }).waitFor()

  // A list that was asked for offline comes by itself.
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Printers' }).click()
  await page.getByText('No printers yet.').waitFor()
  await page.getByRole('link', { name: 'Prints', exact: true }).click()
  await page.getByRole('link', { name: 'Ticket holder, new' }).waitFor()
  await context.setOffline(true)
  await page.getByLabel('Success', { exact: true }).check()
  await page.waitForURL('**/prints?statuses=Success')
  await context.setOffline(false)
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
  await page.getByText(/1 print$|No prints match/).waitFor()
  assert(complaints.splice(0).every((text) => NETWORK.test(text)))
})

/** Fails when a part is not between the header and the end of the screen. */
async function assertOnScreen(part: Locator): Promise<void> {
  const [box, header] = await Promise.all([part.boundingBox(), part.page().locator('header.site').boundingBox()])
  const end = part.page().viewportSize()?.height ?? 0
  assert(box && header && box.y >= header.y + header.height && box.y + box.height <= end, JSON.stringify(box))
}
