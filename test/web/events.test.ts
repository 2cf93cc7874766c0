import assert from 'node:assert/strict'
import { drainEvents } from '../../src/events/drain.ts'
import { browserTest, signInAs } from '../support/browser.ts'
import { newApiKey, newPrint } from '../support/factories.ts'
import { eventually } from '../identity/support.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()
const { streams } = site.services

browserTest('lists and a running print change by themselves; the tabs share one stream', site, async ({ page }) => {
  const owner = await newPerson(site, 'watcher')
  const { key } = await newApiKey(site, owner)
  const running = await newPrint(site, owner, { title: 'Running', status: 'Printing' })
  await signInAs(page, owner.name, '/prints')
  await page.getByRole('link', { name: 'Running' }).waitFor()
  const second = await page.context().newPage()
  await second.goto(`${site.baseUrl}/prints/${running.id}`)
  await second.getByRole('heading', { level: 1, name: 'Running' }).waitFor()
  await eventually(() => streams.count === 1)

  await site.client.call('Prints_PostPrint', { body: { title: 'From elsewhere' }, as: key })
  await site.client.call('Prints_CompletePrint', { path: { id: running.id }, body: { status: 'Failed' }, as: key })
  await drainEvents(site.services.db)
  await page.getByRole('link', { name: 'From elsewhere' }).waitFor()
  await second.getByText('Failed').first().waitFor()

  // The stream is lost, and the tab that has it is closed: the other one goes on where it stopped.
  streams.open()
  await page.close()
  await site.client.call('Prints_PatchPrint', { path: { id: running.id }, body: { title: 'Renamed' }, as: key })
  await drainEvents(site.services.db)
  await second.getByRole('heading', { level: 1, name: 'Renamed' }).waitFor()
  await eventually(() => streams.count === 1)
})

browserTest('what happens between a page and its stream is shown', site, async ({ page }) => {
  const owner = await newPerson(site, 'early')
  const { key } = await newApiKey(site, owner)
  await site.client.call('Prints_PostPrint', { body: { title: 'First' }, as: key })
  await drainEvents(site.services.db)
  const asked = Promise.withResolvers<string>()
  const missed = Promise.withResolvers<void>()
  await page.route('**/api/Events*', async (route) => {
    asked.resolve(new URL(route.request().url()).search)
    await missed.promise
    await route.continue()
  })
  await signInAs(page, owner.name, '/prints')
  await page.getByRole('link', { name: 'First' }).waitFor()
  assert.equal(await asked.promise, '?after=1')
  await site.client.call('Prints_PostPrint', { body: { title: 'Missed' }, as: key })
  await drainEvents(site.services.db)
  missed.resolve()
  await page.getByRole('link', { name: 'Missed' }).waitFor()
})

browserTest('a stream that is refused is opened again, and what was missed is shown', site, async (visit) => {
  const { page, complaints } = visit
  const owner = await newPerson(site, 'patient')
  const { key } = await newApiKey(site, owner)
  await newPrint(site, owner, { title: 'First' })
  const refused = Promise.withResolvers<void>()
  const missed = Promise.withResolvers<void>()
  let requests = 0
  // Again after half a second: what was missed in it must be shown, too.
  await page.addInitScript('Math.random = () => 0')
  await page.route('**/api/Events*', async (route) => {
    requests += 1
    if (requests > 1) return missed.promise.then(() => route.continue())
    await route.fulfill({ status: 503 })
    refused.resolve()
  })
  await signInAs(page, owner.name, '/prints')
  await page.getByRole('link', { name: 'First' }).waitFor()
  await refused.promise
  await site.client.call('Prints_PostPrint', { body: { title: 'Missed' }, as: key })
  await drainEvents(site.services.db)
  missed.resolve()
  await page.getByRole('link', { name: 'Missed' }).waitFor()
  await site.client.call('Prints_PostPrint', { body: { title: 'Followed' }, as: key })
  await drainEvents(site.services.db)
  await page.getByRole('link', { name: 'Followed' }).waitFor()
  assert.match(complaints.splice(0).join(), /503/)
})

browserTest(
  'a filtered list that cannot be loaded does not show the list before it',
  site,
  async ({ page, complaints }) => {
    const owner = await newPerson(site, 'chooser')
    const { key } = await newApiKey(site, owner)
    await newPrint(site, owner, { title: 'Finished', status: 'Success' })
    await signInAs(page, owner.name, '/prints')
    await page.getByRole('link', { name: 'Finished' }).waitFor()
    await eventually(() => streams.count === 1)
    let requests = 0
    // An event interrupts the first request, and the next one fails.
    await page.route('**/api/Prints/summary?*statuses=Failed*', async (route) => {
      requests += 1
      if (requests > 1) await route.fulfill({ status: 503 })
    })
    await page.getByLabel('Failed', { exact: true }).check()
    await eventually(() => requests === 1)
    await site.client.call('Prints_PostPrint', { body: { title: 'From elsewhere' }, as: key })
    await drainEvents(site.services.db)
    await page.getByRole('alert').first().waitFor()
    assert.equal(await page.getByRole('link', { name: 'Finished' }).count(), 0)
    assert.match(complaints.splice(0).join(), /503/)
  },
)
