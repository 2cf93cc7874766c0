import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { findAccessibilityFindings } from '../support/accessibility.ts'
import {
  newAdjustment,
  newBlockedUser,
  newExport,
  newGrant,
  newImport,
  newMaintenanceEntry,
  newPushDevice,
  newSession,
  newSpoolConnection,
  newWebhook,
  newDelivery,
} from '../support/belongings.ts'
import { browserTest, setTextSize, settle, signInAs } from '../support/browser.ts'
import {
  insert,
  load,
  newApiKey,
  newBrand,
  newFilament,
  newFilamentType,
  newPrint,
  newPrinter,
  newSlicerSettings,
  newUsage,
  type Owner,
} from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

const PHONE = { width: 360, height: 740 }
const HOUR_MS = 3_600_000
/** With a word that is wider than most columns. */
const LONG = 'Verriegelungsmechanismus of the enclosure'
/** 99,999,999 g, in milligrams. */
const WEIGHT_MG = 99_999_999_000
/** 617,283,945.06 in a currency. */
const COST_MICROS = 617_283_945_060_000

/** The page when it scrolls sideways, and the tables that are wider than their places. Of the heat maps, columns have to stay columns. */
const TOO_WIDE = `[...document.querySelectorAll('html, main table:not(.analytics-hours, .analytics-calendar)')]
  .filter((part) => part.scrollWidth > (part.parentElement ?? part).clientWidth)
  .map((part) => part.caption?.textContent ?? 'the page')`

/** Text of the cells that are not drawn, or not within the window. */
const HIDDEN_CELLS = `[...document.querySelectorAll('main [role=cell], main [role=rowheader]')]
  .filter((cell) => cell.textContent !== '')
  .filter((cell) => {
    const { left, right, width } = cell.getBoundingClientRect()
    return width === 0 || left < 0 || right > innerWidth
  })
  .map((cell) => cell.textContent)`

/** Heat maps that scroll sideways, but not with the keyboard, or without a word. */
const SECRET_SCROLLERS = `[...document.querySelectorAll('main .scroll')]
  .filter((box) => box.scrollWidth > box.clientWidth)
  .filter((box) => box.tabIndex !== 0 || !/^Scroll sideways/.test(box.nextElementSibling?.textContent ?? ''))
  .map((box) => box.ariaLabel)`

browserTest('no table scrolls sideways on a phone, however long its names and amounts are', site, async ({ page }) => {
  const owner = await newPerson(site, 'wide')
  const tables = await newTables(owner)
  await page.setViewportSize(PHONE)
  await page.addInitScript(`localStorage.setItem('prints-view', 'table')`)
  await signInAs(page, owner.name, '/account')
  for (const [path, captions] of tables) {
    await page.goto(path)
    for (const name of captions) await page.getByRole('table', { name, exact: true }).waitFor()
    await assertFits(page)
  }
})

browserTest(
  'the tables of an analysis fit on a phone, and its heat maps say that they can be scrolled',
  site,
  async ({ page }) => {
    const owner = await newPerson(site, 'analyst')
    await newTables(owner)
    await page.setViewportSize(PHONE)
    await signInAs(page, owner.name, '/analytics?range=year')
    // Sections are loaded when they are near.
    for (const [section, title] of [
      ['Activity', 'Start times'],
      ['Printers', 'Figures by printer'],
      ['Materials', 'By color'],
      ['Costs', 'Spending'],
      ['Failures', 'By reason'],
      ['Accuracy', 'Deviation from estimate'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: section }).click()
      await page.getByRole('heading', { name: title, exact: true }).waitFor()
    }
    await settle(page)
    assert.deepEqual(await page.evaluate(SECRET_SCROLLERS), [])
    for (const button of await page.getByRole('button', { name: /^Table of/ }).all()) await button.click()
    assert((await page.getByRole('table').count()) > 12)
    await assertFits(page)
  },
)

browserTest('a table stays one where its columns have their space', site, async ({ page }) => {
  const owner = await newPerson(site, 'roomy')
  await newApiKey(site, owner)
  await signInAs(page, owner.name, '/account/keys')
  const header = page.getByRole('columnheader', { name: 'Created' })
  await header.waitFor()
  const top = async () => (await page.getByRole('cell').first().boundingBox())?.y
  const nameTop = async () => (await page.getByRole('rowheader').boundingBox())?.y
  assert.equal(await top(), await nameTop(), 'the cells of a row are beside each other')
  await page.setViewportSize(PHONE)
  await settle(page)
  assert((await top())! > (await nameTop())!, 'the cells of a row are below its name')
  // For screen readers, it is the same table.
  assert.equal(await page.getByRole('table').getByRole('row').count(), 2)
  assert.equal(await header.count(), 1)
  await page.setViewportSize({ width: 1440, height: 900 })
  await settle(page)
  assert.equal(await top(), await nameTop(), 'the cells are beside each other again')
})

