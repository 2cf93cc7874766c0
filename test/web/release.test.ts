import assert from 'node:assert/strict'
import { browserTest, signInAs } from '../support/browser.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()
const CHUNK = /\/Printers-[^/]*\.js$/

browserTest('a script that a new release has removed reloads the page once', site, async ({ page, complaints }) => {
  await newPerson(site, 'patient')
  await signInAs(page, 'patient', '/filaments')
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  await page.route(CHUNK, (route) => (loads === 0 ? route.fulfill({ status: 404 }) : route.continue()))
  await page.getByRole('link', { name: 'Printers' }).click()
  await page.getByRole('heading', { level: 1, name: 'Printers' }).waitFor()
  assert.equal(loads, 1)

  // If it is still missing, the page says so.
  await page.goto('/filaments')
  await page.route(CHUNK, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('link', { name: 'Printers' }).click()
  await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor()
  assert.equal(loads, 3)
  assert(complaints.splice(0).every((text) => /404|Failed to load|dynamically imported|preload/i.test(text)))
})

browserTest('the HTML of a page names all scripts and styles that it loads', site, async ({ page }) => {
  await newPerson(site, 'hasty')
  const loadedBy = async (path: string) => {
    const html = (await (await page.goto(path, { waitUntil: 'networkidle' }))?.text()) ?? ''
    const urls = await page.evaluate<string[]>(`performance.getEntriesByType('resource').map(({ name }) => name)`)
    const isFile = (path: string) => /^\/assets\/.*\.(?:js|css)$/.test(path)
    const loaded = new Set(urls.map((url) => new URL(url).pathname).filter(isFile))
    const named = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address).filter(isFile)
    return { loaded: [...loaded].sort(), named: named.sort() }
  }
  const landing = await loadedBy('/')
  await signInAs(page, 'hasty', '/projects')
  for (const path of ['/', '/prints', '/filaments', '/projects']) {
    const { loaded, named } = await loadedBy(path)
    assert.deepEqual(named, loaded, path)
    assert.notDeepEqual(named, landing.named, path)
  }
  assert.deepEqual(landing.named, landing.loaded)
})
