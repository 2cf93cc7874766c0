import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Download, Page } from 'playwright-core'
import sharp from 'sharp'
import { eventually } from '../identity/support.ts'
import { browserTest, signInAs } from '../support/browser.ts'
import { loadDemoInto } from '../support/demo.ts'
import { startSite } from '../support/site.ts'

const site = await startSite()
await loadDemoInto(site)

/** Where the saved images are kept to be looked at; nowhere by default. */
const SCREENSHOTS = process.env['SCREENSHOTS']

/** Sections that are not drawn. */
const WAITING = '.analytics-section.waiting, main .loading, main [aria-busy=true]'

async function save(page: Page, name: string, title = 'Prints by status'): Promise<Download> {
  const figure = page.getByRole('region', { name: title, exact: true })
  await figure.locator('.analytics-export summary').click()
  const [download] = await Promise.all([page.waitForEvent('download'), figure.getByRole('button', { name }).click()])
  return download
}

/** Scrolls to a section until it is drawn: those above it take more room once they are. */
async function scrollTo(page: Page, id: string): Promise<void> {
  const waiting = page.locator(`.waiting[aria-labelledby=${id}]`)
  await eventually(async () => {
    // In one step: a section is another element once it is drawn.
    await page
      .locator(`#${id}`)
      .evaluate((element) => (element as unknown as { scrollIntoView(): void }).scrollIntoView())
    return (await waiting.count()) === 0
  })
}

browserTest('a plot is saved as an image and as CSV', site, async ({ page }) => {
  await signInAs(page, 'demo', '/analytics')
  const figure = page.getByRole('region', { name: 'Prints by status' })
  await figure.locator('canvas').waitFor()
  const image = await save(page, 'Image (PNG)')
  assert.equal(image.suggestedFilename(), 'prints-by-status.png')
  const bytes = await readFile(await image.path())
  const { format, width = 0, height = 0 } = await sharp(bytes).metadata()
  assert.equal(format, 'png')
  assert(width > 400 && height > 250, `${width} × ${height}`)
  const { dominant } = await sharp(bytes).stats()
  assert(dominant.r > 240 && dominant.g > 240, 'the background is that of the page')

  const csv = await save(page, 'Table (CSV)')
  assert.equal(csv.suggestedFilename(), 'prints-by-status.csv')
  const lines = (await readFile(await csv.path(), 'utf8')).trimEnd().split('\r\n')
  assert.match(lines[0] ?? '', /^First day,Success,/)
  const sum = lines.slice(1).flatMap((line) => line.split(',').slice(1).map(Number))
  const shown = await page
    .locator('.analytics-tile', { hasText: /^Prints/ })
    .first()
    .innerText()
  assert.equal(String(sum.reduce((total, count) => total + count, 0)), /\d+/.exec(shown)?.[0])
})

browserTest('a bar, a row and a printer lead to the prints that they count', site, async ({ page }) => {
  await signInAs(page, 'demo', '/analytics?range=month&granularity=Week&statuses=Success')
  const figure = page.getByRole('region', { name: 'Prints by status' })
  await figure.locator('canvas').waitFor()
  await figure.getByRole('button', { name: 'Table of Prints by status' }).click()
  const row = figure.locator('tbody tr').nth(2)
  const count = Number(await row.locator('td').first().innerText())
  await row.getByRole('rowheader').getByRole('link').click()
  await page.waitForURL(/\/prints\?statuses=Success&fromDate=\d{4}-\d\d-\d\d&toDate=\d{4}-\d\d-\d\d&hasStartDate=true$/)
  await page
    .getByText(`${count} prints`, { exact: true })
    .or(page.getByText('1 print', { exact: true }))
    .waitFor()
  await page.goBack()
  await figure.locator('.u-over').click()
  await page.waitForURL(/\/prints\?statuses=Success&fromDate=/)
  await page.goBack()
  const printers = page.getByRole('table', { name: 'Printers', exact: true })
  await scrollTo(page, 'printers')
  const link = printers.locator('td a').first()
  const printed = await link.innerText()
  await link.click()
  await page.waitForURL(/\/prints\?printerIds=\d+&statuses=Success&fromDate=/)
  await page.locator('.print-totals dd').first().getByText(printed, { exact: true }).waitFor()

  await page.goto('/analytics?range=month')
  const note = page.locator('[aria-labelledby=overview] p.note', { hasText: /start date/ })
  const undated = /^\d+/.exec(await note.innerText())?.[0] ?? ''
  await note.getByRole('link').click()
  await page.waitForURL(/\/prints\?hasStartDate=false$/)
  await page.locator('.print-totals dd').first().getByText(undated, { exact: true }).waitFor()

  // In another time zone the days of the list are others.
  await page.goto('/analytics?range=month&zone=Asia/Tokyo')
  await scrollTo(page, 'printers')
  await printers.waitFor()
  assert.equal(await printers.locator('td a').count(), 0)
})

