import assert from 'node:assert/strict'
import { browserTest, lookAt, setTextSize, signInAs } from '../support/browser.ts'
import { insert, newPrint, newPrinter } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

/** Days of a calendar, and titles of its columns, whose content is wider than they are. */
const OVERLAPPING_DAYS = `[...document.querySelectorAll('.calendar :is(td > a, th)')]
  .filter((part) => part.scrollWidth > part.clientWidth)
  .map((part) => part.textContent)`

browserTest('maintenance of all printers: due first, with progress since it was last done', site, async ({ page }) => {
  const user = await newPerson(site, 'mechanic')
  const voron = await newPrinter(site, user, { name: 'Voron' })
  const prusa = await newPrinter(site, user, { name: 'Prusa' })
  const task = (printer: { id: number }, category: string, values: object) =>
    insert(site, 'maintenance_entries', {
      user_id: user.id,
      printer_id: printer.id,
      category,
      date: '2026-03-01T00:00Z',
      done: false,
      ...values,
    })
  await task(voron, 'Filter', { due_after_prints: 400 })
  // The belts were done after the task was planned: only later prints count.
  await task(prusa, 'Belts', { due_after_prints: 10 })
  await task(prusa, ' belts', { done: true, date: '2026-03-05T00:00Z' })
  await task(prusa, 'Grease', { due_after_hours: 2 })
  for (const day of ['02', '06', '07']) {
    const print = { status: 'Success', start_date: `2026-03-${day}T10:00Z`, print_time_in_seconds: 3600 } as const
    await newPrint(site, user, { ...print, printer_id: prusa.id })
    await newPrint(site, user, { ...print, printer_id: voron.id })
  }
  await newPrint(site, user, { status: 'Printing', start_date: '2026-03-08T10:00Z', printer_id: voron.id })
  await signInAs(page, 'mechanic', '/maintenance')
  const due = page.getByRole('region', { name: 'Due' })
  await due.getByText('3 of 2 print hours').waitFor()
  const planned = page.getByRole('region', { name: 'Planned' })
  await planned.getByText('3 of 400 prints').waitFor()
  await planned.getByText('2 of 10 prints').waitFor()
  await lookAt(page, 'maintenance')
  await due.getByRole('button', { name: /^Mark as done/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as done' }).click()
  await due.getByText('Nothing is due.').waitFor()
})

browserTest('planned maintenance waits for what is due, which would move it down', site, async ({ page }) => {
  await newPerson(site, 'hasty')
  const held = Promise.withResolvers<void>()
  const entries = (isDue: boolean) => (url: URL) =>
    url.pathname === '/api/PrinterMaintenance' && url.searchParams.get('isDue') === String(isDue)
  await page.route(entries(true), async (route) => {
    await held.promise
    await route.continue()
  })
  const planned = page.waitForResponse((response) => entries(false)(new URL(response.url())))
  await signInAs(page, 'hasty', '/maintenance')
  await (await planned).finished()
  await page.getByRole('heading', { name: 'Due' }).waitFor()
  assert.equal(await page.getByRole('heading', { name: 'Planned' }).count(), 0)
  held.resolve()
  await page.getByText('Nothing is due.').waitFor()
  await page.getByText('No other maintenance is planned.').waitFor()
})

browserTest('the calendar of maintenance shows what is due and what was done on a day', site, async ({ page }) => {
  const user = await newPerson(site, 'keeper')
  const voron = await newPrinter(site, user, { name: 'Voron' })
  const task = (category: string, values: { readonly date: string } & Record<string, unknown>) =>
    insert(site, 'maintenance_entries', { user_id: user.id, printer_id: voron.id, category, done: false, ...values })
  await task('Belts', { date: '2026-03-05T10:00Z', done: true })
  // 30 days after the belts were done, not after the task was planned.
  await task('Belts', { date: '2026-03-01T10:00Z', due_after_days: 30 })
  await task('Grease', { date: '2026-03-01T10:00Z', due_date: '2026-04-04T12:00Z', description: 'Linear rails' })
  await task('Filter', { date: '2026-03-01T10:00Z', due_after_prints: 400 })
  await signInAs(page, 'keeper', '/maintenance')
  await page.getByRole('link', { name: 'Calendar' }).click()
  await page.waitForURL('/maintenance/calendar')
  await page.goto('/maintenance/calendar?month=2026-04')
  await page.getByRole('link', { name: '4 April 2026: 2 tasks' }).click()
  const day = page.getByRole('region', { name: '4 April 2026' })
  await day.getByText('Linear rails').waitFor()
  assert.deepEqual(await day.locator('strong').allTextContents(), ['Grease', 'Belts'])
  await lookAt(page, 'maintenance-calendar')
  await page.getByRole('button', { name: 'Previous month' }).click()
  await day.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: '5 March 2026: 1 task' }).press('Enter')
  await page.getByRole('region', { name: '5 March 2026' }).getByText('Done').waitFor()
})

