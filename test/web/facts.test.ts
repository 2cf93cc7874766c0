import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { eventually } from '../identity/support.ts'
import { assertInView, browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newFilament, newPrint, newPrinter, newUsage } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

/** Waits for a name and value in a list of details. */
async function detail(page: Page, name: string, value: string): Promise<void> {
  await page
    .locator('.description-list div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByText(value)
    .waitFor()
}

browserTest(
  'facts of a print, a spool and a printer are folded in their forms and shown when set',
  site,
  async (visit) => {
    const { page } = visit
    const owner = await newPerson(site, 'keeper')
    await newPrint(site, owner, { title: 'Bracket', status: 'Success', print_time_in_seconds: 3600 })
    await newPrint(site, owner, { title: 'Unrated' })
    const spool = await newFilament(site, owner, { display_name: 'Ocean blue' })
    const printer = await newPrinter(site, owner, { name: 'Workhorse' })

    await signInAs(page, owner.name, '/prints')
    await page.getByRole('link', { name: 'Bracket' }).click()
    await page.getByRole('heading', { level: 1, name: 'Bracket' }).waitFor()
    assert.equal(await page.getByText('Measured energy').count(), 0)
    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByText('More details').waitFor()
    assert.equal(await page.getByLabel('Rating').isVisible(), false)
    await page.getByText('More details').click()
    await page.getByLabel('Rating').selectOption('4')
    await page.getByLabel('Measured energy (Wh)').fill('402,5')
    const paused = page.getByRole('group', { name: 'Time with pauses' })
    await paused.getByLabel('min').fill('30')
    await page.getByLabel('Parts').fill('24')
    await page.getByLabel('Failure category').selectOption('Layer shift')
    await paused.getByLabel('h', { exact: true }).fill('1')
    await lookAt(page, 'print-facts')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: 'Bracket' }).waitFor()
    await detail(page, 'Rating', '4 of 5')
    await detail(page, 'Measured energy', '402.5 Wh')
    await detail(page, 'Time with pauses', '1 h 30 min')
    await detail(page, 'Parts', '24')
    await detail(page, 'Failure category', 'Layer shift')
    await page.goto('/prints?minRating=4&sort=rating-desc')
    await page.getByText('Rated 4 of 5').waitFor()
    assert.equal(await page.getByRole('link', { name: 'Unrated' }).count(), 0)
    await page.goto('/prints?failureCategories=LayerShift')
    await page.getByText('Rated 4 of 5').waitFor()
    assert.equal(await page.getByRole('link', { name: 'Unrated' }).count(), 0)

    await page.goto(`/filaments/${spool.id}/edit`)
    await page.getByText('More details').click()
    await page.getByLabel('Tags').fill('outdoor, workshop')
    await page.getByLabel('Lot number').fill('L2511')
    await page.getByLabel('Barcode').fill('8594185640017')
    await page.getByLabel('Last dried').fill('2026-03-01')
    const link = page.getByLabel('Reorder link')
    await link.fill('not a link')
    // An error inside opens the section again.
    await page.getByText('More details').click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.locator('input[name=reorderUrl]:invalid').waitFor({ state: 'visible' })
    await link.fill('https://filament.example.org/blue')
    await page.getByRole('button', { name: 'Save' }).click()
    await detail(page, 'Lot number', 'L2511')
    await detail(page, 'Last dried', '1 Mar 2026')
    const reorder = page.getByRole('link', { name: 'https://filament.example.org/blue' })
    assert.equal(await reorder.getAttribute('rel'), 'noopener noreferrer nofollow')
    await lookAt(page, 'spool-facts')
    await page.getByRole('link', { name: '#outdoor' }).click()
    await page.waitForURL('/filaments?tags=outdoor')
    await page.getByRole('link', { name: 'Ocean blue' }).waitFor()
    await page.goto('/filaments?searchText=859418')
    await page.getByRole('link', { name: 'Ocean blue' }).waitFor()

    await page.goto(`/printers/${printer.id}/edit`)
    await page.getByText('More details').click()
    await page.getByLabel('Serial number').fill('MK4S-0417')
    await page.getByLabel('Price').fill('819')
    await page.getByRole('button', { name: 'Save' }).click()
    await detail(page, 'Serial number', 'MK4S-0417')
    await detail(page, 'Price', '819')
  },
)

