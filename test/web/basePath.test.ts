import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { WebSocket } from 'ws'
import { sessionCookie } from '../../src/sessions/cookie.ts'
import { eventually } from '../identity/support.ts'
import { browserTest, signInOnPages, workerTest } from '../support/browser.ts'
import { newImage } from '../support/belongings.ts'
import { newFilament, newPrint, newPrinter, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { newPerson, startSite } from '../support/site.ts'

const BASE = '/print-log'
const site = await startSite({}, BASE)
const { baseUrl } = site
const origin = new URL(baseUrl).origin

/** Collects the requests to the service that are not below its path. */
function watchRequests(page: Page): string[] {
  const outside: string[] = []
  page.context().on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin === origin && !url.pathname.startsWith(`${BASE}/`)) outside.push(request.url())
  })
  return outside
}

/** Addresses of this origin in the page that are not below the path. */
async function addressesOutside(page: Page): Promise<string[]> {
  const all = await page.evaluate<string[]>(
    `[...document.querySelectorAll('a[href], link[href], [src], form[action]')].map(({ src, href, action }) => src || href || action)`,
  )
  return all.filter((address) => address.startsWith(origin) && !address.startsWith(`${baseUrl}/`))
}

browserTest('all pages, their links and requests are below the path of the public address', site, async ({ page }) => {
  const person = await newPerson(site, 'lodger')
  const print = await newPrint(site, person, { title: 'Door stop', status: 'Success' })
  const printer = await newPrinter(site, person)
  const spool = await newFilament(site, person)
  const outside = watchRequests(page)
  await signInOnPages(page, 'lodger', `${BASE}/prints`)
  const paths = ['/', '/connect', '/prints/new', '/prints/calendar', `/prints/${print.id}`, `/prints/${print.id}/edit`]
  const others = ['/filaments', `/filaments/${spool.id}`, '/filaments/labels', '/printers', `/printers/${printer.id}`]
  const rest = [
    '/projects',
    '/feed',
    '/analytics',
    '/achievements',
    '/notifications',
    '/account',
    '/account/data',
    '/docs',
  ]
  for (const path of [...paths, ...others, ...rest, '/problems', '/problems/not-found']) {
    await page.goto(baseUrl + path)
    await page.locator('h1').first().waitFor()
    assert.deepEqual(await addressesOutside(page), [], path)
  }
  assert.deepEqual(outside, [])
})

browserTest('the application leads from page to page without loading them, and back', site, async ({ page }) => {
  const person = await newPerson(site, 'walker')
  await newPrint(site, person, { title: 'Walking stick' })
  const outside = watchRequests(page)
  await signInOnPages(page, 'walker', `${BASE}/prints`)
  await page.evaluate('window.isSame = true')
  await page.getByRole('link', { name: 'Walking stick' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Walking stick' }).waitFor()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Title').fill('Walking cane')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: 'Walking cane' }).waitFor()
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Printers' }).click()
  await page.waitForURL(`${baseUrl}/printers`)
  await page.getByText('No printers yet.').waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Walking cane' }).waitFor()
  assert.equal(await page.evaluate('window.isSame'), true)
  assert.deepEqual(outside, [])
})

workerTest('the pages can be installed, and open offline', site, async ({ page, context, complaints }) => {
  const person = await newPerson(site, 'camper')
  const print = await newPrint(site, person, { title: 'Tent peg' })
  await signInOnPages(page, 'camper', `${BASE}/prints`)
  const problems = await (await context.newCDPSession(page)).send('Page.getAppManifest')
  assert.deepEqual(problems.errors, [])
  const manifest = JSON.parse(problems.data ?? '') as { start_url: string; scope: string; icons: { src: string }[] }
  assert.deepEqual([manifest.start_url, manifest.scope], [`${BASE}/prints`, `${BASE}/`])
  for (const { src } of manifest.icons) assert.equal((await fetch(origin + src)).status, 200, src)
  await eventually(() =>
    page.evaluate<boolean>(
      `caches.match('${BASE}/prints', { ignoreVary: true }).then((shell) => !!shell && !!navigator.serviceWorker.controller)`,
    ),
  )
  const scopes = await page.evaluate<string[]>(
    'navigator.serviceWorker.getRegistrations().then((all) => all.map(({ scope }) => scope))',
  )
  assert.deepEqual(scopes, [`${baseUrl}/`])
  await page.goto(`${baseUrl}/prints/${print.id}`)
  await page.getByRole('heading', { level: 1, name: 'Tent peg' }).waitFor()
  await eventually(() => page.evaluate<boolean>(`caches.match('${BASE}/api/Prints/${print.id}').then(Boolean)`))
  await context.setOffline(true)
  await page.goto(`${baseUrl}/prints/${print.id}`)
  await page.getByRole('heading', { level: 1, name: 'Tent peg' }).waitFor()
  await context.setOffline(false)
  complaints.length = 0
})

