import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { browserTest, signInAs } from '../support/browser.ts'
import { loadDemoInto } from '../support/demo.ts'
import { newPrint, newPrinter } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()
await loadDemoInto(site)

/** Follows a link of a section, and expects a number of prints in the list; then goes back. */
async function follow(page: Page, link: Locator, address: RegExp, count: string): Promise<void> {
  await link.click()
  await page.waitForURL(address)
  await page.locator('.print-totals dd').first().getByText(count, { exact: true }).waitFor()
  await page.goBack()
}

function goTo(page: Page, section: string): Promise<void> {
  return page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: section }).click()
}

browserTest('an hour of the week leads to the prints that started in it', site, async ({ page }) => {
  await signInAs(page, 'demo', '/analytics?range=quarter')
  await goTo(page, 'Activity')
  const figure = page.getByRole('region', { name: 'Start times' })
  const cells = figure.locator('td a')
  await cells.first().waitFor()
  const counts = (await cells.allInnerTexts()).map(Number)
  const most = Math.max(...counts)
  assert(most > 1)
  const address = /\/prints\?statuses=Printing&.*&startWeekdays=\w+day&startHours=\d+&fromDate=/
  await follow(page, cells.nth(counts.indexOf(most)), address, String(most))
  // The table is for the keyboard.
  await goTo(page, 'Activity')
  await figure.getByRole('button', { name: 'Table of Start times' }).press('Enter')
  const rows = figure.getByRole('row').filter({ has: page.getByRole('link') })
  const [weekday, hour, count] = (await rows.first().locator('th, td').allInnerTexts()) as [string, string, string]
  await rows.first().getByRole('link').click()
  await page.locator('.print-totals dd').first().getByText(count, { exact: true }).waitFor()
  assert.equal(await page.getByLabel('Weekday of the start').locator('option:checked').innerText(), weekday)
  assert.equal(await page.getByLabel('Hour of the start').locator('option:checked').innerText(), hour)
})

browserTest('days and hours lead to the prints that have started, as they are counted', site, async ({ page }) => {
  const owner = await newPerson(site, 'planner')
  await site.db.updateTable('users').set({ time_zone: 'UTC' }).where('id', '=', owner.id).execute()
  const start = `${new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)}T10:20:00Z`
  for (const status of ['Success', 'Failed', 'Pending'] as const)
    await newPrint(site, owner, { status, start_date: start })
  await signInAs(page, owner.name, '/analytics?range=month')
  const region = (name: string) => page.getByRole('region', { name })
  const calendar = region('Print calendar').locator('td a').first()
  await goTo(page, 'Activity')
  await follow(page, calendar, /\/prints\?/, '2')
  await goTo(page, 'Activity')
  await region('Print calendar').getByRole('button', { name: 'Table of Print calendar' }).press('Enter')
  await follow(page, region('Print calendar').getByRole('row').getByRole('link').last(), /\/prints\?/, '2')
  await goTo(page, 'Activity')
  await follow(page, region('Start times').locator('td a').first(), /\/prints\?/, '2')
  await goTo(page, 'Activity')
  // One day is no range.
  assert.doesNotMatch(await page.locator('.analytics-tile', { hasText: 'Longest streak' }).innerText(), /–/)
  for (const title of ['Longest streak', 'Busiest day']) {
    await goTo(page, 'Activity')
    await follow(page, page.locator('.analytics-tile', { hasText: title }).getByRole('link'), /\/prints\?/, '2')
  }
})

browserTest('a material and a part of its bar lead to the prints that used it', site, async ({ page }) => {
  await signInAs(page, 'demo', '/analytics?range=quarter')
  await goTo(page, 'Materials')
  const row = page.getByRole('table', { name: 'By material', exact: true }).locator('tbody tr').first()
  const name = (await row.getByRole('rowheader').innerText()).trim()
  const uses = row.locator('td a').first()
  const address = new RegExp(`/prints\\?materialTypes=${name}&fromDate=`)
  await uses.click()
  await page.waitForURL(address)
  await page.locator('.print-totals').waitFor()
  await page.getByRole('button', { name: `Materials ${name}` }).waitFor()
  await page.goBack()

  const figure = page.getByRole('region', { name: 'Filament by material' })
  await goTo(page, 'Materials')
  await figure.locator('canvas').waitFor()
  await figure.getByRole('link', { name, exact: true }).click()
  await page.waitForURL(address)
  await page.goBack()
  // The lowest part of a bar is the material that is used most. It is highest in the week in which most of it was used.
  await goTo(page, 'Materials')
  const toggle = figure.getByRole('button', { name: 'Table of Filament by material' })
  await toggle.press('Enter')
  const used = await figure.locator('tbody tr td:nth-child(2)').allInnerTexts()
  const grams = used.map((text) => Number.parseFloat(text) * (text.endsWith('kg') ? 1000 : 1))
  const week = grams.indexOf(Math.max(...grams))
  await toggle.press('Enter')
  await figure.locator('canvas').waitFor()
  const { width, height } = (await figure.locator('.u-over').boundingBox()) ?? { width: 0, height: 0 }
  await figure.locator('.u-over').click({ position: { x: ((week + 0.5) / grams.length) * width, y: height - 4 } })
  await page.waitForURL(address)
})

