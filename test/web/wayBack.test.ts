import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { browserTest, signInAs } from '../support/browser.ts'
import { newFilament, newPrint } from '../support/factories.ts'
import { eventually } from '../identity/support.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

/** Scrolls to a link and follows it. Gives where the page was scrolled to. */
async function follow(page: Page, name: string): Promise<number> {
  const link = page.getByRole('link', { name, exact: true })
  await link.scrollIntoViewIfNeeded()
  await page.evaluate('new Promise(requestAnimationFrame)')
  const top = await page.evaluate<number>('scrollY')
  assert(top > 200, `only ${top} px`)
  await link.click()
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  return top
}

const isAt = (page: Page, top: number) =>
  eventually(async () => Math.abs((await page.evaluate<number>('scrollY')) - top) <= 1)

browserTest('the way back from a print restores filters, page, data and place', site, async ({ page }) => {
  const person = await newPerson(site, 'traveler')
  for (let number = 1; number <= 60; number += 1) {
    await newPrint(site, person, {
      title: `Print ${number}`,
      status: 'Success',
      start_date: new Date(Date.UTC(2026, 0, 1, number)).toISOString(),
    })
  }
  await signInAs(page, 'traveler', '/prints')
  await page.getByLabel('Success', { exact: true }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('link', { name: 'Print 35', exact: true }).waitFor()
  await page.getByText('Page 2 of 3').waitFor()
  const top = await follow(page, 'Print 16')
  assert.equal(await page.evaluate('scrollY'), 0)
  // The list is there before the service has answered again.
  let isHeld = false
  await page.route('**/api/Prints/summary?*', () => {
    isHeld = true
  })
  await page.goBack()
  await isAt(page, top)
  assert.match(page.url(), /\?statuses=Success&page=2$/)
  await page.getByRole('link', { name: 'Print 16', exact: true }).waitFor()
  assert(await page.getByLabel('Success', { exact: true }).isChecked())
  await eventually(() => isHeld)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goForward()
  await page.getByRole('heading', { level: 1, name: 'Print 16', exact: true }).waitFor()
  // A link to the list begins at its start, and without the filters.
  await page.getByRole('link', { name: 'Prints', exact: true }).click()
  await page.getByText('Page 1 of 3').waitFor()
  await isAt(page, 0)
})

browserTest('the way back from a spool restores the place, also where data comes late', site, async ({ page }) => {
  const person = await newPerson(site, 'collector')
  for (let number = 10; number < 34; number += 1) await newFilament(site, person, { display_name: `Spool ${number}` })
  await signInAs(page, 'collector', '/filaments')
  await page.getByRole('link', { name: 'Spool 32', exact: true }).waitFor()
  await page.setViewportSize({ width: 400, height: 700 })
  const top = await follow(page, 'Spool 30')
  await page.goBack()
  await isAt(page, top)
  // After that, the page is the user's.
  await page.mouse.wheel(0, -100)
  await eventually(async () => (await page.evaluate<number>('scrollY')) < top - 50)
})

browserTest('the way back to a profile shows it before the service has answered', site, async ({ page }) => {
  const author = await newPerson(site, 'author')
  await site.db.updateTable('users').set({ view_status: 'Public' }).where('id', '=', author.id).execute()
  await newPrint(site, author, { title: 'Shelf', view_status: 'Public' })
  await page.goto(`/users/${author.id}`)
  await page.getByRole('link', { name: 'Shelf', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Shelf' }).waitFor()
  await page.route('**/api/Users/**', () => undefined)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'author' }).waitFor()
  await page.getByRole('link', { name: 'Shelf', exact: true }).waitFor()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