browserTest('a figure of which the browser makes no image says so', site, async ({ page }) => {
  await signInAs(page, 'demo', '/analytics?range=year')
  await page.evaluate('HTMLCanvasElement.prototype.toBlob = (done) => done(null)')
  await scrollTo(page, 'materials')
  const figure = page.getByRole('region', { name: 'By brand', exact: true })
  await figure.getByRole('table').waitFor()
  await figure.locator('.analytics-export summary').click()
  await figure.getByRole('button', { name: 'Image (PNG)' }).click()
  await figure.getByRole('alert').getByText('The image could not be made.').waitFor()
})

browserTest('the heat maps and tables are saved as images and as CSV', site, async ({ page }) => {
  await signInAs(page, 'demo', '/analytics?range=year')
  for (const [section, title, header, columns] of [
    ['Activity', 'Start times', /^Weekday,0:00,1:00,/, 25],
    ['Activity', 'Print calendar', /^Date,Prints,Print time \(h\)/, 3],
    ['Activity', 'Print durations', /^Print time,Prints$/, 2],
    ['Printers', 'Figures by printer', /^Printer,Prints,Success rate \(%\),Print time \(h\),/, 7],
    ['Materials', 'How long spools will last', /^Spool,Time left \(days\),Remaining \(g\),Use per day \(g\)$/, 4],
    ['Materials', 'By brand', /^Brand,Amount \(g\),Uses,Share \(%\)$/, 4],
    ['Costs', 'Most expensive prints', /^Print,Cost \(EUR\)$/, 2],
    ['Failures', 'By failure category', /^Failure category,Failed,Cancelled,Share \(%\),Print time \(h\),/, 7],
    ['Failures', 'By reason', /^Reason,Failed,Cancelled,Share \(%\),Print time \(h\),Filament \(g\),Cost \(EUR\)$/, 7],
    ['Failures', 'Failure rate by material', /^Material,Failed,Failure rate \(%\)$/, 3],
    ['Accuracy', 'Estimate accuracy by material', /^Material,Time,Filament$/, 3],
  ] as const) {
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: section }).click()
    await page.getByRole('region', { name: title, exact: true }).getByRole('table').first().waitFor()
    const csv = await save(page, 'Table (CSV)', title)
    const lines = (await readFile(await csv.path(), 'utf8')).trimEnd().split('\r\n')
    assert.match(lines[0] ?? '', header)
    assert((lines[0] ?? '').split(',').length >= columns)
    assert(lines.length > 1 && lines.slice(1).every((line) => /,-?[\d.]+/.test(line)), title)
    const image = await save(page, 'Image (PNG)', title)
    if (SCREENSHOTS !== undefined) await image.saveAs(path.join(SCREENSHOTS, image.suggestedFilename()))
    const { channels } = await sharp(await readFile(await image.path())).stats()
    assert(channels[0] && channels[0].stdev > 5 && channels[0].mean > 150, `${title} is drawn on the page's background`)
  }
})

