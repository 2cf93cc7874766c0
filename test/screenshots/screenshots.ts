import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { Service } from '../development/service.ts'
import { freePortPair } from '../support/ports.ts'

/**
 * Takes the screenshots of the landing page: the demo user's pages, in both color schemes. They are files of the pages, so `make web`
 * must follow. Then it takes those of the README. They show the demo logbook as it is today; take new ones when a page has changed.
 */
const FOLDER = path.resolve(import.meta.dirname, '../../src/web/landing')
const PAGES = { home: '/', filaments: '/filaments', analytics: '/analytics?range=year' }
/** Size of the window in CSS pixels; one and a half pixels of a file stand for one, so that it is sharp on dense screens. */
const SIZE = { width: 1280, height: 800 }
const QUALITY = 72
/** Screenshots of the README, with the size of the window in CSS pixels. */
const DOCUMENTS = path.resolve(import.meta.dirname, '../../docs/images')
const DESK = { width: 1140, height: 1008 }
const PHONE = { width: 390, height: 815 }

const folder = await mkdtemp(path.join(os.tmpdir(), 'print-log-screenshots-'))
const port = await freePortPair()
const baseUrl = `http://localhost:${port}`
const service = new Service({
  DATA_DIR: folder,
  PORT: String(port),
  METRICS_PORT: '0',
  BASE_URL: baseUrl,
  // Many pages are opened within a minute.
  LIMIT_ADDRESS: '100000',
})
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
try {
  await service.printed(/Started in/)
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ colorScheme, viewport: SIZE, deviceScaleFactor: 2, baseURL: baseUrl })
    await signIn(page)
    for (const [name, address] of Object.entries(PAGES)) {
      await open(page, address)
      const file = path.join(FOLDER, `${name}-${colorScheme}.webp`)
      const { size } = await sharp(await page.screenshot())
        .resize(SIZE.width * 1.5)
        .webp({ quality: QUALITY })
        .toFile(file)
      console.log(`${path.relative('.', file)}: ${Math.round(size / 1000)} kB`)
    }
    await page.close()
  }
  await takeForReadme('analytics', DESK, () => Promise.resolve('/analytics'))
  await takeForReadme('print', PHONE, findPrint)
} finally {
  await browser.close()
  await service.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Takes a screenshot of one page, as large as the window. */
async function takeForReadme(
  name: string,
  viewport: typeof SIZE,
  find: (page: Page) => Promise<string>,
): Promise<void> {
  const page = await browser.newPage({ colorScheme: 'light', viewport, baseURL: baseUrl })
  await signIn(page)
  await open(page, await find(page))
  const file = path.join(DOCUMENTS, `${name}.png`)
  const { size } = await sharp(await page.screenshot())
    .png({ palette: true })
    .toFile(file)
  console.log(`${path.relative('.', file)}: ${Math.round(size / 1000)} kB`)
  await page.close()
}

/** Address of the newest finished print with an image that others may see. */
async function findPrint(page: Page): Promise<string> {
  const address = '/api/Prints/summary?statuses=Success&pageSize=100'
  const summary = `fetch('${address}').then((response) => response.json())`
  const { items } = await page.evaluate<{ items: { id: number; thumbnailUrl: string | null; viewStatus: string }[] }>(
    summary,
  )
  const print = items.find(({ thumbnailUrl, viewStatus }) => thumbnailUrl !== null && viewStatus === 'Public')
  return `/prints/${print?.id}`
}

/** Opens a page, and waits until nothing is loaded any more. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator('.skeleton, .loading, [aria-busy="true"]').first().waitFor({ state: 'detached' })
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/auth/sign-in?returnTo=/&hint=demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(baseUrl)
}
