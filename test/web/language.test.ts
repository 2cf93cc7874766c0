import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { newComment } from '../support/belongings.ts'
import { browserTest, signInAs } from '../support/browser.ts'
import { loadDemoInto } from '../support/demo.ts'
import { newPrint } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()
const now = new Date()
await loadDemoInto(site, now)

/** Pages with numbers, dates, money and times that have passed, each with a text that is there when it has loaded. */
const PAGES = [
  ['/prints', /\d+ prints$/],
  ['/printers', /last event .* ago/],
  ['/filaments', /\d+ spools$/],
  ['/analytics', 'Prints by status'],
] as const
/** Main pages, for a look at their texts. */
const MAIN =
  `/ /prints /prints/new /prints/calendar /filaments /filaments/new /filaments/labels /filaments/types /filaments/brands /stock
  /stock/plan /printers /printers/new /projects /projects/new /maintenance /feed /analytics /achievements /notifications /users/1 /account
  /account/notifications /account/keys /account/connections /account/agents /account/webhooks /account/storage /account/data
  /account/sessions /account/blocked /connect /connect?with=klipper /connect?with=script /nowhere`.split(/\s+/)
const CATALOGUES = 'src/web/languages'

/** Texts without arguments that a language has, by room and key. */
function textsOf(language: string): Map<string, string> {
  const files = readdirSync(`${CATALOGUES}/${language}`)
  return new Map(
    files.flatMap((file) => {
      const texts = JSON.parse(readFileSync(`${CATALOGUES}/${language}/${file}`, 'utf8')) as Record<string, string>
      return Object.entries(texts)
        .filter(([, text]) => !/[{<]/.test(text))
        .map(([key, text]): [string, string] => [`${file} ${key}`, text])
    }),
  )
}

/** Texts that are English and not German as well, without those of the service: it stores notifications as texts. */
function englishOnly(): Set<string> {
  const [english, german] = [textsOf('en'), textsOf('de')]
  const same = new Set(german.values())
  const own = [...english].filter(([name]) => !name.startsWith('server.json'))
  return new Set(own.map(([, text]) => text).filter((text) => !same.has(text)))
}

/** Opens a page of the demo user's in a browser of its own. */
async function visitIn(page: Page, options: BrowserContextOptions): Promise<Page> {
  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL: site.baseUrl, ...options })
  const visit = await context.newPage()
  await visit.clock.setFixedTime(now)
  await signInAs(visit, 'demo')
  return visit
}

/** Waits until a page has all that it loads. */
async function settle(visit: Page): Promise<void> {
  await visit.locator('h1').first().waitFor()
  await visit.locator('[aria-busy="true"], .loading, .page-progress').first().waitFor({ state: 'detached' })
}

/** The texts of a page that people read or hear. */
function shownTexts(visit: Page): Promise<string[]> {
  return visit.evaluate<string[]>(`(() => {
    const texts = ['aria-label', 'title', 'placeholder'].flatMap((name) =>
      [...document.querySelectorAll('[' + name + ']')].map((element) => element.getAttribute(name)),
    )
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode.textContent)
    return [...new Set(texts.map((text) => text.trim()))]
  })()`)
}

// Weeks begin on Sunday in both regions.
browserTest(
  'numbers and dates have the language of the text, whatever that of the browser is',
  site,
  async ({ page }) => {
    const visits = [await visitIn(page, { locale: 'fr-CA' }), await visitIn(page, { locale: 'en-US' })]
    const texts: string[] = []
    for (const [path, text] of PAGES) {
      const [french, english] = await Promise.all(
        visits.map(async (visit) => {
          await visit.goto(path)
          await visit.getByText(text).first().waitFor()
          // Totals and current prints come by requests of their own.
          await visit.waitForLoadState('networkidle')
          await settle(visit)
          return visit.locator('main').innerText()
        }),
      )
      assert.equal(french, english, path)
      texts.push(french ?? '')
    }
    assert.match(texts.join(), /€\d+\.\d\d/)
    for (const visit of visits) await visit.context().close()
  },
)

browserTest(
  'a German browser gets German pages without English texts, and nothing overflows',
  site,
  async ({ page }) => {
    const visit = await visitIn(page, {
      locale: 'de-AT',
      viewport: { width: 320, height: 700 },
      reducedMotion: 'reduce',
    })
    const english = englishOnly()
    assert.ok(english.size > 700, 'the catalogues are read')
    for (const path of MAIN) {
      await visit.goto(path)
      await settle(visit)
      assert.equal(await visit.locator('html').getAttribute('lang'), 'de', path)
      const found = (await shownTexts(visit)).filter((text) => english.has(text))
      assert.deepEqual(found, [], path)
      const overflow = await visit.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
      assert.ok(overflow <= 0, `${path} is ${overflow} px too wide`)
    }
    await visit.goto('/prints')
    const cost = visit.locator('main').getByText(/€\s\d+,\d\d/)
    // Those of the totals are folded away on a phone.
    await cost.filter({ visible: true }).first().waitFor()
    await visit.context().close()
  },
)

