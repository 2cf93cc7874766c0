import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import jsqr from 'jsqr'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { papers, toSheets } from '../../src/web/labels/papers.ts'
import { browserTest, endSession, lookAt, signInAs } from '../support/browser.ts'
import { newFilament } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()
/** Counts the numbers that are wider than their place. */
const CUT_NUMBERS =
  '[...document.querySelectorAll(".label strong")].filter((text) => text.scrollWidth > text.clientWidth).length'
const POINTS_PER_MM = 72 / 25.4

test('labels fit on their paper', () => {
  for (const { name, width, height, columns, rows, labelWidth, labelHeight, left, top, gap } of papers) {
    assert(left + columns * labelWidth + (columns - 1) * gap <= width, name)
    assert(top + rows * labelHeight <= height, name)
  }
})

test('labels continue on the next sheet, and start at the first position that is free', () => {
  const paper = { columns: 2, rows: 2 }
  const places = (start: number) =>
    toSheets(['a', 'b', 'c'], paper, start).map((sheet) =>
      sheet.map(({ item, row, column }) => `${item}${row}${column}`),
    )
  assert.deepEqual(places(1), [['a11', 'b12', 'c21']])
  assert.deepEqual(places(3), [['a21', 'b22'], ['c11']])
  assert.deepEqual(places(99), [['a22'], ['b11', 'c12']])
  assert.deepEqual(toSheets([], paper, 1), [])
})

browserTest('labels are printed, and their QR codes lead to the spools', site, async ({ page, complaints }) => {
  const owner = await newPerson(site, 'labeler')
  const facts = { brand: 'Prusament', material_type: 'PETG', initial_nominal_weight_mg: 1_000_000 }
  const orange = await newFilament(site, owner, {
    ...{ ...facts, number: 12, display_name: 'Orange', color_name: 'Prusa Orange', color_hex: '#FA6831' },
  })
  await newFilament(site, owner, {
    ...{ ...facts, number: 134_267, display_name: 'Galaxy Black with a name that is too long for a label' },
    ...{ brand: 'A brand whose name is longer than labels are wide', colors: ['#1A1A1A', '#C0C0C0'] },
  })
  await newFilament(site, owner, { number: 3, display_name: 'Empty', is_active: false })

  await signInAs(page, owner.name, '/filaments?sort=name')
  await page.getByRole('link', { name: 'Print labels' }).click()
  await page.locator('.label').nth(1).waitFor()
  assert.equal(await page.locator('.label').count(), 2)
  await lookAt(page, 'labels')
  assert.deepEqual(await readCodes(page), [`${site.baseUrl}/s/134267`, `${site.baseUrl}/s/12`])
  assert.deepEqual(await printedPages(page, 'a4'), ['210 × 297'])

  await page.getByLabel('First label').fill('24')
  await page.getByLabel('First label').blur()
  await page.getByRole('list', { name: 'Labels, sheet 2' }).waitFor()
  assert.deepEqual(await printedPages(page, 'a4-second'), ['210 × 297', '210 × 297'])
  await page.getByLabel('QR code').selectOption('Spoolman (web+spoolman)')
  for (const { name, title, width, height, columns } of papers) {
    await page.getByLabel('Paper').selectOption(title)
    await page.locator(`select[name=paper]:has(option[value="${name}"]:checked)`).waitFor()
    assert.deepEqual(await readCodes(page), ['web+spoolman:s-134267', 'web+spoolman:s-12'], name)
    assert.equal(await page.evaluate(CUT_NUMBERS), 0, name)
    const size = `${Math.round(width)} × ${Math.round(height)}`
    assert.deepEqual(await printedPages(page, name), columns === 1 ? [size, size] : [size])
  }
  await lookAt(page, 'labels-single')
  await page.getByText('Leave out spools').click()
  await page.getByLabel('#12 Orange').check()
  await page.getByText('Prusa Orange').waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('.label').waitFor()
  assert.equal(await page.locator('.label').count(), 1)

  await page.goto(`/s/12`)
  await page.waitForURL(`/filaments/${orange.id}`)
  await page.getByRole('link', { name: 'Print label' }).click()
  await page.locator('.label').waitFor()
  assert.deepEqual(await readCodes(page), [`${site.baseUrl}/s/12`])

  for (const unknown of ['13', '012', '9999999999', 'x']) {
    assert.equal((await page.goto(`/s/${unknown}`))?.status(), 404, unknown)
    await page.getByRole('heading', { level: 1, name: 'Spool not found' }).waitFor()
  }
  // Browsers call every refusal an error.
  assert(complaints.splice(0).every((text) => / (404|400) /.test(text)))
  await endSession(page)
  await page.goto('/s/3')
  await page.getByLabel('User name').fill(owner.name)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { level: 1, name: '#3 Empty' }).waitFor()
})

/** Texts of the QR codes as they are on the screen, each with as much of its label as a camera would see. */
async function readCodes(page: Page): Promise<(string | undefined)[]> {
  const labels = await page.locator('.label').all()
  return Promise.all(labels.map(readCode))
}

async function readCode(label: Locator): Promise<string | undefined> {
  const image = sharp(await label.screenshot()).ensureAlpha()
  const { data, info } = await image.resize({ width: 1000 }).raw().toBuffer({ resolveWithObject: true })
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data
}

/** Sizes of the pages that are printed, in mm. */
async function printedPages(page: Page, name: string): Promise<string[]> {
  const folder = process.env['SCREENSHOTS']
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    ...(folder === undefined ? {} : { path: path.join(folder, `labels-${name}.pdf`) }),
  })
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)
  return [...boxes].map(([, width, height]) =>
    [width, height].map((points) => Math.round(Number(points) / POINTS_PER_MM)).join(' × '),
  )
}