browserTest(
  'a tile, a part of a bar, a day, a material and a brand lead to what they count',
  site,
  async ({ page }) => {
    await signInAs(page, 'demo', '/analytics?range=quarter')
    const tile = (title: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    await tile('Success rate').getByRole('link').click()
    await page.waitForURL(/\/prints\?statuses=Success&fromDate=/)
    await page.goBack()

    const figure = page.getByRole('region', { name: 'Prints by status' })
    await figure.locator('canvas').waitFor()
    // The lowest part of a bar are the successful prints.
    const { height } = (await figure.locator('.u-over').boundingBox()) ?? { height: 0 }
    await figure.locator('.u-over').click({ position: { x: 400, y: height - 4 } })
    await page.waitForURL(/\/prints\?statuses=Success&fromDate=/)
    await page.goBack()
    await figure.getByRole('link', { name: 'Failed' }).click()
    await page.waitForURL(/\/prints\?statuses=Failed&fromDate=/)
    await page.goBack()

    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Activity' }).click()
    const day = page.locator('.analytics-calendar td a').first()
    const count = Number(await day.innerText())
    await day.click()
    await page.waitForURL(/\/prints\?statuses=Printing&\S+&fromDate=(\d{4}-\d\d-\d\d)&toDate=\1&hasStartDate=true$/)
    await page.getByText(count === 1 ? '1 print' : `${count} prints`, { exact: true }).waitFor()
    await page.goBack()

    for (const [title, label] of [
      ['By material', 'Material'],
      ['By brand', 'Brand'],
      ['By color', 'Color'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Materials' }).click()
      const link = page.getByRole('table', { name: title, exact: true }).getByRole('link').first()
      const name = await link.innerText()
      await link.click()
      await page.waitForURL(/\/filaments\?(materialTypes|brands|colorHex)=[^&]+&show=all$/)
      const cards = page.locator('main ul.cards > li')
      // Until the page has come, the address leads to cards of the analytics.
      await page.getByRole('heading', { level: 1, name: 'Filaments', exact: true }).waitFor()
      await cards.first().waitFor()
      assert(
        (await cards.allInnerTexts()).every((text) => text.includes(name)),
        `${label} ${name}`,
      )
      await page.goBack()
    }
  },
)

browserTest('everything is drawn before the page is printed, in light colors', site, async ({ page }) => {
  await page.addInitScript(`window.print = () => {
    dispatchEvent(new Event('beforeprint'))
    window.printed = {
      waiting: document.querySelectorAll('${WAITING}').length,
      plots: document.querySelectorAll('.analytics-plot canvas').length,
      theme: document.documentElement.dataset.theme,
      drawn: [...document.querySelectorAll('.analytics-plot canvas')].filter((canvas) =>
        canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.some((value) => value > 0),
      ).length,
    }
    dispatchEvent(new Event('afterprint'))
  }`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await signInAs(page, 'demo', '/analytics')
  await page.getByRole('region', { name: 'Prints by status' }).waitFor()
  assert((await page.locator('.analytics-section.waiting').count()) > 0, 'some sections are not near')
  await page.keyboard.press('Control+p')
  await eventually(() => page.evaluate<boolean>('window.printed !== undefined'))
  assert.deepEqual(await page.evaluate('window.printed'), { waiting: 0, plots: 6, theme: 'light', drawn: 6 })
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'system')
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 720, height: 1000 })
  assert.equal(await page.getByRole('button', { name: 'Print' }).count(), 0)
  assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 720)
})

browserTest(
  'the command of the browser prints light plots, and says which sections are not there',
  site,
  async ({ page }) => {
    const print = async () => {
      await page.evaluate(`(() => {
      window.printed = undefined
      addEventListener('beforeprint', () => {
        window.printed = [...document.querySelectorAll('.analytics-plot canvas')].map(
          (canvas) => [...canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data].join(),
        )
      }, { once: true })
    })()`)
      await page.pdf()
      return page.evaluate<string[]>('window.printed')
    }
    const spool = await site.db
      .selectFrom('filament_ledger')
      .select('filament_id')
      .groupBy('filament_id')
      .orderBy(({ fn }) => fn.countAll(), 'desc')
      .executeTakeFirstOrThrow()
    await signInAs(page, 'demo', `/filaments/${spool.filament_id}`)
    await page.locator('.balance canvas').waitFor()
    const light = await print()
    assert.equal(light.length, 1)
    assert.match(light[0] ?? '', /[1-9]/)
    await page.emulateMedia({ colorScheme: 'dark' })
    assert.deepEqual(await print(), light)

    await page.goto('/analytics')
    await page.getByRole('region', { name: 'Prints by status' }).waitFor()
    const left = page.getByText('This section was not loaded yet.')
    const count = await left.count()
    assert(count > 0)
    await page.emulateMedia({ media: 'print' })
    await left.first().waitFor()
    await page.emulateMedia({ media: 'screen' })
    assert.equal(await left.first().isVisible(), false)
    await print()
    await left.first().waitFor({ state: 'detached' })
  },
)