browserTest('ratings, edited comments and shortcuts are in German as well', site, async ({ page }) => {
  const owner = await newPerson(site, 'autorin')
  const print = await newPrint(site, owner, { title: 'Vase' })
  await newComment(site, print, owner, { updated_date: '2100-01-01T00:00:00Z' })
  const context = await page.context().browser()!.newContext({ baseURL: site.baseUrl, locale: 'de-DE' })
  const visit = await context.newPage()
  await signInAs(visit, 'autorin', `/prints/${print.id}`)
  await visit.getByRole('region', { name: 'Kommentare' }).getByText('· bearbeitet').waitFor()
  await visit.keyboard.press('?')
  await visit.getByRole('dialog').getByText('g dann p', { exact: true }).waitFor()
  await visit.goto('/prints/new')
  const options = visit.getByLabel('Bewertung', { exact: true }).getByRole('option', { includeHidden: true })
  await options.first().waitFor({ state: 'attached' })
  assert.deepEqual(await options.allTextContents(), [
    'Nicht bewertet',
    '5 – Ausgezeichnet',
    '4 – Gut',
    '3 – In Ordnung',
    '2 – Schlecht',
    '1 – Sehr schlecht',
  ])
  await context.close()
})

browserTest('the German sections of the header stay whole next to a name of any length', site, async ({ page }) => {
  await newPerson(site, 'maximilianemustermann')
  const context = await page.context().browser()!.newContext({ baseURL: site.baseUrl, locale: 'de-DE' })
  const visit = await context.newPage()
  await signInAs(visit, 'maximilianemustermann', '/achievements')
  await visit.getByRole('link', { name: 'Auswertung' }).waitFor()
  for (const width of [1024, 1151, 1152, 1279, 1280]) {
    await visit.setViewportSize({ width, height: 700 })
    const lines = await visit.evaluate<number[]>(`[...document.querySelectorAll('.site-sections a')].map((link) => {
      const range = document.createRange()
      range.selectNodeContents(link)
      return range.getClientRects().length
    })`)
    assert.deepEqual(lines, Array(7).fill(1), `at ${width} px`)
    const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
    assert.equal(await visit.evaluate(overflow), 0, `at ${width} px`)
  }
  await context.close()
})

browserTest('users choose language, units, hours and the first day of the week', site, async ({ page }) => {
  await signInAs(page, 'demo')
  await page.getByLabel('Language', { exact: true }).selectOption('Deutsch')
  await page.getByLabel('Units', { exact: true }).selectOption('Imperial')
  await page.getByLabel('Time format').selectOption('12 hours')
  await page.getByLabel('First day of the week').selectOption('Sunday')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { name: 'Profil und Einstellungen' }).waitFor()
  await page.goto('/filaments')
  await page.getByText(/\d+ Spulen$/).waitFor()
  assert.match(await page.locator('main').innerText(), /\d,\d+ lb/)
  assert.doesNotMatch(await page.locator('main').innerText(), /\d k?g\b/)
  await page.goto('/prints/calendar')
  assert.equal(await page.locator('.calendar th').first().innerText(), 'So')
  await page.goto('/prints')
  await page.getByText(/\d+ Drucke$/).waitFor()
  assert.match(await page.locator('main').innerText(), /\d\d:\d\d (AM|PM)/)
  // A weight without a unit is in ounces, and an unchanged one stays as it is.
  await page.goto('/filaments/new')
  await page.getByLabel('Nettogewicht (oz)').waitFor()
  const [spool] = await spools(page)
  assert.ok(spool)
  await page.goto(`/filaments/${spool.id}/edit`)
  await page.getByLabel('Bestandswarnung (oz)').fill('8')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.waitForURL((url) => url.pathname === `/filaments/${spool.id}`)
  const saved = (await spools(page)).find(({ id }) => id === spool.id)
  assert.deepEqual(saved && [saved.initialNominalWeightMg, saved.lowStockThresholdMg], [
    spool.initialNominalWeightMg,
    226_796,
  ])
  await page.goto('/account')
  await page.getByLabel('Sprache', { exact: true }).selectOption('Wie im Browser')
  await page.getByLabel('Einheiten').selectOption('Metrisch (g, m, °C)')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('heading', { name: 'Profile and settings' }).waitFor()
})

interface Spool {
  readonly id: string
  readonly initialNominalWeightMg: number
  readonly lowStockThresholdMg: number | null
}

function spools(page: Page): Promise<Spool[]> {
  return page.evaluate(async () => {
    const response = await fetch('/api/Filaments?isActive=true&sortColumn=name')
    const { items } = (await response.json()) as { items: Spool[] }
    return items
  })
}

browserTest('what visitors see without scripts is in their language', site, async () => {
  const read = async (language: string, cookie = '') => {
    const response = await fetch(`${site.baseUrl}/users/1`, {
      headers: { 'Accept-Language': language, Cookie: cookie },
    })
    return { vary: response.headers.get('Vary') ?? '', text: await response.text() }
  }
  const german = await read('de-CH, en;q=0.5')
  assert.match(german.text, /<html lang="de"/)
  assert.match(german.text, /\d+ öffentliche Drucke/)
  assert.match(german.vary, /Accept-Language/)
  assert.match(german.vary, /Cookie/)
  assert.match((await read('fr')).text, /<html lang="en"[^]*\d+ public prints/)
  assert.match((await read('fr', 'print_log_language=de')).text, /<html lang="de"/)
  assert.match((await read('fr', 'print_log_language=de-AT')).text, /<html lang="de"/)
  assert.match((await read('de', 'print_log_language=xx')).text, /<html lang="de"/)
})
