import assert from 'node:assert/strict'
import { assertInView, browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newFilament, newPrint, newPrinter, newUsage } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

browserTest(
  'the list has days of the user’s time zone and totals; the chosen view is remembered',
  site,
  async ({ page }) => {
    const user = await newPerson(site, 'viewer')
    await site.db.updateTable('users').set({ time_zone: 'Asia/Tokyo' }).where('id', '=', user.id).execute()
    // In Tokyo, both are on the 2nd of May.
    await newPrint(site, user, {
      title: 'Evening',
      status: 'Success',
      start_date: '2026-05-01T20:00Z',
      print_time_in_seconds: 5400,
      filament_amount_mg: 12_500,
    })
    await newPrint(site, user, { title: 'Morning', status: 'Failed', start_date: '2026-05-02T10:00Z' })
    await newPrint(site, user, { title: 'Later', status: 'Success', start_date: '2026-05-02T15:00Z' })
    await signInAs(page, 'viewer', '/prints')
    await page.getByRole('link', { name: 'Evening' }).waitFor()
    const days = page.locator('.print-day')
    assert.deepEqual(await days.locator('a').allTextContents(), ['Later', 'Morning', 'Evening'])
    assert.deepEqual(
      (await days.locator('h2').allTextContents()).map((day) => day.replace(',', '')),
      ['Sunday 3 May 2026', 'Saturday 2 May 2026'],
    )
    // The heading says the day.
    assert.deepEqual(await days.locator('.print-summary .note').allTextContents(), ['00:00', '19:00', '05:00'])
    await page.getByText('33%').waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    const first = await page.locator('.print-row').first().boundingBox()
    assert(first && first.y < 250, `on a phone the first print begins at ${first?.y} px`)
    await page.getByRole('button', { name: 'Totals' }).click()
    await assertInView(page.getByText('33%'))
    await lookAt(page, 'prints-totals')
    await page.setViewportSize({ width: 1440, height: 900 })

    await page.getByLabel('Gallery').check()
    await page.locator('.print-card').first().waitFor()
    await lookAt(page, 'prints-gallery')
    await page.getByLabel('Table').check()
    await page.getByRole('rowheader', { name: 'Evening' }).waitFor()
    await lookAt(page, 'prints-table')
    await page.reload()
    await page.getByRole('rowheader', { name: 'Evening' }).waitFor()
    await page.goto('/prints?statuses=Failed')
    await page.getByText('100%').waitFor()
  },
)

browserTest('a print without a start date says so under the day it was added', site, async ({ page }) => {
  const user = await newPerson(site, 'forgetful')
  const day = { created_date: '2026-05-02T14:05Z' }
  await newPrint(site, user, { title: 'Undated', ...day })
  await newPrint(site, user, { title: 'Dated', ...day, start_date: '2026-05-02T10:00Z', copies: 1200 })
  await signInAs(page, 'forgetful', '/prints')
  await page.getByRole('link', { name: 'Undated' }).waitFor()
  assert.equal(await page.locator('.print-day').count(), 1)
  const notes = page.locator('.print-summary p.note')
  assert.deepEqual(await notes.allTextContents(), ['No start date, added at 14:05', '10:00'])
  await page.getByText('× 1,200').waitFor()
  await page.getByLabel('Sort by').selectOption({ label: 'Title' })
  await page.getByText('Added 2 May 2026').waitFor()
  await page.getByLabel('Gallery').check()
  await page.getByText(/^Added 2 May 2026 ·/).waitFor()
  await page.getByText(/^2 May 2026 ·/).waitFor()
  await page.getByRole('link', { name: 'Dated', exact: true }).click()
  const { pathname } = new URL(page.url())
  await page.goto(`${pathname}/compare`)
  await page.getByText('Added 2 May 2026').waitFor()
})

