import type { Locator, Page } from 'playwright-core'
import { drainEvents } from '../../src/events/drain.ts'
import { OutboxDelivery } from '../../src/outbox/delivery.ts'
import { eventually } from '../identity/support.ts'
import { newComment, newMaintenanceEntry } from '../support/belongings.ts'
import { browserTest, signInAs, signInOnPages } from '../support/browser.ts'
import { load, newApiKey, newFilament, newPrint, newPrinter } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()
const { db, log } = site.services
const PHONE = { width: 390, height: 844 }
/** Long enough to push what is below it off a phone. */
const NOTES = 'A long story.\n'.repeat(80)

/** Waits until an element is whole in the view. */
async function isInView(element: Locator): Promise<void> {
  await element.waitFor()
  await eventually(async () => {
    const box = await element.boundingBox()
    return box !== null && box.y >= 0 && box.y + box.height <= PHONE.height
  })
}

/** Waits until an element is below the view, which is at the start of the page. */
async function isBelowStart(page: Page, element: Locator): Promise<void> {
  await element.waitFor()
  await eventually(async () => {
    const box = await element.boundingBox()
    return (await page.evaluate<number>('scrollY')) === 0 && box !== null && box.y > PHONE.height
  })
}

const commentOf = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Comments' }).getByRole('listitem').filter({ hasText: text })

browserTest('a notification leads to its comment, also beyond the first page of comments', site, async ({ page }) => {
  const owner = await newPerson(site, 'commented')
  const author = await newPerson(site, 'commenter')
  const { key } = await newApiKey(site, author)
  const print = await newPrint(site, owner, {
    title: 'Vase',
    notes: NOTES,
    view_status: 'Public',
    allow_comments: true,
  })
  const comment = async (body: string) => {
    await site.client.call('Prints_PostComment', { path: { id: print.id }, body: { body }, as: key })
    await new OutboxDelivery(db, log).run(new Date())
    await drainEvents(db)
  }
  await comment('The first.')
  for (let number = 0; number < 60; number += 1) await newComment(site, print, author, { body: `Again ${number}` })
  await comment('The last.')
  await page.setViewportSize(PHONE)
  await signInAs(page, 'commented', '/notifications')
  await page.getByRole('link', { name: 'New comment on Vase' }).first().click()
  await isInView(commentOf(page, 'The last.'))
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor()
  await page.getByRole('link', { name: 'New comment on Vase' }).last().click()
  await isInView(commentOf(page, 'The first.'))
  // A link to the print leads to its start.
  await page.goto(`/prints/${print.id}`)
  await isBelowStart(page, commentOf(page, 'The first.'))
})

browserTest(
  'home leads to the maintenance of a printer, which stays in view until the user moves',
  site,
  async ({ page }) => {
    const owner = await newPerson(site, 'mechanic')
    const printer = await newPrinter(site, owner, { name: 'Voron', description: NOTES })
    for (let slot = 0; slot < 6; slot += 1) await load(site, printer, await newFilament(site, owner, {}), slot)
    for (let number = 0; number < 12; number += 1)
      await newMaintenanceEntry(site, printer, { due_date: '2020-01-01T00:00:00Z' })
    await page.setViewportSize(PHONE)
    await signInAs(page, 'mechanic', '/')
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/Printers/*/filament', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('region', { name: 'Needs attention' }).getByRole('link', { name: 'Voron' }).click()
    const heading = page.getByRole('heading', { name: 'Maintenance', exact: true })
    await isInView(heading)
    release()
    await page.getByText('A spool').last().waitFor()
    await isInView(heading)
    // The search opens here as on a page whose address names no place.
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search everything' }).waitFor()
    await page.keyboard.press('Escape')
    await page.evaluate('scrollTo(0, 0)')
    await isBelowStart(page, heading)
  },
)

browserTest('the address of an achievement leads to it, also by way of the sign-in', site, async ({ page }) => {
  await newPerson(site, 'achiever')
  await page.setViewportSize(PHONE)
  await signInOnPages(page, 'achiever', '/achievements#logging-ways')
  await isInView(page.getByRole('heading', { name: 'Many ways in' }))
})
