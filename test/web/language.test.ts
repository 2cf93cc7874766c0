import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { loadDemo } from '../../src/development/demo.ts'
import { browserTest, signInAs } from '../support/browser.ts'
import { startSite } from '../support/site.ts'

const site = await startSite()
const now = new Date()
await loadDemo(site.db, { issuer: site.config.oidcIssuer, store: site.services.store, now })

/** Pages with numbers, dates, money and times that have passed, each with a text that is there when it has loaded. */
const PAGES = [
  ['/prints', /\d+ prints$/],
  ['/printers', /last event .* ago/],
  ['/filaments', /\d+ spools$/],
  ['/analytics', 'Deviation from estimate'],
] as const

/** Opens a page of the demo user's in a browser with a language of its own. */
async function visitIn(page: Page, locale: string): Promise<Page> {
  const context = await page.context().browser()!.newContext({ locale, baseURL: site.baseUrl })
  const visit = await context.newPage()
  await visit.clock.setFixedTime(now)
  await signInAs(visit, 'demo')
  return visit
}

browserTest(
  'numbers and dates have the language of the text, whatever that of the browser is',
  site,
  async ({ page }) => {
    const visits = [await visitIn(page, 'de-DE'), await visitIn(page, 'en-US')]
    const texts: string[] = []
    for (const [path, text] of PAGES) {
      const [german, english] = await Promise.all(
        visits.map(async (visit) => {
          await visit.goto(path)
          await visit.getByText(text).first().waitFor()
          await visit.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
          return visit.locator('main').innerText()
        }),
      )
      assert.equal(german, english, path)
      texts.push(german ?? '')
    }
    assert.match(texts.join(), /€\d+\.\d\d/)
    for (const visit of visits) await visit.context().close()
  },
)