browserTest('names and texts of any length leave the rest in view', site, async ({ page }) => {
  const owner = await newPerson(site, 'verbose')
  const spool = await newFilament(site, owner, { display_name: 'W'.repeat(100), brand: 'W'.repeat(100) })
  const print = await newPrint(site, owner, {
    status: 'Failed',
    failure_reason: 'It came off the bed. '.repeat(20),
    url: `https://models.example.org/${'bracket-'.repeat(20)}`,
  })
  await newUsage(site, print, { filament_id: spool.id, material_type: 'W'.repeat(50), amount_mg: 12_000 })
  await signInAs(page, owner.name, `/prints/${print.id}`)
  const amount = page.getByRole('cell', { name: '12.0 g' })
  await amount.waitFor()
  await assertInView(amount)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const text of ['It came off', 'https://models']) {
    const box = await page.locator('dd', { hasText: text }).boundingBox()
    assert(box && box.width > 200, `${text} has the width of a phone`)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
})

browserTest('a tag may be typed as it is shown', site, async ({ page }) => {
  const owner = await newPerson(site, 'tagger')
  const spool = await newFilament(site, owner, { display_name: 'Ocean blue', tags: ['#1'] })
  await newFilament(site, owner, { display_name: 'Signal red' })
  const print = await newPrint(site, owner, { title: 'Bracket' })
  await signInAs(page, owner.name, `/filaments/${spool.id}/edit`)
  const tags = page.getByLabel('Tags')
  // One that has a number sign of its own keeps it.
  assert.equal(await tags.inputValue(), '#1')
  await tags.fill('#1, #outdoor, outdoor, #')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: '#outdoor', exact: true }).waitFor()
  const spools = site.db.selectFrom('filaments').select('tags').where('id', '=', spool.id)
  assert.deepEqual(await spools.executeTakeFirst(), { tags: ['#1', 'outdoor'] })

  await page.goto('/filaments')
  await page.getByRole('link', { name: 'Signal red' }).waitFor()
  await page.getByText('More filters').click()
  await page.getByLabel('Tag', { exact: true }).fill('#outdoor')
  await page.keyboard.press('Tab')
  await page.waitForURL('/filaments?tags=outdoor')
  await page.getByRole('link', { name: 'Signal red' }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Ocean blue' }).waitFor()

  await page.goto(`/prints/${print.id}/edit`)
  await tags.fill('#gift')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: '#gift', exact: true }).waitFor()
})

