import assert from 'node:assert/strict'
import { tight } from '../quotas/limits.ts'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newPrint, newSlicerSettings } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite(tight({ settingsBytes: 20 * 1024 }))

browserTest('slicer settings are listed, and deleted to make space for others', site, async ({ page, complaints }) => {
  const person = await newPerson(site, 'collector')
  await signInAs(page, 'collector', '/account/storage')
  await page.getByText('No slicer settings yet.').waitFor()
  await page.getByRole('row', { name: 'Slicer settings 0 bytes 20 KiB' }).waitFor()
  await page.getByRole('row', { name: 'Size of files to import 0 bytes 1 GiB' }).waitFor()
  await lookAt(page, 'storage-empty')

  const body = JSON.stringify({ settings: { snapshot: 'x'.repeat(8 * 1024) } })
  const own = { user_id: person.id, body, slicer: 'Cura' }
  const vase = await newSlicerSettings(site, { ...own, title: 'Vase', created_date: '2026-01-01T12:00:00Z' })
  await newSlicerSettings(site, { ...own, title: 'Arm', created_date: '2026-02-01T12:00:00Z' })
  await newPrint(site, person, { title: 'Tall vase', slicer_settings_id: vase.id })
  await page.reload()
  const names = () => page.getByRole('table', { name: 'Your slicer settings' }).getByRole('rowheader').allTextContents()
  await page.getByRole('rowheader', { name: 'Vase' }).waitFor()
  assert.deepEqual(await names(), ['Arm', 'Vase'])
  await page.getByLabel('Sort by').selectOption('Name')
  await page.waitForURL(/order=title/)
  await page.getByRole('row', { name: /^Vase Cura .* 1 8 KiB/ }).waitFor()
  await lookAt(page, 'storage')

  // There is no space for a third.
  const third = await newSlicerSettings(site, { body, title: 'Third' })
  await page.goto(`/prints/new/cura?settingId=${third.id}`)
  await page.getByText('Delete some at').waitFor()
  assert.match(complaints.splice(0).join(), /409/)

  await page.goto('/account/storage')
  await page.getByRole('button', { name: 'Delete settings for Vase' }).click()
  await page.getByRole('dialog').getByText('Prints that were recorded from them do not change.').waitFor()
  await lookAt(page, 'storage-delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('rowheader', { name: 'Vase' }).waitFor({ state: 'detached' })
  await page.getByRole('row', { name: /^Slicer settings 8 KiB 20 KiB/ }).waitFor()
  await page.goto(`/prints/new/cura?settingId=${third.id}`)
  await page.getByLabel('Title').waitFor()
  const { title } = await site.db
    .selectFrom('prints')
    .select('title')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  assert.equal(title, 'Tall vase')
})

browserTest('the list stays where it is when the usage above it comes', site, async ({ page }) => {
  await newPerson(site, 'patient')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/Users/me/storage', async (route) => {
    await held.promise
    await route.continue()
  })
  await signInAs(page, 'patient', '/account/storage')
  const list = page.getByText('No slicer settings yet.')
  await list.waitFor()
  await page.getByRole('row', { name: 'Prints', exact: true }).waitFor()
  const before = await list.boundingBox()
  held.resolve()
  await page.getByRole('row', { name: 'Slicer settings 0 bytes 20 KiB' }).waitFor()
  assert.deepEqual(await list.boundingBox(), before)
})
