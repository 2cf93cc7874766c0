import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { test, type TestContext } from 'node:test'
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core'
import { eventually } from '../identity/support.ts'
import { findAccessibilityFindings } from './accessibility.ts'
import { atEnd } from './group.ts'
import type { Site } from './site.ts'

/** A small phone and a desk. A contrast depends on the colours, an order on the width: one look at each is enough. */
const LOOKS = [
  { width: 360, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const
const PATIENCE_MS = 30_000
/** A folder, relative to where the tests are started; without it there are no screenshots, each of which draws a page whole. */
const SCREENSHOTS = process.env['SCREENSHOTS']
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
/** It has no interface of its own to draw, and takes a quarter less processor time for the same pages; but no push messages. */
const SHELL = '/usr/bin/chromium-headless-shell'
/** Ours replace Playwright's list, which is repeated here after those that would start processes and load pages that nobody sees. */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
/** Pages of one site share a process: to start one takes longer than to load a page. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--process-per-site',
  '--disable-site-isolation-trials',
  `--disable-features=${DISABLED_FEATURES.join()}`,
]

/**
 * Media query listeners, which give the reference its dark look, run with the next frame, after styles have changed already;
 * the transitions that they start are ended in the frame after it.
 */
const SETTLED = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  done()
})))`

/** What was read before is dimmed while it is read again, and harder to see than it will be. */
const LOADING = '[aria-busy="true"], .loading, .page-progress'

/** Time after which a test has failed: what is evaluated in a page, such as a promise that is never kept, has no limit of its own. */
const LONGEST_MS = 300_000

/** One of each kind for all files of this process. */
const browsers = new Map<string, Promise<Browser>>()
atEnd(async () => {
  for (const browser of browsers.values()) await (await browser).close()
})

/** A page of a browser of its own, with what went wrong in it so far. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Console errors, exceptions, refused loads: each a sentence. */
  readonly complaints: string[]
}

type Work = (visit: Visit, context: TestContext) => Promise<void>

/**
 * A test that needs a browser. Without Chromium it is skipped and says so; in CI it fails.
 * Every page that it visits must raise no console error and break no rule of its Content-Security-Policy.
 * The pages have no service worker: its requests would not be seen by the routes of a test.
 */
export function browserTest(name: string, site: Site, work: Work): void {
  testIn('block', name, site, work)
}

/** As `browserTest`, with the service worker of the pages. */
export function workerTest(name: string, site: Site, work: Work): void {
  testIn('allow', name, site, work)
}

function testIn(serviceWorkers: 'allow' | 'block', name: string, site: Site, work: Work): void {
  const isShell = serviceWorkers === 'block' && process.env['CHROMIUM_PATH'] === undefined && existsSync(SHELL)
  const executable = isShell ? SHELL : CHROMIUM
  const isThere = existsSync(executable)
  const why = `no Chromium at ${CHROMIUM}: install it or set CHROMIUM_PATH`
  const skip = isThere || process.env['CI'] === 'true' ? false : why
  test(name, { skip, timeout: LONGEST_MS }, async (context) => {
    assert(isThere, why)
    const visit = await open(site, executable, serviceWorkers)
    try {
      await work(visit, context)
      assert.deepEqual(visit.complaints, [])
    } finally {
      await visit.context.close()
    }
  })
}

async function open(site: Site, executablePath: string, serviceWorkers: 'allow' | 'block'): Promise<Visit> {
  const browser = browsers.get(executablePath) ?? chromium.launch({ executablePath, args: ARGUMENTS })
  browsers.set(executablePath, browser)
  const context = await (
    await browser
  ).newContext({
    baseURL: site.baseUrl,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  return { page, context, complaints }
}

/**
 * Signs in by a name at the development provider with requests of this browser, then goes to a page: the pages on the way there take
 * longer to load than the requests. `signInOnPages` is for tests of that way, of workers and of a base path.
 */
export async function signInAs(page: Page, name: string, target = '/account'): Promise<void> {
  const { request } = page.context()
  const form = await request.get('/auth/sign-in?returnTo=/favicon.ico')
  const icon = await request.post(form.url(), { form: { name } })
  assert.deepEqual([icon.status(), new URL(icon.url()).pathname], [200, '/favicon.ico'])
  await page.goto(target)
  // From here on, the page responds to keys.
  await page.locator('header.site').waitFor()
}

/**
 * Takes the session from a page that stays open. First it waits until the page has no request under way, because a request that is
 * sent without the session is refused with 401, which the browser reports as an error.
 */
export async function endSession(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.context().clearCookies()
}

/** Signs in as a person does: by the form of the development provider, on the way to a page. */
export async function signInOnPages(page: Page, name: string, target = '/account'): Promise<void> {
  await page.goto(target)
  await page.getByLabel('User name').fill(name)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname + url.search + url.hash === target)
}

/**
 * Waits until an expression is true in the page, or is a promise of true. Playwright's `waitForFunction` evaluates it as the page itself
 * would from the second time on, which the page's Content-Security-Policy refuses.
 */
export async function waitUntil(page: Page, expression: string): Promise<void> {
  await eventually(async () => (await page.evaluate(expression)) === true)
}

/** Waits until the page has laid itself out for its size. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(SETTLED)
}

/** Fails when a phone shows a part only after its table has been moved sideways. */
export async function assertInView(part: Locator): Promise<void> {
  const page = part.page()
  const before = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 900 })
  await settle(page)
  const box = await part.boundingBox()
  assert(box && box.x + box.width <= 360, `${String(part)} is out of view`)
  if (before) await page.setViewportSize(before)
}

/** Sets the size of text that the user wants in all pages, in CSS pixels: 16 by default, 32 for text of twice the size. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: size } })
  await waitUntil(page, `getComputedStyle(document.documentElement).fontSize === '${size}px'`)
}

/** Fails on a finding of axe-core in the page as it is. */
async function checkAccessibility(page: Page): Promise<void> {
  assert.deepEqual(await findAccessibilityFindings(page), [], page.url())
}

/**
 * Looks at the page at both widths, light and dark, when it has loaded: checks accessibility and that nothing is wider than the
 * screen, and keeps screenshots where they are asked for.
 * @param name of the files
 */
export async function lookAt(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await page.locator(LOADING).first().waitFor({ state: 'detached' })
    await settle(page)
    await checkAccessibility(page)
    if (SCREENSHOTS !== undefined)
      await page.screenshot({ path: path.join(SCREENSHOTS, `${name}-${width}-${colorScheme}.png`), fullPage: true })
    const overflow = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    )
    assert(overflow <= 0, `${name} is wider than ${width} px`)
  }
  await page.emulateMedia({ colorScheme: null })
  if (before) await page.setViewportSize(before)
}
