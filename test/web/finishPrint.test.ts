import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fromLocalTime } from '../../src/web/localTime.ts'
import { elapsedShare } from '../../src/web/prints/elapsedShare.ts'
import { withoutAmount } from '../../src/web/prints/deduction.ts'
import { deductedAlready, otherReportedUse, reportedAmounts } from '../../src/web/prints/reportedAmounts.ts'
import { isStuck, probableEnd } from '../../src/web/prints/stuckEnd.ts'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newFilament, newPrint, newUsage } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()
const HOUR = 3_600_000

test('the printed share follows from the time that a print took', () => {
  const print = { startDate: '2026-03-14T08:00:00Z', estimatedPrintTimeInSeconds: 36_000 }
  assert.equal(elapsedShare(print, '2026-03-14T08:02:00Z', null), 1 / 300)
  assert.equal(elapsedShare(print, '2026-03-14T08:02:00Z', 18_000), 0.5)
  assert.equal(elapsedShare(print, '2026-03-16T08:00:00Z', null), 1)
  assert.equal(elapsedShare(print, '2026-03-14T07:59:00Z', null), null)
  assert.equal(elapsedShare({ ...print, startDate: null }, '2026-03-14T08:02:00Z', null), null)
  assert.equal(elapsedShare({ ...print, estimatedPrintTimeInSeconds: null }, '2026-03-14T08:02:00Z', null), null)
})

test('a local time is the first of two that the clocks repeat, and moves where they skip it', () => {
  assert.equal(fromLocalTime('2026-07-01T12:30', 'Europe/Berlin'), '2026-07-01T10:30:00.000Z')
  assert.equal(fromLocalTime('2026-10-25T02:30', 'Europe/Berlin'), '2026-10-25T00:30:00.000Z')
  assert.equal(fromLocalTime('2026-03-29T02:30', 'Europe/Berlin'), '2026-03-29T01:30:00.000Z')
  assert.equal(fromLocalTime('2026-10-25T03:30', 'Europe/Berlin'), '2026-10-25T02:30:00.000Z')
  assert.equal(fromLocalTime('', 'UTC'), null)
})

test('a stuck print has probably ended with the last report, else as estimated', () => {
  const print = { startDate: '2026-03-01T08:00:00.000Z', estimatedPrintTimeInSeconds: 3600 }
  const late = Date.parse('2026-03-02T09:00:01Z')
  assert.deepEqual(
    [isStuck({ ...print, lastReportDate: null }, late), isStuck({ ...print, lastReportDate: null }, late - 2000)],
    [true, false],
  )
  assert.equal(probableEnd({ ...print, lastReportDate: '2026-03-01T08:20:00.000Z' }), '2026-03-01T08:20:00.000Z')
  assert.equal(probableEnd({ ...print, lastReportDate: '2026-03-01T07:20:00.000Z' }), '2026-03-01T09:00:00.000Z')
  assert.equal(probableEnd({ ...print, estimatedPrintTimeInSeconds: null, lastReportDate: null }), null)
})

test('an outcome says what happens without an amount', () => {
  assert.match(withoutAmount('Success', null, '70 g'), /use the estimate of 70 g/)
  assert.match(withoutAmount('PartialSuccess', 45, '70 g'), /use the estimate of 70 g/)
  assert.match(withoutAmount('Success', 45, null), /nothing is deducted/)
  assert.match(withoutAmount('Failed', null, '70 g'), /nothing is deducted/)
  assert.match(withoutAmount('Failed', 0, '70 g'), /nothing is deducted/)
  assert.match(withoutAmount('Cancelled', 45, '70 g'), /45% of the estimate of 70 g, as the printer reported/)
  assert.match(withoutAmount('Cancelled', 45, null), /nothing is deducted/)
  assert.match(withoutAmount('Failed', 45, '70 g', '12.3 g'), /use the reported 12.3 g\./)
  assert.match(withoutAmount('Success', null, null, '0 g'), /use the reported 0 g\./)
})

