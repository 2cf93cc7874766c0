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
  await dialog.getByText('1 no change needed').waitFor()
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

browserTest('selected prints get the kind of cause for which they failed', site, async ({ page }) => {
  const user = await newPerson(site, 'diagnostician')
  await newPrint(site, user, { title: 'Lid', status: 'Failed' })
  await signInAs(page, user.name, '/prints')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select Lid' }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Change' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Change', { exact: true }).selectOption('Failure category')
  await dialog.getByLabel('Failure category').selectOption('Clog')
  await dialog.getByRole('button', { name: 'Check' }).click()
  await dialog.getByRole('button', { name: 'Change 1 print' }).click()
  await dialog.getByText('1 changed', { exact: true }).waitFor()
  const prints = await site.db.selectFrom('prints').select('failure_category').where('user_id', '=', user.id).execute()
  assert.deepEqual(prints, [{ failure_category: 'Clog' }])
})

browserTest('why a print is refused is told in the language of the pages', site, async ({ page }) => {
  const user = await newPerson(site, 'sortiererin')
  await newPrint(site, user, { title: 'Voll', tags: Array.from({ length: 50 }, (_, index) => `tag${index}`) })
  const context = await page.context().browser()!.newContext({ baseURL: site.baseUrl, locale: 'de-DE' })
  const visit = await context.newPage()
  await signInAs(visit, user.name, '/prints')
  await visit.getByRole('button', { name: 'Auswählen', exact: true }).click()
  await visit.getByRole('checkbox', { name: 'Voll auswählen' }).check()
  await visit.getByRole('region', { name: 'Auswahl' }).getByRole('button', { name: 'Ändern' }).click()
  const dialog = visit.getByRole('dialog')
  await dialog.getByLabel('Ändern', { exact: true }).selectOption('Tags hinzufügen')
  await dialog.getByLabel('Tags').fill('Kiste')
  await dialog.getByRole('button', { name: 'Prüfen' }).click()
  await dialog.getByRole('row', { name: 'Voll Ein Druck kann höchstens 50 Tags haben.' }).waitFor()
  await context.close()
})

browserTest('a tag with a comma is removed', site, async ({ page }) => {
  const user = await newPerson(site, 'remover')
  const { id } = await newPrint(site, user, { title: 'Lid', tags: ['red, matte', 'box', 'lid'] })
  await signInAs(page, user.name, '/prints')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select Lid' }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Change' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Change', { exact: true }).selectOption('Remove tags')
  await dialog.getByLabel('Tags').fill('red, matte, lid')
  await dialog.getByRole('button', { name: 'Check' }).click()
  await dialog.getByRole('button', { name: 'Change 1 print' }).click()
  await dialog.getByText('1 changed', { exact: true }).waitFor()
  const print = await site.db.selectFrom('prints').select('tags').where('id', '=', id).executeTakeFirstOrThrow()
  assert.deepEqual(print.tags, ['box'])
})