browserTest('the calendar counts prints by day of the user’s time zone and leads to them', site, async ({ page }) => {
  const user = await newPerson(site, 'planner')
  await site.db.updateTable('users').set({ time_zone: 'America/New_York' }).where('id', '=', user.id).execute()
  // In New York it is still the last day of April.
  await newPrint(site, user, { title: 'Late', start_date: '2026-05-01T02:00Z' })
  await newPrint(site, user, { title: 'First', start_date: '2026-05-01T10:00Z' })
  await newPrint(site, user, { title: 'Second', start_date: '2026-05-01T12:00Z' })
  await signInAs(page, 'planner', '/prints/calendar?month=2026-05')
  await page.getByRole('link', { name: '1 May 2026: 2 prints' }).waitFor()
  await lookAt(page, 'calendar')
  await page.setViewportSize({ width: 360, height: 740 })
  await setTextSize(page, 32)
  assert.deepEqual(await page.evaluate(OVERLAPPING_DAYS), [])
  await setTextSize(page, 16)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Previous month' }).click()
  await page.getByRole('link', { name: '30 April 2026: 1 print' }).press('Enter')
  await page.getByRole('link', { name: 'Late' }).waitFor()
  assert.equal(await page.getByRole('link', { name: 'First' }).count(), 0)
})

browserTest('arrow keys move through the calendar, and from month to month', site, async ({ page }) => {
  const user = await newPerson(site, 'arrows')
  await newPrint(site, user, { title: 'Clip', start_date: '2026-05-08T10:00Z' })
  await newPrint(site, user, { title: 'Hook', start_date: '2026-06-03T10:00Z' })
  await signInAs(page, 'arrows', '/prints/calendar?month=2026-05')
  const grid = page.getByRole('grid', { name: 'Prints by day' })
  await grid.getByRole('link', { name: '8 May 2026: 1 print' }).waitFor()
  assert.equal(await grid.locator('[tabindex="0"]').count(), 1)
  const focused = () => page.evaluate<string | undefined>('document.activeElement.dataset.day')
  await page.getByRole('button', { name: 'Next month' }).focus()
  await page.keyboard.press('Tab')
  const days: (string | undefined)[] = [await focused()]
  for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown', 'ArrowUp', 'PageUp']) {
    await page.keyboard.press(key)
    await page.locator('.calendar [tabindex="0"]:focus').waitFor()
    days.push(await focused())
  }
  assert.deepEqual(days, [
    '2026-05-01',
    '2026-05-08',
    '2026-05-07',
    '2026-05-08',
    '2026-05-04',
    '2026-05-10',
    '2026-06-10',
    '2026-06-03',
    '2026-05-03',
  ])
  await page.keyboard.press('PageDown')
  await grid.getByRole('link', { name: '3 June 2026: 1 print' }).waitFor()
  assert.equal(await focused(), '2026-06-03', 'the focus stays when the prints of the month arrive')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Hook' }).waitFor()
})

browserTest('the feed has public prints of others and comments, and leads to a profile', site, async ({ page }) => {
  const user = await newPerson(site, 'reader')
  const author = await newPerson(site, 'author')
  await site.db.updateTable('users').set({ view_status: 'Public' }).where('id', '=', author.id).execute()
  const started = { start_date: '2026-05-01T10:00Z', status: 'Success' } as const
  await newPrint(site, author, { title: 'Shared vase', view_status: 'Public', ...started })
  await newPrint(site, author, { title: 'Hidden vase', ...started })
  const own = await newPrint(site, user, { title: 'My clip', view_status: 'Public', ...started })
  await insert(site, 'comments', { user_id: user.id, print_id: own.id, author_id: author.id, body: 'Nice clip' })
  await signInAs(page, 'reader', '/feed')
  await page.getByText('Nice clip').waitFor()
  await page.getByRole('link', { name: 'Shared vase' }).waitFor()
  assert.equal(await page.getByText('Hidden vase').count(), 0)
  await lookAt(page, 'feed')
  await page.getByRole('link', { name: 'author' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'author' }).waitFor()
  await page.getByRole('link', { name: 'Shared vase' }).waitFor()
})