browserTest('maintenance that recurs is planned with parts, completed, and planned again', site, async ({ page }) => {
  const owner = await newPerson(site, 'greaser')
  const printer = await newPrinter(site, owner, { name: 'Workhorse' })
  const dialog = page.getByRole('dialog')
  await signInAs(page, owner.name, `/printers/${printer.id}`)
  await page.getByRole('button', { name: 'Add maintenance' }).click()
  await dialog.getByLabel('Task').fill('Lubrication')
  await dialog.getByLabel('Recurs').check()
  await dialog.getByRole('button', { name: 'Add part' }).click()
  await dialog.getByLabel('Name of part 1').fill('Wiper')
  await dialog.getByRole('button', { name: 'Add part' }).click()
  await dialog.getByLabel('Name of part 2').fill('Grease')
  await dialog.getByLabel('Amount of part 2').fill('2,5')
  await dialog.getByRole('button', { name: 'Remove part 1' }).click()
  await dialog.getByLabel('After days').fill('90')
  await lookAt(page, 'maintenance-recurring')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Due after 90 days').waitFor()
  await page.getByText('Parts: 2.5 × Grease').waitFor()

  await page.getByRole('button', { name: 'Mark as done' }).click()
  assert(await dialog.getByLabel(/Remind me again/).isChecked())
  await dialog.getByLabel('of part 1').nth(2).fill('12.50')
  await lookAt(page, 'maintenance-parts')
  await dialog.getByRole('button', { name: 'Mark as done' }).click()
  await page.getByText('Planned again').waitFor()
  await page.getByText(/2\.5 × Grease \(.*12\.50/).waitFor()
  const entries = await site.db
    .selectFrom('maintenance_entries')
    .select(['done', 'due_after_days', 'recurs', 'parts_cost_micros'])
    .where('user_id', '=', owner.id)
    .orderBy('id')
    .execute()
  assert.deepEqual(entries, [
    { done: true, due_after_days: 90, recurs: true, parts_cost_micros: 12_500_000 },
    { done: false, due_after_days: 90, recurs: true, parts_cost_micros: null },
  ])
})

browserTest(
  'a duration of the analytics leads to its prints, which filters in hours narrow',
  site,
  async ({ page }) => {
    const person = await newPerson(site, 'timekeeper')
    for (const [title, seconds] of [
      ['Clip', 3599],
      ['Hook', 3600],
      ['Vase', 7199],
      ['Bust', 7200],
    ] as const) {
      const start_date = new Date(Date.now() - 86_400_000).toISOString()
      await newPrint(site, person, { title, status: 'Success', start_date, print_time_in_seconds: seconds })
    }
    await signInAs(page, person.name, '/analytics?range=all')
    await page.getByRole('link', { name: '1 to 2 h' }).click()
    const shows = (...expected: string[]) =>
      eventually(async () => (await page.locator('.print-summary a').allInnerTexts()).join() === expected.join())
    await shows('Vase', 'Hook')
    assert.equal(await page.getByLabel('Print time from (h)').inputValue(), '1')
    assert.equal(await page.getByLabel('Print time under (h)').inputValue(), '2')
    await page.getByLabel('Print time from (h)').fill('1.5')
    await page.keyboard.press('Tab')
    await shows('Vase')
    assert.equal(new URL(page.url()).searchParams.get('fromPrintTimeInSeconds'), '5400')
    // A value that the API would refuse does not filter.
    await page.goto('/prints?fromPrintTimeInSeconds=-1&toPrintTimeInSeconds=0.5&sort=duration-desc')
    await shows('Bust', 'Vase', 'Hook', 'Clip')
  },
)

browserTest('a tag with a comma stays one tag', site, async ({ page }) => {
  const owner = await newPerson(site, 'comma')
  const tags = ['red, matte', 'vase']
  const print = await newPrint(site, owner, { title: 'Bracket', tags })
  const spool = await newFilament(site, owner, { display_name: 'Signal red', tags: ['red, matte', 'red', 'matte'] })
  const tagsOf = async (table: 'prints' | 'filaments') =>
    (await site.db.selectFrom(table).select('tags').where('user_id', '=', owner.id).executeTakeFirstOrThrow()).tags
  await signInAs(page, owner.name, `/prints/${print.id}/edit`)
  await page.getByLabel('Title').fill('Shelf bracket')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: 'Shelf bracket' }).waitFor()
  assert.deepEqual(await tagsOf('prints'), tags)

  await page.goto(`/prints/${print.id}/edit`)
  await page.getByLabel('Tags').fill('new, red,matte, blue, matte')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: '#new', exact: true }).waitFor()
  assert.deepEqual(await tagsOf('prints'), ['new', 'red, matte', 'blue', 'matte'])

  await page.goto(`/filaments/${spool.id}/edit`)
  // The section is open, as the spool has tags.
  await page.getByLabel('Lot number').fill('L2511')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('L2511').waitFor()
  assert.deepEqual(await tagsOf('filaments'), ['red, matte', 'red', 'matte'])
})