browserTest(
  'a reason leads to the prints that failed for it, and a rate to those of the printer',
  site,
  async ({ page }) => {
    const owner = await newPerson(site, 'unlucky')
    const printer = await newPrinter(site, owner, { name: 'Workshop printer' })
    const failed = { status: 'Failed', printer_id: printer.id } as const
    for (const failure_reason of ['Warped', ' warped', null]) await newPrint(site, owner, { ...failed, failure_reason })
    await newPrint(site, owner, { title: 'Warped plank', status: 'Success', printer_id: printer.id })
    await newPrint(site, owner, { status: 'Cancelled', failure_reason: 'Wrong file' })
    await signInAs(page, owner.name, '/analytics?range=all')
    const region = (name: string) => page.getByRole('region', { name, exact: true })
    await goTo(page, 'Failures')
    await region('By reason').getByRole('row', { name: 'No reason given' }).waitFor()
    assert.equal(await region('By reason').getByRole('link').count(), 2)
    await follow(
      page,
      region('By reason').getByRole('link', { name: 'Warped' }),
      /statuses=Cancelled&.*searchText=Warped/,
      '2',
    )
    await goTo(page, 'Failures')
    await region('Failure rate by printer').getByText('n = 4').waitFor()
    await follow(page, region('Failure rate by printer').getByRole('link'), /statuses=Failed/, '3')
  },
)

browserTest('a failure category leads to the prints that failed for it', site, async ({ page }) => {
  const owner = await newPerson(site, 'categorized')
  for (const failure_category of ['Clog', 'Clog', 'Adhesion', null] as const) {
    await newPrint(site, owner, { status: 'Failed', failure_category })
  }
  await newPrint(site, owner, { status: 'Success', failure_category: 'Clog' })
  await signInAs(page, owner.name, '/analytics?range=all')
  const table = page.getByRole('region', { name: 'By failure category', exact: true })
  await goTo(page, 'Failures')
  await table.getByRole('row', { name: /^Clog.* 2 .*50%/ }).waitFor()
  await table.getByRole('row', { name: 'Not stated' }).waitFor()
  assert.equal(await table.getByRole('link').count(), 2)
  const address = /statuses=Failed&statuses=Cancelled&failureCategories=Clog/
  await follow(page, table.getByRole('link', { name: 'Clog' }), address, '2')
})

browserTest('costs that lack materials are marked in every section that states costs', site, async ({ page }) => {
  const owner = await newPerson(site, 'borrower')
  const printer = await newPrinter(site, owner, { name: 'Workshop printer' })
  const costs = { filament_cost_micros: 2_000_000, cost_currency: 'USD', is_filament_partial: true }
  const start = { start_date: new Date(Date.now() - 86_400_000).toISOString(), printer_id: printer.id }
  await newPrint(site, owner, { status: 'Failed', failure_category: 'Clog', title: 'Bracket', ...start, ...costs })
  await signInAs(page, owner.name, '/analytics?range=all')
  const note = 'Of 1 print, the cost of some materials is unknown.'
  const section = (id: string) => page.locator(`[aria-labelledby=${id}]`)
  await section('overview').getByText(note).waitFor()
  const highlight = section('overview').getByRole('listitem').filter({ hasText: 'Bracket' })
  await highlight.getByText('at least US$2.00').waitFor()
  await goTo(page, 'Activity')
  const activity = page.getByRole('region', { name: 'Activity over time', exact: true })
  await activity.getByRole('combobox', { name: 'Measure' }).selectOption({ label: 'Cost' })
  await activity.locator('.analytics-left-out summary').click()
  await activity.getByText(note).waitFor()
  await goTo(page, 'Printers')
  const printers = page.getByRole('region', { name: 'Figures by printer', exact: true })
  await printers.locator('.analytics-left-out summary').click()
  await printers.getByText(note).waitFor()
  await printers.getByRole('cell', { name: 'at least US$2.00' }).waitFor()
  await goTo(page, 'Costs')
  await section('costs').getByText(note).nth(1).waitFor()
  await section('costs')
    .getByRole('row', { name: /Bracket.*at least US\$2\.00/ })
    .first()
    .waitFor()
  await goTo(page, 'Failures')
  await section('failures').getByText(note).waitFor()
  for (const name of ['By failure category', 'By reason']) {
    const table = page.getByRole('region', { name, exact: true })
    await table.getByRole('cell', { name: 'at least US$2.00' }).waitFor()
  }
})

browserTest('a logbook without failures says so', site, async ({ page }) => {
  const owner = await newPerson(site, 'lucky')
  await signInAs(page, owner.name, '/analytics?range=all')
  await goTo(page, 'Failures')
  await page.getByText('No print failed or was cancelled in this range.').nth(1).waitFor()
})
