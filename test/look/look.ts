import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { pages, type WebPage } from '../../src/web/paths.ts'
import { Service } from '../development/service.ts'
import { findAccessibilityFindings } from '../support/accessibility.ts'
import { freePortPair } from '../support/ports.ts'

/**
 * Looks at every page as the demo user, as a new account and as a visitor, at four widths, light and dark: what axe-core finds, of any
 * level, what is wider than the window, what the console says, and where the Tab key gets stuck. Screenshots are kept in .cache/look/.
 * It takes too long for `make test`, which looks at each page twice.
 */
const WIDTHS = [320, 390, 768, 1440]
const HEIGHT = 900
const SCHEMES = ['light', 'dark'] as const
const SCREENSHOTS = path.resolve('.cache/look')
/** More than the longest page can be tabbed through. */
const MOST_TABS = 1000
/** The element with the focus; null when the browser has it. */
const FOCUS = `(() => {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  if (!element || element === document.body) return null
  const all = [...document.querySelectorAll('*')]
  const box = element.getBoundingClientRect()
  const style = getComputedStyle(element)
  const isMarked = style.outlineStyle !== 'none' || style.boxShadow !== 'none' || element.matches('[type=radio], [type=checkbox], [type=file]')
  return {
    key: all.indexOf(element) + ' ' + element.tagName,
    name: (element.outerHTML.slice(0, 120)),
    isVisible: box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight && style.visibility === 'visible',
    isMarked,
  }
})()`
/** Looks only at the pages whose path contains this. */
const only = process.argv[2] ?? ''
/** Language of the browser. */
const locale = process.argv[3] || 'en-GB'

/** Ids of records, by their kind. */
type Ids = Readonly<Partial<Record<NonNullable<WebPage['record']>, string>>>

const folder = await mkdtemp(path.join(os.tmpdir(), 'print-log-look-'))
const port = await freePortPair()
const baseURL = `http://localhost:${port}`
const service = new Service({
  DATA_DIR: folder,
  PORT: String(port),
  METRICS_PORT: '0',
  BASE_URL: baseURL,
  LIMIT_ADDRESS: '1000000',
  LIMIT_USER: '1000000',
})
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const findings = new Map<string, string[]>()
try {
  await service.printed(/Started in/)
  await mkdir(SCREENSHOTS, { recursive: true })
  const demo = await signedIn('demo')
  const ids = await findRecords(demo)
  await lookAtAll('demo', demo, ids)
  await lookAtAll('new', await signedIn('newcomer'), {})
  await lookAtAll('visitor', await newContext(), { print: ids.print ?? '', user: ids.user ?? '', project: '' })
} finally {
  await browser.close()
  await service.stop()
  await rm(folder, { recursive: true, force: true })
}
for (const [finding, places] of findings) console.log(`${places.length} times: ${finding}`)
console.log(findings.size === 0 ? 'Nothing was found.' : `Findings: ${findings.size}. Screenshots: ${SCREENSHOTS}`)
process.exitCode = findings.size === 0 ? 0 : 1

function newContext(): Promise<BrowserContext> {
  return browser.newContext({ baseURL, locale, reducedMotion: 'reduce', serviceWorkers: 'block' })
}

async function signedIn(name: string): Promise<BrowserContext> {
  const context = await newContext()
  const page = await context.newPage()
  await page.goto('/auth/sign-in?returnTo=/')
  await page.getByLabel('User name').fill(name)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(baseURL)
  await page.close()
  return context
}

/** Finds a record of each kind in the demo logbook. */
async function findRecords(context: BrowserContext): Promise<Ids> {
  const page = await context.newPage()
  await page.goto('/')
  const read = <Body>(address: string) => page.evaluate<Body>(`fetch('${address}').then((response) => response.json())`)
  const first = async (address: string): Promise<string> => {
    const list = await read<{ items: { id: string | number }[] } | { id: string | number }[]>(address)
    return String((Array.isArray(list) ? list : list.items)[0]?.id)
  }
  const prints = await read<{ items: { id: number; viewStatus: string; thumbnailUrl: string | null }[] }>(
    '/api/Prints/summary?pageSize=100',
  )
  const print = prints.items.find(({ viewStatus, thumbnailUrl }) => viewStatus === 'Public' && thumbnailUrl !== null)
  const spools = await read<{ items: { id: string; number: number }[] }>('/api/Filaments?pageSize=1')
  const { id: user } = await read<{ id: number }>('/api/Users/me')
  const ids = {
    print: String(print?.id),
    user: String(user),
    spool: String(spools.items[0]?.id),
    spoolNumber: String(spools.items[0]?.number),
    filamentType: await first('/api/FilamentTypes'),
    brand: await first('/api/Brands'),
    printer: await first('/api/Printers'),
    project: await first('/api/Projects'),
  }
  await page.close()
  return ids
}

