import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium, type BrowserContext } from 'playwright-core'
import { Service } from '../development/service.ts'
import { freePort, freePortPair } from '../support/ports.ts'

/**
 * Measures pages of the demo with Lighthouse, as on a phone, and writes the table of docs/lighthouse.md. Lighthouse is fetched when this
 * is run, since nothing else needs its packages.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const DOCUMENT = path.resolve(import.meta.dirname, '../../docs/lighthouse.md')
/** Shows only the pages whose name contains this. */
const only = process.argv[2] ?? ''

interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number; readonly auditRefs: readonly { id: string }[] }>
  >
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly numericValue?: number }>
  >
}

/** A print of a list. */
interface Print {
  readonly id: number
  readonly thumbnailUrl: string | null
  readonly viewStatus: string
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'print-log-lighthouse-'))
const port = await freePortPair()
const debugPort = await freePort()
const baseUrl = `http://localhost:${port}`
const service = new Service({
  DATA_DIR: path.join(folder, 'data'),
  PORT: String(port),
  METRICS_PORT: '0',
  BASE_URL: baseUrl,
})
const rows: string[] = []
let context: BrowserContext | null = null
try {
  await service.printed(/Started in/)
  context = await chromium.launchPersistentContext(path.join(folder, 'profile'), {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', `--remote-debugging-port=${debugPort}`],
    baseURL: baseUrl,
  })
  await measure('Landing', '/')
  await measure('API reference', '/docs')
  const [publicPrint, print] = await signIn(context)
  await measure('Home', '/')
  await measure('Prints', '/prints')
  await measure('Print', print)
  await measure('Analytics', '/analytics')
  await measure('Filaments', '/filaments')
  await context.clearCookies()
  await measure('Public print', publicPrint)
} finally {
  await context?.close()
  await service.stop()
  await rm(folder, { recursive: true, force: true })
}
if (only === '') await writeFile(DOCUMENT, document())

/** Signs in as the demo user. Returns the addresses of a public print of somebody else, and of a print with an image. */
async function signIn(browser: BrowserContext): Promise<readonly [string, string]> {
  const page = await browser.newPage()
  await page.goto('/auth/sign-in?returnTo=/&hint=demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(baseUrl)
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const [shared = ''] = /\/prints\/\d+/.exec(sitemap) ?? []
  // The session is that of the pages: requests from elsewhere do not have it.
  const summary = `fetch('/api/Prints/summary').then((response) => response.json())`
  const { items } = await page.evaluate<{ items: Print[] }>(summary)
  // Search engines are kept away from private prints.
  const own = items.find((print) => print.thumbnailUrl !== null && print.viewStatus === 'Public')
  await page.close()
  return [shared, `/prints/${own?.id ?? ''}`]
}

/** Measures a page as whoever is signed in, and prints what costs points. */
async function measure(name: string, address: string): Promise<void> {
  if (!name.toLowerCase().includes(only.toLowerCase())) return
  const file = path.join(folder, 'report.json')
  const flags = ['--quiet', '--output=json', `--output-path=${file}`, '--disable-storage-reset', `--port=${debugPort}`]
  const categories = `--only-categories=${CATEGORIES.join()}`
  await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, baseUrl + address, categories, ...flags])
  const report = JSON.parse(await readFile(file, 'utf8')) as Report
  const scores = CATEGORIES.map((category) => Math.round((report.categories[category]?.score ?? 0) * 100))
  const seconds = (audit: string) => ((report.audits[audit]?.numericValue ?? 0) / 1000).toFixed(1)
  const shift = (report.audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)
  const row = `| ${[name, ...scores, seconds('first-contentful-paint'), seconds('largest-contentful-paint'), shift].join(' | ')} |`
  rows.push(row)
  console.log(row)
  for (const category of CATEGORIES) {
    for (const { id } of report.categories[category]?.auditRefs ?? []) {
      const audit = report.audits[id]
      if (audit && audit.score !== null && audit.score < 0.9)
        console.log(`    ${category}: ${audit.title} (${id}), ${audit.score}`)
    }
  }
}

function document(): string {
  return `# Lighthouse

\`make lighthouse\` starts the service with the demo logbook and measures these pages as Lighthouse does by default: on a phone of the
middle class with a slow connection, both simulated. The aims are 100 for accessibility, best practices and search engines, and 95 for
performance. FCP and LCP are seconds until the first and the largest content, CLS is how much the layout shifts.

| Page | Performance | Accessibility | Best practices | SEO | FCP | LCP | CLS |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}
