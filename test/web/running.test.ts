import assert from 'node:assert/strict'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newPrint, newPrinter } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()
const HOUR = 3_600_000

browserTest('running prints show progress and time left, and are refreshed', site, async ({ page }) => {
  const person = await newPerson(site, 'watcher')
  const printer = await newPrinter(site, person, { name: 'Busy' })
  await newPrinter(site, person, { name: 'Idle' })
  const now = Date.UTC(2026, 4, 4, 12)
  await page.clock.install({ time: now })
  const running = await newPrint(site, person, {
    title: 'Tower',
    status: 'Printing',
    printer_id: printer.id,
    start_date: new Date(now - 2 * HOUR).toISOString(),
    estimated_print_time_in_seconds: 15_000,
  })
  const late = { title: 'Late', status: 'Printing' as const, start_date: new Date(now - 2 * HOUR).toISOString() }
  await newPrint(site, person, { ...late, estimated_print_time_in_seconds: 3600 })
  await newPrint(site, person, { ...late, title: 'Unknown' })
  await newPrint(site, person, {
    ...late,
    title: 'Reported',
    estimated_print_time_in_seconds: 3600,
    progress_percent: 45,
  })
  await newPrint(site, person, { title: 'Future', status: 'Printing', start_date: new Date(now + HOUR).toISOString() })

  await signInAs(page, 'watcher', '/prints')
  await page.getByText('About 2 h 10 min left').waitFor()
  await page.getByText('1 h longer than estimated').first().waitFor()
  await page.getByText('Running for 2 h').waitFor()
  assert.equal(await page.getByRole('progressbar').count(), 3)
  const shareOf = (title: string) =>
    page.getByRole('progressbar', { name: `Progress of ${title}` }).getAttribute('value')
  assert.equal(Number(await shareOf('Tower')).toFixed(2), '0.48')
  assert.equal(await shareOf('Late'), '1')
  assert.equal(await shareOf('Reported'), '0.45', 'as the printer reported, not by the estimate')
  await lookAt(page, 'prints-running')

  await page.goto('/printers')
  const busy = page.getByRole('list', { name: 'Printing now' })
  await busy.getByText('About 2 h 10 min left').waitFor()
  assert.equal(await busy.count(), 1)
  await lookAt(page, 'printers-running')
  await page.goto(`/printers/${printer.id}`)
  await busy.getByRole('link', { name: 'Tower' }).click()
  await page.getByText('About 2 h 10 min left').waitFor()
  await lookAt(page, 'print-running')
  await page.clock.fastForward(10 * 60_000)
  await page.getByText('About 2 h left').waitFor()

  await site.db.updateTable('prints').set({ status: 'Success' }).where('id', '=', running.id).execute()
  await page.clock.fastForward(16_000)
  await page.getByText('Success', { exact: true }).waitFor()
  assert.equal(await page.getByRole('progressbar').count(), 0)
})