browserTest('tags are separated by the commas of other scripts as well', site, async ({ page }) => {
  const user = await newPerson(site, 'polyglot')
  const { id } = await newPrint(site, user, { title: 'Lid', tags: [] })
  await signInAs(page, user.name, `/prints/${id}/edit`)
  await page.getByLabel('Tags').fill('模型，玩具、红色، صندوق')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(`**/prints/${id}`)
  const print = await site.db.selectFrom('prints').select('tags').where('id', '=', id).executeTakeFirstOrThrow()
  assert.deepEqual(print.tags, ['模型', '玩具', '红色', 'صندوق'])
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

browserTest('Escape does not hide a change or deletion of many prints that goes on', site, async ({ page }) => {
  const user = await newPerson(site, 'impatient')
  await newPrint(site, user, { title: 'Lid' })
  const dialog = page.getByRole('dialog')
  const bar = page.getByRole('region', { name: 'Selection' })
  await signInAs(page, user.name, '/prints')
  for (const [open, run, progress, outcome] of [
    ['Change', 'Change 1 print', 'Changing 1 print', '1 changed'],
    ['Delete', 'Delete 1 print', 'Deleting 1 print', '1 deleted'],
  ] as const) {
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Select Lid' }).check()
    await bar.getByRole('button', { name: open }).click()
    if (open === 'Change') {
      await dialog.getByLabel('New status').selectOption('Failed')
      await dialog.getByRole('button', { name: 'Check' }).click()
    }
    const start = dialog.getByRole('button', { name: run })
    await start.isEnabled()
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/Prints/bulk', async (route) => {
      await released
      await route.continue()
    })
    await start.click()
    await dialog.getByRole('button', { name: 'Close', disabled: true }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.getByText(progress).waitFor()
    release()
    await dialog.getByText(outcome, { exact: true }).waitFor()
    await page.unroute('**/api/Prints/bulk')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
})

browserTest('a change of many prints that waits for a connection can be stopped', site, async (visit) => {
  const { page, context, complaints } = visit
  const user = await newPerson(site, 'commuter')
  for (let number = 1; number <= 202; number += 1) await newPrint(site, user, { title: `Clip ${number}` })
  const failed = async () => {
    const prints = await site.db.selectFrom('prints').select('status').where('user_id', '=', user.id).execute()
    return prints.filter(({ status }) => status === 'Failed').length
  }
  const bar = page.getByRole('region', { name: 'Selection' })
  const dialog = page.getByRole('dialog')
  const changeAll = async () => {
    await bar.getByRole('button', { name: 'Select all 202' }).click()
    await bar.getByText('202 selected').waitFor()
    await bar.getByRole('button', { name: 'Change' }).click()
    await dialog.getByLabel('New status').selectOption('Failed')
    await dialog.getByRole('button', { name: 'Check' }).click()
    await dialog.getByText('will be changed').waitFor()
  }
  await signInAs(page, user.name, '/prints')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await changeAll()
  await context.setOffline(true)
  const isLost = () => page.waitForEvent('requestfailed', (request) => request.url().endsWith('/bulk'))
  const firstLost = isLost()
  await dialog.getByRole('button', { name: 'Change 202 prints' }).click()
  await firstLost
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByText('Stopped: 0 of 202 prints changed.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await bar.getByText('202 selected').waitFor()

  // The connection is lost after the first request.
  await context.setOffline(false)
  await changeAll()
  await page.route(
    '**/api/Prints/bulk',
    async (route) => {
      const response = await route.fetch()
      await context.setOffline(true)
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  const secondLost = isLost()
  await dialog.getByRole('button', { name: 'Change 202 prints' }).click()
  await dialog.locator('progress[value="200"]').waitFor()
  await secondLost
  await page.keyboard.press('Escape')
  await dialog.getByText('Stopped: 200 of 202 prints changed.').waitFor()
  await lookAt(page, 'prints-change-stopped')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await bar.waitFor({ state: 'detached' })
  await context.setOffline(false)
  assert.equal(await failed(), 200)

  // The connection breaks while the second request is on its way.
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await bar.getByRole('button', { name: 'Select all 202' }).click()
  await bar.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByText('202 will be deleted').waitFor()
  let requests = 0
  await page.route('**/api/Prints/bulk', async (route) => {
    requests += 1
    if (requests === 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await dialog.getByRole('button', { name: 'Delete 202 prints' }).click()
  await dialog.getByText('It is not known whether all of the other 2 prints were sent.').waitFor()
  assert(complaints.splice(0).every((text) => /ERR_(INTERNET_DISCONNECTED|FAILED)/.test(text)))
})

/**
 * Starts a change, and goes back as soon as its form has gone: the form must not ask about what was chosen in it. The page
 * hears that the connection is back as soon as the dialog has gone, before anything else can happen.
 */
const BACK_WITHOUT_FORM = `(() => {
  const start = document.querySelector('dialog button.primary')
  const dialog = start.closest('dialog')
  let isBack = false
  new MutationObserver((_, observer) => {
    if (!start.isConnected && !isBack) {
      isBack = true
      history.back()
    }
    if (dialog.isConnected) return
    observer.disconnect()
    dispatchEvent(new Event('online'))
  }).observe(document.body, { childList: true, subtree: true })
  start.click()
})()`

browserTest('a change of prints that waits for a connection is given up with its page', site, async (visit) => {
  const { page, context, complaints } = visit
  const user = await newPerson(site, 'leaver')
  await newPrint(site, user, { title: 'Lid', status: 'Success' })
  await signInAs(page, user.name, '/printers')
  await page.getByRole('navigation').getByRole('link', { name: 'Prints', exact: true }).first().click()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select Lid' }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Change' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New status').selectOption('Failed')
  await dialog.getByRole('button', { name: 'Check' }).click()
  const start = dialog.getByRole('button', { name: 'Change 1 print' })
  await start.waitFor()
  await context.setOffline(true)
  const changes: string[] = []
  page.on('request', (request) => request.url().endsWith('/bulk') && changes.push(request.url()))
  await page.evaluate(BACK_WITHOUT_FORM)
  await dialog.waitFor({ state: 'detached' })
  await context.setOffline(false)
  await page.getByRole('navigation').getByRole('link', { name: 'Prints', exact: true }).first().click()
  await page.getByRole('button', { name: 'Select', exact: true }).waitFor()
  assert.equal(changes.length, 1, 'only the request that failed was sent')
  assert(complaints.splice(0).every((text) => /ERR_INTERNET_DISCONNECTED/.test(text)))
})
