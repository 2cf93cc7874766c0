import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { pack } from '../imports/archives.ts'
import { history, job } from '../imports/support.ts'
import { browserTest, lookAt, signInAs, waitUntil } from '../support/browser.ts'
import { newPrinter } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()
const SPOOL = {
  id: 1,
  registered: '2026-01-02T10:00:00Z',
  filament: {
    id: 1,
    registered: '2026-01-02T10:00:00Z',
    name: 'Galaxy Black',
    vendor: { id: 1, registered: '2026-01-02T10:00:00Z', name: 'Prusament', extra: {} },
    material: 'PLA',
    density: 1.24,
    diameter: 1.75,
    weight: 1000,
    extra: {},
  },
  used_weight: 250.5,
  used_length: 83_990,
  archived: false,
  extra: {},
}

function file(name: string, content: string) {
  return { name, mimeType: 'application/json', buffer: Buffer.from(content) }
}

browserTest('a history is tried, imported and undone as a whole', site, async ({ page }) => {
  const { id } = await newPerson(site, 'importer')
  const titles = async () =>
    (await site.db.selectFrom('prints').select('title').where('user_id', '=', id).execute()).map(({ title }) => title)
  await signInAs(page, 'importer', '/account/data')
  await page.getByText('No imports yet.').waitFor()
  await page
    .locator('input[type=file]')
    .setInputFiles(file('history.json', history([job(1), job(2, { status: 'melted' })])))
  await page.getByRole('heading', { name: 'history.json' }).waitFor()
  await site.services.imports.run()
  await page.getByText('2 rows: 1 new, 0 completed, 0 already recorded, 0 left out, 1 with errors').waitFor()
  await page.getByRole('cell', { name: 'The result of the print is unknown.' }).waitFor()
  await lookAt(page, 'import-ready')
  assert.deepEqual(await titles(), [])

  await page.getByRole('button', { name: 'Import the rows' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
  await page.getByText('Being imported').waitFor()
  await site.services.imports.run()
  await page.getByRole('link', { name: 'bracket 1' }).waitFor()
  assert.deepEqual(await titles(), ['bracket 1'])

  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Being undone').waitFor()
  await site.services.imports.run()
  await page.getByText('Undone', { exact: true }).waitFor()
  assert.deepEqual(await titles(), [])
  await page.getByRole('link', { name: 'Show all imports' }).click()
  await page.getByRole('row', { name: /history\.json/ }).waitFor()
  await lookAt(page, 'imports')
})

browserTest('what is chosen for an import is used, or the rows are not imported yet', site, async ({ page }) => {
  const person = await newPerson(site, 'mapper')
  await newPrinter(site, person, { name: 'Spare' })
  const printer = await newPrinter(site, person, { name: 'Workhorse' })
  await signInAs(page, 'mapper', '/account/data')
  await page.locator('input[type=file]').setInputFiles(file('history.json', history([job(1)])))
  await page.getByRole('heading', { name: 'history.json' }).waitFor()
  await site.services.imports.run()
  const commit = page.getByRole('button', { name: 'Import the rows' })
  const printerField = page.getByRole('combobox', { name: 'Printer' })
  const sentence = page.getByText('Repeat the dry run before you import the rows')
  await printerField.selectOption('Workhorse')
  await sentence.waitFor()
  assert(await commit.isDisabled())
  await lookAt(page, 'import-chosen')
  await printerField.selectOption('No printer')
  await sentence.waitFor({ state: 'detached' })
  assert(await commit.isEnabled())

  await printerField.selectOption('Workhorse')
  await page.getByRole('button', { name: 'Repeat the dry run' }).click()
  await page.getByText('Dry run in progress').waitFor()
  await site.services.imports.run()
  await commit.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
  await page.getByText('Being imported').waitFor()
  await site.services.imports.run()
  await page.getByRole('link', { name: 'bracket 1' }).waitFor()
  const prints = site.db.selectFrom('prints').select('printer_id').where('user_id', '=', person.id)
  assert.deepEqual(await prints.execute(), [{ printer_id: printer.id }])
})

browserTest('an import of the list is shown in its place, and left only with its choices', site, async ({ page }) => {
  const person = await newPerson(site, 'returner')
  await newPrinter(site, person, { name: 'Workhorse' })
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, 'returner', '/account/data')
  await page.locator('input[type=file]').setInputFiles(file('history.json', history([job(1)])))
  await page.getByRole('heading', { name: 'history.json' }).waitFor()
  await site.services.imports.run()
  await page.getByRole('link', { name: 'Show all imports' }).click()
  await page.evaluate("document.documentElement.dataset.same = 'yes'")
  await page.getByRole('link', { name: 'Show history.json' }).press('Enter')
  await page.getByRole('combobox', { name: 'Printer' }).selectOption('No printer')
  await page.locator('html[data-same]').waitFor()
  await waitUntil(page, "document.querySelector('#import').getBoundingClientRect().top < innerHeight / 2")
  await page.locator('h2:focus').getByText('Import').waitFor()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  await page.getByRole('link', { name: 'Show all imports' }).click()
  assert.deepEqual(asked, ['Leave this page? Your changes are not saved.'])
})

browserTest('the page tells what is counted, and refreshes, in each language', site, async ({ page }) => {
  await newPerson(site, 'importeur')
  const context = await page.context().browser()!.newContext({ baseURL: site.baseUrl, locale: 'de-DE' })
  const visit = await context.newPage()
  await signInAs(visit, 'importeur', '/account/data')
  await visit.locator('input[type=file]').setInputFiles(file('history.json', history([job(1), job(2)])))
  await visit.getByText('0 Zeilen gelesen').waitFor()
  await site.services.imports.run()
  await visit.getByText('2 Zeilen: 2 neu').waitFor()
  await visit.getByRole('button', { name: 'Zeilen importieren' }).click()
  await visit.getByRole('dialog').getByRole('button', { name: 'Importieren' }).click()
  await visit.getByText('0 von 2 Zeilen importiert').waitFor()
  await site.services.imports.run()
  await visit.getByRole('button', { name: 'Import rückgängig machen' }).click()
  await visit.getByRole('dialog').getByRole('button', { name: 'Rückgängig' }).click()
  const progress = visit.getByText('0 von 2 neuen Einträgen rückgängig gemacht')
  await progress.waitFor()
  await site.services.imports.run()
  await progress.waitFor({ state: 'detached' })
  await context.close()
})

browserTest('imported spools have numbers and a type at once', site, async ({ page }) => {
  const { id } = await newPerson(site, 'spooler')
  await signInAs(page, 'spooler', '/account/data')
  await page
    .locator('input[type=file]')
    .setInputFiles(file('spools.json', JSON.stringify([SPOOL, { ...SPOOL, id: 2 }])))
  await page.getByRole('heading', { name: 'spools.json' }).waitFor()
  await site.services.imports.run()
  await page.getByText(/^2 rows: 2 new/).waitFor()
  await page.getByRole('button', { name: 'Import the rows' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
  await page.getByText('Being imported').waitFor()
  await site.services.imports.run()
  await page.getByText('Imported', { exact: true }).waitFor()
  const spools = await site.db
    .selectFrom('filaments')
    .select(['number', 'type_id'])
    .where('user_id', '=', id)
    .orderBy('number')
    .execute()
  assert.deepEqual(
    spools.map(({ number }) => number),
    [1, 2],
  )
  assert.equal(new Set(spools.map(({ type_id: type }) => type ?? 'none')).size, 1)
  assert.notEqual(spools[0]?.type_id, null)

  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Being undone').waitFor()
  await site.services.imports.run()
  await page.getByText('Undone', { exact: true }).waitFor()
  assert.equal((await site.db.selectFrom('filaments').select('id').where('user_id', '=', id).execute()).length, 0)
})

browserTest('a file of no known program is refused with one sentence', site, async ({ page, complaints }) => {
  await newPerson(site, 'stranger')
  await signInAs(page, 'stranger', '/account/data')
  await page.locator('input[type=file]').setInputFiles(file('letter.txt', 'Dear printer'))
  const sentence = page.getByText('This file is not from a program whose data can be imported.')
  await sentence.waitFor()
  assert.equal(await sentence.count(), 1)
  await lookAt(page, 'import-refused')
  assert.match(complaints.splice(0).join(), /400/)
})

browserTest('a workbook is refused with what to do instead', site, async ({ page, complaints }) => {
  await newPerson(site, 'accountant')
  await signInAs(page, 'accountant', '/account/data')
  await page.locator('input[type=file]').setInputFiles({
    name: 'prints.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await pack(new Map([['xl/workbook.xml', Buffer.from('<workbook/>')]])),
  })
  await page.getByText('This is a workbook. Save its table as CSV, then import that file.').waitFor()
  assert.match(complaints.splice(0).join(), /400/)
})

browserTest('the button that chooses a file shows that it has the focus', site, async ({ page }) => {
  await newPerson(site, 'typist')
  await signInAs(page, 'typist', '/account/data')
  await page.getByText('A spreadsheet of your own', { exact: true }).focus()
  await page.keyboard.press('Tab')
  await page.locator('input[type=file]:focus').waitFor({ state: 'attached' })
  await waitUntil(page, "getComputedStyle(document.querySelector('.file-button')).outlineStyle === 'solid'")
})

browserTest('each step of an import announces its end', site, async ({ page }) => {
  await newPerson(site, 'listener')
  await signInAs(page, 'listener', '/account/data')
  await page.locator('input[type=file]').setInputFiles(file('history.json', history([job(1)])))
  const status = page.getByRole('status')
  await status.filter({ hasText: 'Reading the file' }).waitFor()
  // The same element as before: screen readers announce what changes in it.
  await page.evaluate("document.querySelector('h3 + [role=status]').dataset.first = 'yes'")
  const announced = page.locator('[role=status][data-first]')
  await site.services.imports.run()
  await announced.getByText('1 row: 1 new').waitFor()
  await page.getByRole('button', { name: 'Import the rows' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
  await announced.getByText('Being imported').waitFor()
  await site.services.imports.run()
  await announced.getByText('Imported', { exact: true }).waitFor()
})

browserTest('a choice that is refused has its error at its field only', site, async ({ page, complaints }) => {
  await newPerson(site, 'traveler')
  await signInAs(page, 'traveler', '/account/data')
  await page.locator('input[type=file]').setInputFiles({
    name: 'prints.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('title,status,start_date\nBox,Success,2026-03-14 11:26\n'),
  })
  await page.getByRole('heading', { name: 'prints.csv' }).waitFor()
  await site.services.imports.run()
  const timeZone = page.getByLabel('Time zone')
  await timeZone.fill('Berlin')
  await page.getByRole('button', { name: 'Repeat the dry run' }).click()
  await page.getByRole('alert').waitFor()
  assert.equal(await page.getByText('This must be a time zone such as Europe/Berlin.').count(), 1)
  await timeZone.and(page.locator(':focus')).waitFor()
  assert.match(complaints.splice(0).join(), /400/)
})

browserTest('the page says where files are, and its templates can be imported', site, async ({ page }) => {
  const { id } = await newPerson(site, 'bookkeeper')
  await signInAs(page, 'bookkeeper', '/account/data')
  await page.getByText('Where to find the file').click()
  await page.getByText('http://<printer>/server/history/list?limit=100000').waitFor()
  await page.getByText('A spreadsheet of your own', { exact: true }).click()
  await lookAt(page, 'import-help')
  for (const what of ['spools', 'prints']) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: `Save template for ${what}` }).click()
    const path = await (await download).path()
    await page.locator('input[type=file]').setInputFiles({
      name: `my-${what}.csv`,
      mimeType: 'text/csv',
      buffer: await readFile(path),
    })
    await page.getByRole('heading', { name: `my-${what}.csv` }).waitFor()
    await site.services.imports.run()
    await page.getByText('1 row: 1 new, 0 completed, 0 already recorded, 0 left out, 0 with errors').waitFor()
    await page.getByRole('button', { name: 'Import the rows' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
    await page.getByText('Being imported').waitFor()
    await site.services.imports.run()
    await page.getByText('Imported', { exact: true }).waitFor()
  }
  const usages = await site.db
    .selectFrom('filament_usages')
    .select(['amount_mg', 'filament_id'])
    .where('user_id', '=', id)
    .execute()
  assert.deepEqual(
    usages.map((usage) => [usage.amount_mg, usage.filament_id !== null]),
    [[46_200, true]],
  )
})

browserTest(
  'an import is followed to its end when each response takes longer than the pause',
  site,
  async ({ page }) => {
    await newPerson(site, 'slow')
    await signInAs(page, 'slow', '/account/data')
    await page.route('**/api/Imports/*', async (route) => {
      await new Promise((done) => setTimeout(done, 1500))
      // The page may have aborted the request meanwhile.
      await route.continue().catch(() => undefined)
    })
    await page.locator('input[type=file]').setInputFiles(file('history.json', history([job(1)])))
    await page.getByRole('heading', { name: 'history.json' }).waitFor()
    await site.services.imports.run()
    await page.getByText('1 row: 1 new').waitFor()
  },
)

browserTest('the file of an import is deleted, after a question that a failure does not end', site, async (visit) => {
  const { page, complaints } = visit
  const person = await newPerson(site, 'tidy')
  await signInAs(page, 'tidy', '/account/data')
  await page.locator('input[type=file]').setInputFiles(file('history.json', history([job(1)])))
  await page.getByRole('heading', { name: 'history.json' }).waitFor()
  await site.services.imports.run()
  const dialog = page.getByRole('dialog', { name: 'Delete this file?' })
  const problem = page.getByRole('alert')
  await page.getByRole('button', { name: 'Delete file' }).click()
  await page.route('**/api/Imports/*', (route) => route.fulfill({ status: 500 }))
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('alert').waitFor()
  await lookAt(page, 'import-delete')
  await page.unroute('**/api/Imports/*')
  // Another try begins without the failure of the one before.
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Delete file' }).click()
  await dialog.waitFor()
  assert.equal(await problem.count(), 0)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No imports yet.').waitFor()
  const imports = site.db.selectFrom('imports').select('id').where('user_id', '=', person.id)
  assert.deepEqual(await imports.execute(), [])
  assert.match(complaints.splice(0).join(), /500/)
})
