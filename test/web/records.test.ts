import assert from 'node:assert/strict'
import sharp from 'sharp'
import { drainEvents } from '../../src/events/drain.ts'
import { browserTest, signInAs, waitUntil } from '../support/browser.ts'
import { newApiKey, newPrint, type Owner } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

const png = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

/** Two prints, of which the page of the first links to the second. */
async function newNeighbors(owner: Owner) {
  return [
    await newPrint(site, owner, { title: 'Lid', start_date: '2026-03-01T12:00:00Z' }),
    await newPrint(site, owner, { title: 'Box', start_date: '2026-03-02T12:00:00Z' }),
  ] as const
}

browserTest('what is typed on the page of a print is not on that of the next print', site, async ({ page }) => {
  const owner = await newPerson(site, 'writer')
  const [lid, box] = await newNeighbors(owner)
  await signInAs(page, owner.name, `/prints/${lid.id}`)
  await page.getByLabel('Your comment').fill('The lid warps')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('link', { name: 'Next print' }).click()
  await page.getByRole('heading', { level: 1, name: 'Box' }).waitFor()
  await page.waitForURL(`/prints/${box.id}`)
  assert.equal(await page.getByLabel('Your comment').inputValue(), '')
  // A screen reader says which print it is now.
  await waitUntil(page, "document.activeElement?.textContent === 'Box'")
})

browserTest('images that wait for a print are never uploaded to the next print', site, async ({ page }) => {
  const owner = await newPerson(site, 'uploader')
  const [lid] = await newNeighbors(owner)
  const held = Promise.withResolvers<void>()
  const paths: string[] = []
  await page.route('**/api/Prints/*/images', async (route) => {
    paths.push(new URL(route.request().url()).pathname)
    await held.promise
    await route.continue()
  })
  await signInAs(page, owner.name, `/prints/${lid.id}`)
  const file = { name: 'front.png', mimeType: 'image/png', buffer: await png() }
  await page.getByLabel('Add images').setInputFiles([file, { ...file, name: 'back.png' }])
  await page.getByText('Uploading image 1 of 2').waitFor()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('link', { name: 'Next print' }).click()
  await page.getByRole('heading', { level: 1, name: 'Box' }).waitFor()
  const uploaded = page.waitForResponse((response) => response.url().endsWith('/images') && response.ok())
  held.resolve()
  await uploaded
  await page.waitForLoadState('networkidle')
  assert.deepEqual(paths, [`/api/Prints/${lid.id}/images`])
})

browserTest('a record that a link leads to from another one refreshes by itself', site, async ({ page }) => {
  const owner = await newPerson(site, 'reader')
  const { key } = await newApiKey(site, owner)
  const [lid, box] = await newNeighbors(owner)
  await signInAs(page, owner.name, `/prints/${lid.id}`)
  await page.getByRole('link', { name: 'Next print' }).click()
  await page.getByRole('heading', { level: 1, name: 'Box' }).waitFor()
  await site.client.call('Prints_PatchPrint', { path: { id: box.id }, body: { title: 'Chest' }, as: key })
  await drainEvents(site.services.db)
  await page.getByRole('heading', { level: 1, name: 'Chest' }).waitFor()
})
