import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { browserTest, lookAt, signInAs, waitUntil } from '../support/browser.ts'
import { loadDemoInto } from '../support/demo.ts'
import { newPrint } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()
const { userId } = await loadDemoInto(site)

/** Names of the boxes of the page that scroll vertically, so that rows are out of sight. */
const HIDING_BOXES = `[...document.querySelectorAll('main *')]
  .filter((box) => /auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight + 1)
  .map((box) => box.getAttribute('aria-label') ?? box.className)`

/** Number of pixels of each canvas that are colored, not gray. */
const COLORED_PIXELS = `[...document.querySelectorAll('canvas')].map((canvas) => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  let count = 0
  for (let at = 0; at < data.length; at += 4) {
    const rgb = data.slice(at, at + 3)
    if (data[at + 3] > 200 && Math.max(...rgb) - Math.min(...rgb) > 40) count++
  }
  return count
})`

/** Names of the tiles whose number is on several lines, or is wider than the tile. */
const BROKEN_TILES = `[...document.querySelectorAll('.analytics-value')]
  .filter((value) => {
    const range = document.createRange()
    range.selectNodeContents(value)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 || value.scrollWidth > value.clientWidth
  })
  .map((value) => value.previousElementSibling.textContent)`

browserTest('a large number stays on one line of its tile on a phone', site, async ({ page }) => {
  const owner = await newPerson(site, 'busy')
  const values = { start_date: new Date(Date.now() - 86_400_000).toISOString(), print_time_in_seconds: 2_000_000_000 }
  await newPrint(site, owner, values)
  await newPrint(site, owner, values)
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, owner.name, '/analytics')
  await page.getByText('1,111,111 h').first().waitFor()
  assert.deepEqual(await page.evaluate(BROKEN_TILES), [])
})

browserTest('plots are drawn, and each is a table at a key press', site, async ({ page }) => {
  await openAnalytics(page)
  await plotsDrawn(page, 6)
  const figure = page.getByRole('region', { name: 'Prints by status' })
  await figure.getByText('Whole range').waitFor()
  await figure.locator('.u-over').hover()
  await figure.getByText(/^Week of \d/).waitFor()
  await figure.getByRole('button', { name: 'Table of Prints by status' }).press('Enter')
  const table = figure.getByRole('table')
  await table.waitFor()
  const titles = await table.getByRole('columnheader').allTextContents()
  const inTable = (await table.locator('tbody td').allTextContents()).reduce((sum, text) => sum + Number(text), 0)
  assert.equal(String(inTable), await valueOf(page, 'Prints'))
  assert(titles.includes('Failed'))
  await plotsDrawn(page, 5)
})

browserTest(
  'no table hides rows in a box that scrolls; a long one has a button for the others',
  site,
  async ({ page }) => {
    // Some tables are long in a year, but not every day in a shorter range.
    await openAnalytics(page, '?range=year')
    assert.deepEqual(await page.evaluate(HIDING_BOXES), [])
    // Which table is long depends on the day of the demo logbook.
    const more = page.getByRole('button', { name: /^Show all \d+ ?: / }).first()
    const name = /: (.*)$/s.exec(await more.innerText())?.[1] ?? ''
    const rows = page.getByRole('table', { name, exact: true }).locator('tbody tr')
    assert.equal(await rows.count(), 10)
    const all = Number(/\d+/.exec(await more.innerText())?.[0])
    await more.click()
    assert.equal(await rows.count(), all)
    assert(all > 10)
    assert.deepEqual(await page.evaluate(HIDING_BOXES), [])
  },
)

browserTest('a filament type in the analytics leads to its page', site, async ({ page }) => {
  await openAnalytics(page)
  const type = page.getByRole('table', { name: 'By filament type' }).getByRole('link').first()
  const name = await type.innerText()
  await type.click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  assert.match(new URL(page.url()).pathname, /^\/filaments\/types\/\d+$/)
})

browserTest('the range changes the figures, and the address keeps it', site, async ({ page }) => {
  await openAnalytics(page)
  const inQuarter = Number(await valueOf(page, 'Prints'))
  await page.getByLabel('Range').selectOption('All time')
  await page.getByText('All time, by month').waitFor()
  const { count } = await site.db
    .selectFrom('prints')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  assert.equal(await valueOf(page, 'Prints'), String(count))
  assert(inQuarter > 0 && inQuarter < Number(count))
  assert(await page.getByLabel('Compare with previous').isDisabled())

  await page.reload()
  await page.getByText('All time, by month').waitFor()
  await page.getByLabel('Range').selectOption('Custom')
  await page.getByLabel('Last day').fill('1999-12-31')
  await page.getByRole('alert').getByText('The last day is before the first day').waitFor()
})

browserTest('the previous period is shown next to the current one', site, async ({ page }) => {
  await openAnalytics(page)
  await page.getByLabel('Compare with previous').check()
  const tile = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Prints', exact: true }) })
  await tile.getByText(/^[▲▼] [+−][\d,]+%; previous: [1-9]\d*$/).waitFor()
  for (const title of ['All prints, previous', 'All printers, previous', 'All materials, previous', 'Time, previous']) {
    await page.getByRole('listitem').filter({ hasText: title }).waitFor()
  }
  assert.equal(new URL(page.url()).search, '?compare=true')
})

