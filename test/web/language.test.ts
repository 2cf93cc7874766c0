import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { loadDemo } from '../../src/development/demo.ts'
import { browserTest, signInAs } from '../support/browser.ts'
import { startSite } from '../support/site.ts'

const site = await startSite()
const now = new Date()
await loadDemo(site.db, { issuer: site.config.oidcIssuer, store: site.services.store, now })

/** Pages with numbers, dates, money and times that have passed, and a heading of the last part that is loaded. */
const PAGES = [
  ['/prints', null],
  ['/printers', null],
  ['/filaments', null],
  ['/notifications', null],
  ['/analytics', 'Deviation from estimate'],
] as const

/** Texts of the pages in a browser with a language of its own. */
async function textsIn(page: Page, locale: string): Promise<string[]> {
  const context = await page.context().browser()!.newContext({ locale, baseURL: site.baseUrl })
  try {
    const visit = await context.newPage()
    await visit.clock.setFixedTime(now)
    await signInAs(visit, 'demo')
    const texts: string[] = []
    for (const [path, heading] of PAGES) {
      await visit.goto(path)
      if (heading) await visit.getByRole('heading', { name: heading }).waitFor()
      await visit.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
      texts.push(await visit.locator('main').innerText())
    }
    return texts
  } finally {
    await context.close()
  }
}

browserTest(
  'numbers and dates have the language of the text, whatever that of the browser is',
  site,
  async ({ page }) => {
    const german = await textsIn(page, 'de-DE')
    assert.match(german.join(), / ago/)
    assert.match(german.join(), /€\d+\.\d\d/)
    assert.deepEqual(german, await textsIn(page, 'en-US'))
  },
)