browserTest('a list that is drawn again stays where it was scrolled to', site, async ({ page }) => {
  const owner = await newPerson(site, 'picker')
  for (let index = 0; index < 20; index += 1) await newPrint(site, owner, { title: `Clip ${index}` })
  await page.setViewportSize(PHONE)
  await page.addInitScript(`localStorage.setItem('prints-view', 'table')`)
  await signInAs(page, owner.name, '/prints')
  await page.getByRole('rowheader').nth(19).waitFor()
  await settle(page)
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox').last().check()
  await settle(page)
  const scrolled = () => page.evaluate<number>('Math.round(scrollY)')
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
  const bottom = await scrolled()
  // A further selection draws the list again.
  await page.getByRole('checkbox').nth(18).check()
  await settle(page)
  assert.equal(await scrolled(), bottom)
})

/** Fails when something of a table is out of view, or on a finding of axe-core. */
async function assertFits(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await settle(page)
  assert.deepEqual(await page.evaluate(TOO_WIDE), [], page.url())
  assert.deepEqual(await page.evaluate(HIDDEN_CELLS), [], page.url())
  assert.deepEqual(await findAccessibilityFindings(page), [], page.url())
}

/** Makes rows for all tables. Returns the pages with the names of their tables. */
async function newTables(owner: Owner): Promise<readonly (readonly [path: string, captions: readonly string[]])[]> {
  const price = { purchase_price_micros: COST_MICROS, purchase_currency: 'USD' }
  const printer = await newPrinter(site, owner, { name: LONG, ...price })
  const brand = await newBrand(site, owner, { name: LONG })
  const type = await newFilamentType(site, owner, { name: LONG, brand_id: brand.id, ...price })
  const spools = [await newSpool(owner, type.id, printer, 0), await newSpool(owner, type.id, printer, 1)]
  const [first, second] = [await newLongPrint(owner, printer.id, spools), await newLongPrint(owner, printer.id, spools)]
  for (const { id } of spools) await newAdjustment(site, { user_id: owner.id, id }, WEIGHT_MG, { note: LONG })
  await newMaintenanceEntry(site, printer, {
    category: LONG,
    description: LONG,
    date: new Date(Date.now() - HOUR_MS).toISOString(),
    done: true,
    cost_micros: COST_MICROS,
    cost_currency: 'USD',
  })
  await newApiKey(site, owner, { description: LONG })
  await newSpoolConnection(site, owner, { name: LONG, printer_id: printer.id, client_name: `${LONG}/0.11.0` })
  await newGrant(site, owner, { client_name: LONG })
  await newGrant(site, owner, { client_name: LONG, revoked_date: new Date().toISOString() })
  await newSession(site, owner)
  await newBlockedUser(site, owner)
  await newPushDevice(site, owner, { failing_since: new Date().toISOString() })
  await newSlicerSettings(site, { user_id: owner.id, title: LONG, slicer: LONG })
  await newExport(site, owner)
  const webhook = await newWebhook(site, owner, { description: LONG })
  await newDelivery(site, webhook)
  return [
    ['/prints', ['Prints']],
    [`/prints/${first}`, ['Filament used']],
    [`/prints/${first}/compare?with=${second}`, ['The same']],
    [`/prints/${first}/quote`, ['Calculation']],
    [`/filaments/${spools[0]?.id}`, ['Stock changes']],
    [`/printers/${printer.id}`, ['Loaded spools']],
    ['/account/keys', ['Your API keys']],
    ['/account/connections', ['Your connections']],
    ['/account/agents', ['Connected agents', 'Disconnected agents']],
    ['/account/sessions', ['Your sessions']],
    ['/account/blocked', ['Blocked users']],
    ['/account/notifications', ['Your devices', 'Kinds of notifications']],
    ['/account/storage', ['Storage usage', 'Your slicer settings']],
    [`/account/webhooks?webhook=${webhook.id}`, ['Your webhooks', 'Deliveries']],
    [`/account/data`, ['Archives', 'Imports']],
    [`/account/data?import=${await newReadImport(owner)}`, ['Rows by kind', 'Rows']],
  ]
}

