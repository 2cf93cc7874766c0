import assert from 'node:assert/strict'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newPrinter } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

browserTest('a connection whose response was lost is created once', site, async ({ page, complaints }) => {
  const user = await newPerson(site, 'unlucky')
  await signInAs(page, 'unlucky', '/account/connections')
  await page.getByText('No connections yet.').waitFor()
  await page.getByLabel('Name', { exact: true }).fill('Workshop')
  const create = page.getByRole('button', { name: 'Create a connection' })
  await page.route('**/api/SpoolConnections', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await create.click()
  await page.getByText('Check your connection and try again.').waitFor()
  await page.unroute('**/api/SpoolConnections')
  await create.click()
  await page.getByText('its secret was lost on the way').waitFor()
  const made = site.db.selectFrom('spool_connections').select('name').where('user_id', '=', user.id)
  assert.deepEqual(await made.execute(), [{ name: 'Workshop' }])
  // The lost one is in the list, and another one can be created.
  await page.getByRole('button', { name: /^Delete.*Workshop/ }).waitFor()
  await create.click()
  await page.getByText('it contains the key').waitFor()
  const url = (await page.getByRole('region', { name: 'address', exact: true }).textContent()) ?? ''
  site.secrets.add(url.slice(url.lastIndexOf('/') + 1))
  assert.equal((await made.execute()).length, 2)
  assert.match(complaints.splice(0).join('\n'), /ERR_FAILED\n.* status of 409 \(Conflict\)$/)
})

browserTest('a spool connection is created, its first call is seen, and it is deleted', site, async ({ page }) => {
  const user = await newPerson(site, 'connector')
  const printer = await newPrinter(site, user, { name: 'Voron' })
  await signInAs(page, 'connector', '/account/connections')
  await page.getByText('No connections yet.').waitFor()
  await page.getByLabel('Name', { exact: true }).fill('Workshop')
  await page.getByLabel('Printer', { exact: true }).selectOption('Voron')
  await page.getByRole('button', { name: 'Create a connection' }).click()
  await page.getByText('it contains the key').waitFor()
  const url = (await page.getByRole('region', { name: 'address', exact: true }).textContent()) ?? ''
  site.secrets.add(url.slice(url.lastIndexOf('/') + 1))
  assert.match(url, /\/spoolman\/[^/]{35,}$/)
  await page.getByText('Moonraker, for Mainsail').click()
  const section = page.getByRole('region', { name: 'section of moonraker.conf' })
  const text = (await section.textContent()) ?? ''
  assert.ok(text.startsWith(`[spoolman]\nserver: ${url}\n`), text)
  await page.getByText('for the first call').waitFor()
  await lookAt(page, 'connections-new')

  await site.db
    .updateTable('spool_connections')
    .set({ last_used_date: new Date().toISOString(), client_name: 'Moonraker/0.11.0' })
    .where('user_id', '=', user.id)
    .where('printer_id', '=', printer.id)
    .execute()
  await page.getByText('Last call:').waitFor()
  await page.getByText('Moonraker/0.11.0').waitFor()
  await lookAt(page, 'connections')

  await page.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No connections yet.').waitFor()
})

browserTest(
  'the address of a new connection is not shown any more once the connection is deleted',
  site,
  async ({ page }) => {
    await signInAs(page, 'wrongname', '/account/connections')
    await page.getByLabel('Name').fill('Wrong name')
    await page.getByRole('button', { name: 'Create a connection' }).click()
    site.secrets.add((await page.locator('.secret code').first().textContent()) ?? '')
    await page.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('No connections yet.').waitFor()
    assert.equal(await page.locator('.secret').count(), 0)
  },
)