browserTest('a print is recorded again, and leads to its neighbors by date', site, async ({ page }) => {
  const user = await newPerson(site, 'repeater')
  const printer = await newPrinter(site, user, { name: 'Voron' })
  const spool = await newFilament(site, user, { display_name: 'Orange PETG' })
  const archived = await newFilament(site, user, { display_name: 'Old PLA', is_active: false })
  // Two at the same time: each is found from the other.
  const same = { start_date: '2026-05-01T20:00Z', printer_id: printer.id }
  await newPrint(site, user, { title: 'Before', ...same })
  const print = await newPrint(site, user, {
    title: 'Clip',
    status: 'Success',
    ...same,
    tags: ['kitchen'],
    copies: 4,
    print_time_in_seconds: 5400,
  })
  await newUsage(site, print, { filament_id: spool.id, amount_mg: 12_500, estimated_amount_mg: 9000 })
  await newUsage(site, print, { filament_id: archived.id, material_type: 'PLA', amount_mg: 1000, position: 1 })
  await newPrint(site, user, { title: 'After', start_date: '2026-05-03T20:00Z' })
  await signInAs(page, 'repeater')
  await page.goto(`/prints/${print.id}`)
  await page.getByRole('link', { name: /After$/ }).waitFor()
  await page.getByRole('link', { name: /Before$/ }).click()
  await page.getByRole('link', { name: /Clip$/ }).click()
  await lookAt(page, 'print-neighbors')

  await page.getByRole('link', { name: 'Print again' }).click()
  assert.equal(await page.getByLabel('Title').inputValue(), 'Clip')
  assert.equal(await page.getByLabel('Copies').inputValue(), '4')
  assert.deepEqual(
    await Promise.all((await page.getByLabel('Estimate (g)').all()).map((field) => field.inputValue())),
    ['12.5', '1'],
  )
  assert.deepEqual(await Promise.all((await page.getByLabel('Spool').all()).map((field) => field.inputValue())), [
    spool.id,
    '',
  ])
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: 'Clip' }).waitFor()
  const prints = await site.db
    .selectFrom('prints')
    .select(['tags', 'copies', 'printer_id'])
    .where('user_id', '=', user.id)
    .where('title', '=', 'Clip')
    .execute()
  assert.deepEqual(prints[1], { tags: ['kitchen'], copies: 4, printer_id: printer.id })
})

browserTest('a print that was stopped is recorded again with its estimates', site, async ({ page }) => {
  const user = await newPerson(site, 'persistent')
  const stopped = async (status: 'Failed' | 'Cancelled', seconds: number | null, amountMg: number | null) => {
    const print = await newPrint(site, user, {
      title: status,
      status,
      print_time_in_seconds: 1200,
      estimated_print_time_in_seconds: seconds,
    })
    await newUsage(site, print, { material_type: 'PLA', amount_mg: 5000, estimated_amount_mg: amountMg })
    return print
  }
  const repeated = async ({ id }: { readonly id: number }) => {
    await page.goto(`/prints/new?repeat=${id}`)
    const time = page.getByRole('group', { name: 'Estimated print time' })
    return Promise.all(
      [time.getByLabel('h', { exact: true }), time.getByLabel('min'), page.getByLabel('Estimate (g)')].map((field) =>
        field.inputValue(),
      ),
    )
  }
  const failed = await stopped('Failed', 36_000, 150_000)
  const cancelled = await stopped('Cancelled', null, null)
  await signInAs(page, user.name)
  assert.deepEqual(await repeated(failed), ['10', '0', '150'])
  assert.deepEqual(await repeated(cancelled), ['', '', ''])
})

browserTest('neighbors are found among many prints with the same time', site, async ({ page }) => {
  const user = await newPerson(site, 'batcher')
  const named = (title: string, start_date: string) => newPrint(site, user, { title, start_date })
  const before = await named('Before', '2026-05-01T08:00Z')
  for (let number = 1; number <= 12; number += 1) await named(`Part ${number}`, '2026-05-01T20:00Z')
  await named('After', '2026-05-03T20:00Z')
  await signInAs(page, user.name, `/prints/${before.id}`)
  const follow = async (rel: 'prev' | 'next', title: string) => {
    await page
      .locator(`.neighbors a[rel=${rel}]`)
      .filter({ hasText: new RegExp(`${title}$`) })
      .click()
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  }
  const parts = Array.from({ length: 12 }, (_, index) => `Part ${index + 1}`)
  for (const title of [...parts, 'After']) await follow('next', title)
  for (const title of [...parts.toReversed(), 'Before']) await follow('prev', title)
})