test('what was reported goes to the first usage of its spool without an amount', () => {
  const reports = [
    { filamentId: 'left', amountMg: 12_000 },
    { filamentId: 'right', amountMg: 500 },
  ]
  const usages = [
    { filamentId: 'left', usedMg: 5000 },
    { filamentId: 'left', usedMg: null },
    { filamentId: 'left', usedMg: null },
    { filamentId: 'spare', usedMg: null },
  ]
  assert.deepEqual(reportedAmounts(usages, reports), [null, 7000, 0, 0])
  assert.deepEqual(reportedAmounts([{ filamentId: 'left', usedMg: 20_000 }, ...usages.slice(1, 2)], reports), [null, 0])
  assert.deepEqual(reportedAmounts(usages, []), [null, null, null, null])
  assert.deepEqual(deductedAlready(usages, reports), [12_000, 0, 0, 0])
  assert.deepEqual(otherReportedUse(usages, reports), [reports[1]])
})

for (const takesOffer of [false, true]) {
  const name = takesOffer ? 'the part by elapsed time' : 'nothing'
  browserTest(`a print that failed takes ${name} from the spool that is selected`, site, async ({ page }) => {
    const owner = await newPerson(site, `failing-${takesOffer}`)
    const weight = { initial_nominal_weight_mg: 1_000_000 }
    const planned = await newFilament(site, owner, { display_name: 'Planned', ...weight })
    const real = await newFilament(site, owner, { display_name: 'Real', ...weight })
    const print = await newPrint(site, owner, {
      title: 'Vase',
      status: 'Printing',
      start_date: new Date(Date.now() - HOUR).toISOString(),
      estimated_print_time_in_seconds: 36_000,
    })
    await newUsage(site, print, {
      filament_id: planned.id,
      slot: 0,
      estimated_amount_mg: 70_000,
      estimated_source: 'Weight',
    })
    await signInAs(page, owner.name)
    await page.goto(`/prints/${print.id}`)
    await page.getByRole('button', { name: 'Mark as finished' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Leave empty to use the estimate of 70 g.').waitFor()
    assert.equal(await dialog.getByLabel('Failure reason').count(), 0)
    await dialog.getByLabel('Outcome').selectOption('Failed')
    await dialog.getByText('nothing is deducted').waitFor()
    await dialog.getByLabel('Failure reason').fill('Spaghetti')
    await dialog.getByLabel('Failure category').selectOption('Bed adhesion')
    await dialog.getByLabel('Spool').selectOption(real.id)
    await lookAt(page, `finish-${takesOffer}`)
    await dialog.getByRole('group', { name: 'Print time' }).getByLabel('h', { exact: true }).fill('1')
    await dialog.getByText('More details').click()
    await dialog.getByLabel('Rating').selectOption('2')
    await dialog.getByLabel('Measured energy (Wh)').fill('12,5')
    await lookAt(page, `finish-facts-${takesOffer}`)
    if (takesOffer) await dialog.getByRole('button', { name: 'Use 7 g, 10% by elapsed time' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Spaghetti').waitFor()
    const spools = await site.db
      .selectFrom('filaments')
      .select(['display_name', 'balance_mg'])
      .where('user_id', '=', owner.id)
      .orderBy('display_name')
      .execute()
    assert.deepEqual(spools, [
      { display_name: 'Planned', balance_mg: 1_000_000 },
      { display_name: 'Real', balance_mg: takesOffer ? 993_000 : 1_000_000 },
    ])
    const saved = await site.db
      .selectFrom('prints')
      .select(['status', 'failure_reason', 'failure_category', 'print_time_in_seconds', 'rating', 'measured_energy_wh'])
      .where('user_id', '=', owner.id)
      .executeTakeFirstOrThrow()
    assert.deepEqual(Object.values(saved), ['Failed', 'Spaghetti', 'Adhesion', 3600, 2, 12.5])
  })
}

browserTest(
  'a print whose finish is stored, but whose response was lost, is finished',
  site,
  async ({ page, complaints }) => {
    const owner = await newPerson(site, 'cut-off')
    const spool = await newFilament(site, owner, { display_name: 'Left shelf', initial_nominal_weight_mg: 1_000_000 })
    const print = await newPrint(site, owner, {
      title: 'Vase',
      status: 'Printing',
      start_date: new Date(Date.now() - HOUR).toISOString(),
    })
    await newUsage(site, print, { filament_id: spool.id, estimated_amount_mg: 70_000, estimated_source: 'Weight' })
    await signInAs(page, owner.name, `/prints/${print.id}`)
    await page.getByRole('button', { name: 'Mark as finished' }).click()
    const dialog = page.getByRole('dialog')
    await page.route(`**/api/Prints/${print.id}`, async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue()
      await route.fetch()
      return route.abort()
    })
    await dialog.getByLabel(/^Used/).fill('12.5')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Check your connection').waitFor()
    await page.unroute(`**/api/Prints/${print.id}`)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Success', { exact: true }).waitFor()
    assert.match(complaints.splice(0).join('\n'), /ERR_FAILED\n.* status of 412 \(Precondition Failed\)$/)
  },
)

browserTest(
  'a finish takes what was reported, and is saved again without a conflict after its response was lost',
  site,
  async ({ page, complaints }) => {
    const owner = await newPerson(site, 'live')
    const weight = { initial_nominal_weight_mg: 1_000_000 }
    const [left, right, spare] = [
      await newFilament(site, owner, { display_name: 'Left', ...weight }),
      await newFilament(site, owner, { display_name: 'Right', ...weight }),
      await newFilament(site, owner, { display_name: 'Spare', ...weight }),
    ]
    const print = await newPrint(site, owner, { title: 'Vase', status: 'Printing' })
    for (const [position, { id }] of [left, right].entries()) {
      await newUsage(site, print, {
        position,
        filament_id: id,
        estimated_amount_mg: 70_000,
        estimated_source: 'Weight',
      })
    }
    const reported = { user_id: owner.id, print_id: print.id, minute: new Date().toISOString() }
    await site.db
      .insertInto('spool_uses')
      .values([
        { ...reported, filament_id: right.id, used_ng: 12_300_000_000 },
        { ...reported, filament_id: spare.id, used_ng: 4_000_000_000 },
      ])
      .execute()
    await signInAs(page, owner.name, `/prints/${print.id}`)
    await page.getByRole('button', { name: 'Mark as finished' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Leave empty to use the reported 12.3 g.').waitFor()
    await dialog.getByText('4 g of Spare are also deducted, as reported.').waitFor()
    await lookAt(page, 'finish-reported')
    await page.route(`**/api/Prints/${print.id}`, async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue()
      await route.fetch()
      return route.abort()
    })
    await dialog.getByLabel(/^Used/).first().fill('5')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Check your connection').waitFor()
    await page.unroute(`**/api/Prints/${print.id}`)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    complaints.splice(0)
    const usages = await site.db
      .selectFrom('filament_usages')
      .select(['filament_id', 'amount_mg'])
      .where('print_id', '=', print.id)
      .orderBy('position')
      .execute()
    assert.deepEqual(usages, [
      { filament_id: left.id, amount_mg: 5000 },
      { filament_id: right.id, amount_mg: 12_300 },
      { filament_id: spare.id, amount_mg: 4000 },
    ])
  },
)

browserTest(
  'a planned print that failed takes what its printer reported, as the dialog says',
  site,
  async ({ page }) => {
    const owner = await newPerson(site, 'reported')
    const spool = await newFilament(site, owner, { display_name: 'Scarce', initial_nominal_weight_mg: 30_000 })
    const print = await newPrint(site, owner, {
      title: 'Vase',
      status: 'Printing',
      source: 'Web',
      progress_percent: 45,
    })
    await newUsage(site, print, { filament_id: spool.id, estimated_amount_mg: 70_000, estimated_source: 'Weight' })
    await signInAs(page, owner.name)
    await page.goto(`/prints/${print.id}`)
    await page.getByRole('button', { name: 'Mark as finished' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Outcome').selectOption('Failed')
    await dialog.getByText('Leave empty to use 45% of the estimate of 70 g, as the printer reported.').waitFor()
    await dialog.getByText('1.5 g').waitFor()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Failed', { exact: true }).waitFor()
    const { balance_mg } = await site.db
      .selectFrom('filaments')
      .select('balance_mg')
      .where('user_id', '=', owner.id)
      .executeTakeFirstOrThrow()
    assert.equal(balance_mg, -1500)
  },
)

browserTest('the reason of a print that failed is suggested for the next one', site, async ({ page }) => {
  const owner = await newPerson(site, 'explaining')
  for (const failure_reason of ['Warped', 'warped ', 'Clogged', null])
    await newPrint(site, owner, { status: 'Failed', failure_reason })
  const print = await newPrint(site, owner, { status: 'Printing' })
  await signInAs(page, owner.name)
  for (const path of [`/prints/${print.id}`, `/prints/${print.id}/edit`]) {
    await page.goto(path)
    if (!path.endsWith('edit')) {
      await page.getByRole('button', { name: 'Mark as finished' }).click()
      await page.getByLabel('Outcome').selectOption('Failed')
    }
    const field = page.locator('[name=failureReason]')
    await field.focus()
    const options = page.locator(`datalist[id="${await field.getAttribute('list')}"] option`)
    await options.first().waitFor({ state: 'attached' })
    const reasons = await Promise.all((await options.all()).map((option) => option.getAttribute('value')))
    assert.deepEqual(reasons, ['Warped', 'Clogged'])
  }
})

browserTest(
  'a print that is stuck ends with the last report of its printer, unless its owner knows better',
  site,
  async ({ page }) => {
    const owner = await newPerson(site, 'stuck')
    const stuck = {
      status: 'Printing' as const,
      start_date: '2026-03-01T08:00:00.000Z',
      estimated_print_time_in_seconds: 7200,
      progress_event_date: '2026-03-01T09:00:30.000Z',
      progress_percent: 50,
    }
    const [left, known] = [await newPrint(site, owner, stuck), await newPrint(site, owner, stuck)]
    const ended = async ({ id }: { readonly id: number }) => {
      await page.getByText('Failed', { exact: true }).waitFor()
      const row = await site.db
        .selectFrom('prints')
        .select(['status', 'end_date', 'print_time_in_seconds'])
        .where('user_id', '=', owner.id)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return Object.values(row)
    }
    await signInAs(page, owner.name)
    await page.goto(`/prints/${left.id}`)
    await page.getByRole('button', { name: 'Mark as finished' }).click()
    const dialog = page.getByRole('dialog')
    assert.equal(await dialog.getByLabel('End', { exact: true }).inputValue(), '2026-03-01T09:00')
    await dialog.getByLabel('Outcome').selectOption('Failed')
    await lookAt(page, 'finish-stuck')
    await dialog.getByRole('button', { name: 'Save' }).click()
    assert.deepEqual(await ended(left), ['Failed', stuck.progress_event_date, 3630])
    await page.goto(`/prints/${known.id}`)
    await page.getByRole('button', { name: 'Mark as finished' }).click()
    await dialog.getByLabel('Outcome').selectOption('Failed')
    await dialog.getByLabel('End', { exact: true }).fill('2026-03-01T09:30')
    await dialog.getByRole('button', { name: 'Save' }).click()
    assert.deepEqual(await ended(known), ['Failed', '2026-03-01T09:30:00.000Z', 5400])
  },
)
