import assert from 'node:assert/strict'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newPrint, newPrinter } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

browserTest('selected prints are changed after a dry run; what is refused is told by print', site, async ({ page }) => {
  const user = await newPerson(site, 'sorter')
  const printer = await newPrinter(site, user, { name: 'Voron' })
  await newPrint(site, user, { title: 'Lid', tags: ['box'] })
  await newPrint(site, user, { title: 'Base', printer_id: printer.id })
  // At the limit of the contract: one tag more is refused.
  await newPrint(site, user, { title: 'Full', tags: Array.from({ length: 50 }, (_, index) => `tag${index}`) })
  await newPrint(site, user, { title: 'Other' })
  const changed = async () => {
    const prints = await site.db.selectFrom('prints').select('tags').where('user_id', '=', user.id).execute()
    return prints.filter(({ tags }) => tags.includes('box'))
  }
  await signInAs(page, 'sorter', '/prints')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  for (const title of ['Lid', 'Base', 'Full']) await page.getByRole('checkbox', { name: `Select ${title}` }).check()
  const bar = page.getByRole('region', { name: 'Selection' })
  await bar.getByText('3 selected').waitFor()
  await lookAt(page, 'prints-select')
  await bar.getByRole('button', { name: 'Change' }).click()

  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Change', { exact: true }).selectOption('Add tags')
  await dialog.getByLabel('Tags').fill('box')
  await dialog.getByRole('button', { name: 'Check' }).click()
  await dialog.getByText('1 will be changed').waitFor()
  await dialog.getByText('1 already as wanted').waitFor()
  await dialog.getByText('1 cannot be changed').waitFor()
  await dialog.getByRole('row', { name: /^Full / }).waitFor()
  assert.equal((await changed()).length, 1, 'a dry run changes nothing')
  await lookAt(page, 'prints-change')
  await dialog.getByRole('button', { name: 'Change 1 print' }).click()
  await dialog.getByText('1 changed', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
  assert.equal((await changed()).length, 2)
  assert.equal(await bar.count(), 0, 'the selection has ended')
})

browserTest('all prints that match are selected and deleted, over pages and requests', site, async ({ page }) => {
  const user = await newPerson(site, 'cleaner')
  for (let number = 1; number <= 205; number += 1) await newPrint(site, user, { title: `Test cube ${number}` })
  await newPrint(site, user, { title: 'Vase' })
  await signInAs(page, 'cleaner', '/prints?searchText=cube')
  await page.getByText('Page 1 of 9 · 205 prints').waitFor()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByLabel('All on this page').check()
  await page.getByText('25 selected').waitFor()
  await page.getByRole('button', { name: 'Select all 205' }).click()
  await page.getByText('205 selected').waitFor()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('205 will be deleted').waitFor()
  await lookAt(page, 'prints-delete')
  await dialog.getByRole('button', { name: 'Delete 205 prints' }).click()
  await dialog.getByText('205 deleted').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByText('No prints match these filters.').waitFor()
  const left = await site.db.selectFrom('prints').select('title').where('user_id', '=', user.id).execute()
  assert.deepEqual(left, [{ title: 'Vase' }])
})