browserTest('printers, spools, projects and statuses filter the analytics', site, async ({ page }) => {
  await openAnalytics(page, '?range=all')
  await page.getByText('Filters', { exact: true }).click()
  const spools = page.getByRole('button', { name: /^Spools/ })
  await spools.press('Enter')
  await page.locator('[aria-label="Search spools"]:focus').waitFor()
  await page.keyboard.type('JET petg')
  await page.getByText('1 found. All spools').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.getByText('1 found. 1 selected').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('button:focus', { hasText: /Prusament PETG Jet Black/ }).waitFor()
  await choose(page, 'Printers', ['Prusa MK4S', 'Voron 2.4'])
  await page.getByRole('checkbox', { name: 'Success', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Failed' }).check()
  const { count } = await site.db
    .selectFrom('prints')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', 'in', ['Success', 'Failed'])
    .where('printer_id', 'in', (query) =>
      query
        .selectFrom('printers')
        .select('printers.id')
        .where('printers.user_id', '=', userId)
        .where('printers.name', 'in', ['Prusa MK4S', 'Voron 2.4']),
    )
    .where('id', 'in', (query) =>
      query
        .selectFrom('filament_usages')
        .innerJoin('filaments', 'filaments.id', 'filament_usages.filament_id')
        .select('filament_usages.print_id')
        .where('filaments.user_id', '=', userId)
        .where('filaments.display_name', '=', 'Prusament PETG Jet Black'),
    )
    .executeTakeFirstOrThrow()
  assert(Number(count) > 10)
  await page.getByText(`${count} prints match the filters: All time`).waitFor()

  await page.reload()
  await page.getByText(`${count} prints match the filters: All time`).waitFor()
  await page.getByRole('button', { name: 'Printers 2 selected' }).waitFor()
  await choose(page, 'Projects', ['Christmas', 'Marble run'])
  await page.getByRole('checkbox', { name: 'Success', exact: true }).uncheck()
  await page.getByRole('checkbox', { name: 'Failed' }).uncheck()
  await page.getByRole('checkbox', { name: 'Pending' }).check()
  await page.getByText('No prints in this range match the filters.').waitFor()
  await page.getByRole('button', { name: 'Reset filters' }).press('Enter')
  await page.getByText(/^\d{3} prints: All time/).waitFor()
  await page.locator('[aria-label="Analytics filters"]:focus').waitFor()
  assert.equal(new URL(page.url()).search, '?range=all')
})

browserTest(
  'an analysis that fails leaves the others alone, and is tried again',
  site,
  async ({ page, complaints }) => {
    const costs = '**/api/Analytics/costs*'
    await page.route(costs, (route) => route.fulfill({ status: 503, json: { title: 'Unavailable', detail: 'Busy.' } }))
    await signInAs(page, 'demo', '/analytics')
    const section = page.getByRole('region', { name: 'Costs', exact: true })
    await page.getByRole('link', { name: 'Costs', exact: true }).click()
    await section.getByRole('alert').getByText('Unavailable. Busy.').waitFor()
    await page.getByRole('link', { name: 'Accuracy', exact: true }).click()
    await page.getByRole('heading', { name: 'Deviation from estimate' }).waitFor()
    await page.unroute(costs)
    await section.getByRole('button', { name: 'Try again' }).click()
    await section.getByRole('heading', { name: 'Spending' }).waitFor()
    assert.match(complaints.splice(0).join(), /503/)
  },
)

browserTest('analytics looks right', site, async ({ page }) => {
  await openAnalytics(page, '?compare=true&statuses=Success&statuses=Failed')
  await page.getByRole('button', { name: /^Spools/ }).click()
  await page.getByRole('searchbox', { name: 'Search spools' }).waitFor()
  await lookAt(page, 'analytics')
})

async function openAnalytics(page: Page, search = ''): Promise<void> {
  await signInAs(page, 'demo', `/analytics${search}`)
  const sections = page.getByRole('navigation', { name: 'Sections' })
  // One figure of each section, which is loaded when it comes near.
  for (const [section, title] of [
    ['Overview', 'Prints by status'],
    ['Activity', 'Print calendar'],
    ['Printers', 'Print time by printer'],
    ['Materials', 'By color'],
    ['Costs', 'Spending'],
    ['Failures', 'By reason'],
    ['Accuracy', 'Deviation from estimate'],
  ] as const) {
    await sections.getByRole('link', { name: section }).click()
    await page.getByRole('heading', { name: title, exact: true }).waitFor()
  }
  await page.evaluate('scrollTo(0, 0)')
}

/** Waits for a number of colored plots. They are drawn one by one, in the frames after their figures. */
async function plotsDrawn(page: Page, count: number): Promise<void> {
  await waitUntil(
    page,
    `((pixels) => pixels.length === ${count} && pixels.every((count) => count > 100))(${COLORED_PIXELS})`,
  )
}

/** Selects options of a picker with the mouse. */
async function choose(page: Page, label: string, titles: readonly string[]): Promise<void> {
  const button = page.getByRole('button', { name: new RegExp(`^${label}`) })
  await button.click()
  for (const title of titles) await page.getByRole('checkbox', { name: title, exact: true }).check()
  await button.click()
}

/** Value of a tile. */
async function valueOf(page: Page, title: string): Promise<string> {
  const tile = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  return (await tile.locator('.analytics-value').textContent()) ?? ''
}