test('addresses in responses are below the path', async () => {
  const user = await newUser(site, { view_status: 'Public' })
  const headers = { 'X-Api-Key': user.key, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ title: 'Shelf', viewStatus: 'Public', status: 'Success' })
  const created = await fetch(`${baseUrl}/api/Prints`, { method: 'POST', headers, body })
  const { id } = (await created.json()) as { id: number }
  assert.equal(created.headers.get('Location'), `${BASE}/api/Prints/${id}`)
  const read = await fetch(new URL(created.headers.get('Location') ?? '', origin), { headers })
  assert.equal(read.status, 200)

  const image = await newImage(site, { user_id: user.id, id })
  const [item] = (await site.client.call('Prints_GetImages', { as: user, path: { id } })).body.items
  assert.equal(item?.url, `${baseUrl}/media/${image.id}`)
  assert.equal((await fetch(item.url)).status, 200)

  const list = await fetch(`${baseUrl}/api/Prints/summary?pageSize=1`, { headers })
  assert.match(list.headers.get('Link') ?? '', new RegExp(`^<${baseUrl}/api/Prints/summary\\?`))
  const refused = await fetch(`${baseUrl}/api/Users/me`)
  const metadata = /resource_metadata="([^"]+)"/.exec(refused.headers.get('WWW-Authenticate') ?? '')?.[1] ?? ''
  assert.equal(metadata, `${baseUrl}/.well-known/oauth-protected-resource/api`)
  for (const address of [metadata, `${origin}/.well-known/oauth-protected-resource${BASE}/api`]) {
    const { resource } = (await (await fetch(address)).json()) as { resource: string }
    assert.equal(resource, `${baseUrl}/api`)
  }
  const problem = (await (await fetch(`${baseUrl}/api/none`)).json()) as { type: string }
  assert.equal(problem.type, `${baseUrl}/problems/not-found`)
  assert.equal((await fetch(problem.type)).status, 200)
})

test('documents and pages for visitors and programs name addresses below the path only', async () => {
  const user = await newUser(site, { view_status: 'Public' })
  const print = await newPrint(site, user, { view_status: 'Public', title: 'A "href="/x" title' })
  const home = await fetch(`${baseUrl}/`, { headers: { Accept: 'text/html' } })
  for (const [, path = ''] of (home.headers.get('Link') ?? '').matchAll(/<([^>]+)>/g)) {
    assert(path.startsWith(`${BASE}/`), path)
    assert.equal((await fetch(origin + path)).status, 200, path)
  }
  for (const path of ['/sitemap.xml', '/sitemap-pages.xml', '/robots.txt', '/llms.txt', '/.well-known/api-catalog']) {
    const text = await (await fetch(baseUrl + path)).text()
    const own = [...text.matchAll(new RegExp(`${origin}[^\\s"<)\`,]*`, 'g'))].map(([address]) => address)
    assert(own.length > 0, path)
    assert.deepEqual(
      own.filter((address) => !address.startsWith(baseUrl)),
      [],
      path,
    )
  }
  assert.match(await (await fetch(`${baseUrl}/robots.txt`)).text(), new RegExp(`^Disallow: ${BASE}/api/$`, 'm'))
  const page = await (await fetch(`${baseUrl}/prints/${print.id}`)).text()
  assert.match(page, new RegExp(`<link rel="canonical" href="${baseUrl}/prints/${print.id}"`))
  assert(!/(?:href|src)="\/(?!print-log\/)/.test(page))
  assert(page.includes('A &quot;href=&quot;/x&quot; title'))
})

test('cookies are for the path, and a sign-in returns below it', async () => {
  const begin = await fetch(`${baseUrl}/auth/sign-in?returnTo=/prints`, { redirect: 'manual' })
  assert.match(
    begin.headers.get('Set-Cookie') ?? '',
    /^print_log_sign_in=[^;]+; Max-Age=600; Path=\/print-log; HttpOnly/,
  )
  const provider = new URL(begin.headers.get('Location') ?? '')
  assert.equal(provider.searchParams.get('redirect_uri'), `${baseUrl}/auth/callback`)
})

test('requests whose path the proxy has removed are served as well, and similar paths are not below it', async () => {
  const statusOf = async (path: string) => (await fetch(origin + path)).status
  assert.equal(await statusOf('/healthz'), 200)
  assert.equal(await statusOf('/openapi.json'), 200)
  assert.equal(await statusOf(BASE), 200)
  assert.equal(await statusOf(`${BASE}?a=b`), 200)
  assert.equal(await statusOf(`${BASE}ger/healthz`), 404)
  assert.equal(await statusOf(`${BASE}${BASE}/healthz`), 404)
})

test('programs that know Spoolman reach their connection and its socket below the path', async () => {
  const publicUrl = `https://prints.example.org${BASE}`
  const server = await startServer({ baseUrl: publicUrl })
  const made = await server.client.call('SpoolConnections_PostConnection', {
    as: (await newUser(server)).token(),
    body: { name: 'Moonraker' },
  })
  const { url, key } = made.body
  server.secrets.add(key)
  assert(url.startsWith(`${publicUrl}/spoolman/`), url)
  const address = server.url + new URL(url).pathname
  assert.equal((await fetch(`${address}/api/v1/spool`)).status, 200)
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/v1/spool`)
  await once(socket, 'open')
  socket.close()
  await once(socket, 'close')
})

test('over https, the cookies of a path keep the protection that a path allows', () => {
  const session = sessionCookie('value', 'https://prints.example.org/print-log')
  assert.match(
    session,
    /^__Secure-print_log_session=value; Max-Age=\d+; Path=\/print-log; HttpOnly; Secure; SameSite=Lax$/,
  )
  assert.match(sessionCookie('value', 'https://prints.example.org'), /^__Host-print_log_session=value; .*Path=\/; /)
})