async function newSpool(
  owner: Owner,
  type: number,
  printer: { readonly user_id: number; readonly id: number },
  slot: number,
) {
  const spool = await newFilament(site, owner, {
    display_name: `${LONG} ${slot}`,
    type_id: type,
    brand: LONG,
    color_name: LONG,
    material_type: slot === 0 ? 'PLA' : LONG,
    initial_nominal_weight_mg: WEIGHT_MG,
    purchase_price_micros: COST_MICROS,
    purchase_currency: 'USD',
  })
  await load(site, printer, spool, slot)
  return spool
}

/** Makes a print of two spools. */
async function newLongPrint(
  owner: Owner,
  printer_id: number,
  spools: readonly { readonly id: string }[],
): Promise<number> {
  const start = Date.now() - 30 * HOUR_MS
  const print = await newPrint(site, owner, {
    title: LONG,
    printer_id,
    status: 'PartialSuccess',
    start_date: new Date(start).toISOString(),
    end_date: new Date(start + HOUR_MS).toISOString(),
    print_time_in_seconds: 1_999_999_900,
    estimated_print_time_in_seconds: 1_000_000_000,
    filament_amount_mg: WEIGHT_MG,
    filament_cost_micros: COST_MICROS,
    electricity_cost_micros: COST_MICROS,
    cost_currency: 'USD',
  })
  for (const [position, { id }] of spools.entries()) {
    const amounts = { amount_mg: WEIGHT_MG / 2, estimated_amount_mg: WEIGHT_MG / 3 }
    await newUsage(site, print, { filament_id: id, position, slot: position, notes: LONG, ...amounts })
  }
  return print.id
}

/** Makes an import whose rows have been tried. Returns its id. */
async function newReadImport(owner: Owner): Promise<string> {
  const counts = { created: 99_999_999, updated: 99_999_999, same: 0, skipped: 0, errors: 99_999_999 }
  const { id } = await newImport(site, owner, {
    file_name: `${LONG}.json`,
    row_count: 2,
    counts: JSON.stringify(counts),
    kinds: JSON.stringify({ Print: counts, Spool: counts }),
  })
  const row = { user_id: owner.id, import_id: id, kind: 'Print', label: LONG }
  await insert(site, 'import_rows', { ...row, position: 1, verdict: 'Error', reason: `${LONG}. ${LONG}.` })
  await insert(site, 'import_rows', {
    ...row,
    position: 2,
    verdict: 'Created',
    outcome: JSON.stringify({ title: LONG }),
  })
  return id
}

browserTest('the outcome of a change of many prints fits on a phone, also with large text', site, async ({ page }) => {
  const owner = await newPerson(site, 'sorter')
  const tags = Array.from({ length: 50 }, (_, index) => `tag${index}`)
  for (const number of [1, 2]) await newPrint(site, owner, { title: `${LONG} ${number}`, tags })
  await page.setViewportSize(PHONE)
  await signInAs(page, owner.name, '/prints')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByLabel('All on this page').check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Change' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Change', { exact: true }).selectOption('Add tags')
  await dialog.getByLabel('Tags').fill(LONG)
  await dialog.getByRole('button', { name: 'Check' }).click()
  await dialog.getByRole('table', { name: 'Prints that cannot be changed' }).waitFor()
  for (const [size, width, height] of [
    [16, 360, 740],
    [32, 360, 740],
    [32, 640, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    await setTextSize(page, size)
    await settle(page)
    assert.deepEqual(await page.evaluate(TOO_WIDE), [])
    assert.equal(
      await page.evaluate(
        `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('dialog'))`,
      ),
      0,
    )
    assert.deepEqual(await page.evaluate(HIDDEN_CELLS), [])
  }
})

browserTest('the header fits on the smallest phone with large text', site, async ({ page }) => {
  const owner = await newPerson(site, 'far-sighted')
  await page.setViewportSize({ width: 320, height: 640 })
  await signInAs(page, owner.name, '/account')
  await setTextSize(page, 32)
  await settle(page)
  assert.deepEqual(await page.evaluate(TOO_WIDE), [])
})

browserTest('the tasks of printers fit on a phone with large text', site, async ({ page }) => {
  const owner = await newPerson(site, 'presbyope')
  const printer = await newPrinter(site, owner)
  await newMaintenanceEntry(site, printer, { category: 'Filter', due_after_prints: 400 })
  await page.setViewportSize(PHONE)
  await signInAs(page, owner.name, '/maintenance')
  await page.getByRole('progressbar').waitFor()
  await setTextSize(page, 32)
  await settle(page)
  assert.deepEqual(await page.evaluate(TOO_WIDE), [])
})