/** Looks at the pages that a person can open. */
async function lookAtAll(person: string, context: BrowserContext, ids: Ids): Promise<void> {
  const page = await context.newPage()
  let place = ''
  page.on('console', (message) => message.type() === 'error' && note(`console: ${message.text()}`, place))
  page.on('pageerror', (error) => note(`exception: ${error.message}`, place))
  for (const { path: pattern, record, isPrivate } of pages) {
    const id = record && ids[record]
    if ((record && !id) || (isPrivate && person === 'visitor') || !pattern.includes(only)) continue
    const address = pattern.replace(/:\w+/, id ?? '')
    place = `${person} ${address}`
    await page.setViewportSize({ width: 1440, height: HEIGHT })
    await page.goto(address, { waitUntil: 'networkidle' })
    await scrollThrough(page)
    for (const width of WIDTHS) {
      for (const colorScheme of SCHEMES) {
        place = `${person} ${address} ${width} ${colorScheme}`
        await lookAt(page, { width, colorScheme, place })
      }
    }
    await tabThrough(page, place)
  }
  await page.close()
}

/** Scrolls through the page and back: sections and images are loaded when they are near. */
async function scrollThrough(page: Page): Promise<void> {
  const heightOf = () => page.evaluate<number>('document.documentElement.scrollHeight')
  for (let top = 0; top < (await heightOf()); top += HEIGHT) {
    await page.evaluate(`new Promise((resolve) => { scrollTo(0, ${top}); setTimeout(resolve, 100) })`)
  }
  await page.waitForFunction('[...document.images].every(({ complete }) => complete)')
  await page.evaluate('scrollTo(0, 0)')
}

async function lookAt(
  page: Page,
  { width, colorScheme, place }: { width: number; colorScheme: (typeof SCHEMES)[number]; place: string },
): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // The page of the components shows them in all states, for ever.
  const loading = page.locator('.skeleton, .loading, .page-progress, [aria-busy="true"]').first()
  if (!place.includes('/components'))
    await loading.waitFor({ state: 'detached' }).catch(() => note('something is still loading', place))
  for (const finding of await findAccessibilityFindings(page)) note(`axe ${finding}`, place)
  const overflow = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  if (overflow > 0) note('wider than the window', `${place} by ${overflow} px`)
  await page.screenshot({ path: path.join(SCREENSHOTS, `${place.replaceAll(/\W+/g, '-')}.png`), fullPage: true })
}

/** Follows the focus through the page until it leaves it. */
async function tabThrough(page: Page, place: string): Promise<void> {
  await page.evaluate('document.activeElement?.blur()')
  const seen = new Set<string>()
  let last = ''
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate<{ name: string; key: string; isVisible: boolean; isMarked: boolean } | null>(
      FOCUS,
    )
    if (!focus) return
    if (seen.has(focus.key)) {
      // A field of a date has several places.
      if (focus.key === last) continue
      // From the last place the Tab key leads to the first one again.
      if (focus.key !== [...seen][0]) note('the Tab key gets stuck', `${place}, ${focus.name}`)
      return
    }
    seen.add(focus.key)
    last = focus.key
    if (!focus.isVisible) note('the focus cannot be seen', `${place}, ${focus.name}`)
    else if (!focus.isMarked) note('the focus is not marked', `${place}, ${focus.name}`)
  }
  note(`more than ${MOST_TABS} places for the Tab key`, place)
}

function note(finding: string, place: string): void {
  if (!findings.has(finding)) console.log(`${finding}\n    ${place}`)
  findings.set(finding, [...(findings.get(finding) ?? []), place])
}
