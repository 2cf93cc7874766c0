import assert from 'node:assert/strict'
import { browserTest, lookAt, settle, signInAs, waitUntil } from '../support/browser.ts'
import {
  insert,
  load,
  newFilament,
  newFilamentType,
  newPrint,
  newPrinter,
  newProject,
  type Owner,
} from '../support/factories.ts'
import { newPerson, startSite, type Site } from '../support/site.ts'

const site = await startSite()

/** 99,999,999 g, in milligrams. */
const WEIGHT_MG = 99_999_999_000
/** 617,283,945.06 in a currency; a print has two parts of it, together 1,234,567,890.12. */
const COST_MICROS = 617_283_945_060_000
const HOUR_MS = 3_600_000
/** Of the labels of axes, in CSS pixels. */
const FONT_SIZE = 12

/** Texts with a number that continues on the next line, and texts that are wider than the block that they are in. */
const BROKEN = `(() => {
  const found = []
  const isClipped = (part) => part && (getComputedStyle(part).clipPath !== 'none' || isClipped(part.parentElement))
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const part = node.parentElement
    if (part.matches('option, script, style') || isClipped(part)) continue
    for (const { index, 0: number } of node.data.matchAll(/[\\d.,]*\\d/g)) {
      range.setStart(node, index)
      range.setEnd(node, index + number.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push('broken: ' + node.data)
    }
    const { display, overflowX } = getComputedStyle(part)
    if (display !== 'inline' && overflowX !== 'auto' && part.scrollWidth > part.clientWidth + 1) found.push('cut: ' + node.data)
  }
  return found
})()`

/** Records what is written on canvases, and how far from the top. */
const RECORD_TEXTS = `{
  const context = CanvasRenderingContext2D.prototype
  const { fillText } = context
  globalThis.texts = []
  context.fillText = function (text, x, y) {
    texts.push({ text, y })
    fillText.call(this, text, x, y)
  }
}`

browserTest('very large amounts stay whole, inside of what shows them', site, async ({ page }) => {
  const owner = await newPerson(site, 'tycoon')
  const paths = await newLogbook(site, owner)
  await signInAs(page, owner.name, '/prints')
  for (const [name, path] of paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page
      .getByText(/\d,\d{3}/)
      .first()
      .waitFor()
    await lookAt(page, `large-${name}`)
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await settle(page)
      assert.deepEqual(await page.evaluate(BROKEN), [], `${path} at ${width} px`)
    }
  }
})

browserTest(
  'the axis of a plot has lines for very long print times too, and labels that do not meet',
  site,
  async ({ page }) => {
    const owner = await newPerson(site, 'farmer')
    await newLogbook(site, owner)
    // Plots are drawn on a canvas.
    await page.addInitScript(RECORD_TEXTS)
    await signInAs(page, owner.name, '/analytics')
    await page.getByRole('heading', { name: 'Activity over time' }).scrollIntoViewIfNeeded()
    await waitUntil(page, `texts.some(({ text }) => text === '200,000 h')`)
    // The middle of the label of the base line, and the top of the labels of days below it.
    const [base = 0, days = 0] = await page.evaluate<number[]>(`[/^0 h$/, /^\\d+ [A-Z]/].map((label) =>
    texts.find(({ text }) => label.test(text))?.y)`)
    assert(days - base > FONT_SIZE / 2, `the labels of the axes meet at ${base} and ${days} px`)
  },
)

/** Makes a logbook with large amounts everywhere. Returns its pages. */
async function newLogbook(site: Site, owner: Owner): Promise<readonly (readonly [name: string, path: string])[]> {
  const price = { purchase_price_micros: COST_MICROS, purchase_currency: 'USD' }
  const printer = await newPrinter(site, owner, { name: 'Workhorse', ...price })
  const project = await newProject(site, owner, { name: 'Bridge' })
  const type = await newFilamentType(site, owner, { name: 'Concrete', ...price })
  const spool = await newFilament(site, owner, {
    display_name: 'Concrete gray',
    type_id: type.id,
    initial_nominal_weight_mg: WEIGHT_MG,
    low_stock_threshold_mg: WEIGHT_MG + 1,
    ...price,
  })
  await load(site, printer, spool)
  const start = Date.now() - 30 * HOUR_MS
  const print = await newPrint(site, owner, {
    title: 'Pillar',
    printer_id: printer.id,
    project_id: project.id,
    start_date: new Date(start).toISOString(),
    end_date: new Date(start + HOUR_MS).toISOString(),
    print_time_in_seconds: 1_999_999_900,
    filament_amount_mg: WEIGHT_MG,
    filament_cost_micros: COST_MICROS,
    electricity_cost_micros: COST_MICROS,
    cost_currency: 'USD',
    copies: 10_000,
  })
  await insert(site, 'maintenance_entries', {
    user_id: owner.id,
    printer_id: printer.id,
    category: 'Belts',
    date: new Date(start).toISOString(),
    done: true,
    cost_micros: COST_MICROS,
    cost_currency: 'USD',
  })
  return [
    ['home', '/'],
    ['prints', '/prints'],
    ['print', `/prints/${print.id}`],
    ['spools', '/filaments'],
    ['spool', `/filaments/${spool.id}`],
    ['type', `/filaments/types/${type.id}`],
    ['printer', `/printers/${printer.id}`],
    ['project', `/projects/${project.id}`],
  ]
}
