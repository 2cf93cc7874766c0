import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { drainEvents } from '../../src/events/drain.ts'
import { browserTest, endSession, lookAt, signInOnPages, waitUntil, workerTest } from '../support/browser.ts'
import { newApiKey, newFilament, newPrint, newPrinter } from '../support/factories.ts'
import { IMAGE } from '../support/belongings.ts'
import { eventually } from '../identity/support.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()
const NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|ERR_FAILED/i

/** Waits until the pages work offline: the worker controls the page and has stored the page of a signed-in user. */
async function ready(page: Page): Promise<void> {
  await eventually(() =>
    page.evaluate<boolean>(
      "caches.match('/prints', { ignoreVary: true }).then((shell) => !!shell && !!navigator.serviceWorker.controller)",
    ),
  )
}

const stored = (page: Page) =>
  page.evaluate<string[]>(
    `caches.open('answers').then(async (cache) => (await cache.keys()).map(({ url }) => new URL(url).pathname))`,
  )

/** Shares images as another app does, with a form of the page. */
const share = (page: Page, images: readonly Buffer[]) =>
  page.evaluate(`{
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: '/prints/shared', enctype: 'multipart/form-data' })
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'images' })
    const files = new DataTransfer()
    for (const bytes of ${JSON.stringify(images.map((image) => [...image]))}) {
      files.items.add(new File([new Uint8Array(bytes)], 'photo.webp', { type: 'image/webp' }))
    }
    input.files = files.files
    form.append(input)
    document.body.append(form)
    form.submit()
  }`)

const printsOf = (user: { readonly id: number }) =>
  site.db.selectFrom('prints').select(['title', 'source']).where('user_id', '=', user.id).orderBy('id').execute()

browserTest('the pages can be installed', site, async ({ page }) => {
  await page.goto('/')
  const link = await page.locator('link[rel=manifest]').getAttribute('href')
  const response = await fetch(`${site.url}${link}`)
  assert.deepEqual(
    [response.status, response.headers.get('Content-Type')],
    [200, 'application/manifest+json; charset=utf-8'],
  )
  const manifest = (await response.json()) as {
    icons: { src: string; sizes: string; type: string }[]
    start_url: string
  }
  assert.equal((await fetch(site.url + manifest.start_url, { headers: { Accept: 'text/html' } })).status, 200)
  const found = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((element) => (element as unknown as { href: string }).href))
  for (const src of [...manifest.icons.map((icon) => icon.src), ...found.map((address) => new URL(address).pathname)]) {
    const icon = await fetch(site.url + src)
    assert.deepEqual([icon.status, icon.headers.get('Content-Type')?.split('/')[0]], [200, 'image'], src)
  }
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate<number[]>(`(async () => {
      const { width, height } = await createImageBitmap(await (await fetch('${src}')).blob())
      return [width, height]
    })()`)
    assert.equal(size.join('x'), sizes)
  }
  const problems = await (await page.context().newCDPSession(page)).send('Page.getAppManifest')
  assert.deepEqual(problems.errors, [])
})

workerTest('the pages open offline with what was last seen', site, async ({ page, context, complaints }) => {
  const user = await newPerson(site, 'diver')
  const { key } = await newApiKey(site, user)
  const print = await newPrint(site, user, { title: 'Snorkel clip' })
  await newPrint(site, user, { title: 'Never opened' })
  await signInOnPages(page, 'diver', '/prints')
  await ready(page)
  await page.goto('/prints')
  await page.getByRole('link', { name: 'Snorkel clip' }).click()
  await page.getByRole('heading', { level: 1, name: 'Snorkel clip' }).waitFor()
  await page.goto('/account/keys')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const paths = await stored(page)
  for (const path of ['/api/Users/me', '/api/Prints/summary', `/api/Prints/${print.id}`])
    assert(paths.includes(path), path)
  assert(!paths.some((path) => /UserApiKeys|Sessions|Exports|email/.test(path)), paths.join())

  await context.setOffline(true)
  await page.goto('/prints')
  await page.getByText('You are offline.').waitFor()
  await page.getByRole('link', { name: 'Never opened' }).waitFor()
  await page.goto(`/prints/${print.id}`)
  await page.getByRole('heading', { level: 1, name: 'Snorkel clip' }).waitFor()
  await lookAt(page, 'offline-print')
  // The stored page and what it shows are older than the events that it follows later.
  await page.goto('/prints')
  await page.getByRole('link', { name: 'Never opened' }).waitFor()
  await site.client.call('Prints_PostPrint', { body: { title: 'From the shore' }, as: key })
  await drainEvents(site.services.db)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'From the shore' }).waitFor()

  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('You are signed out of the application.').waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
  assert.deepEqual(await stored(page), [])
  assert.equal(
    await page.evaluate("caches.match('/prints', { ignoreVary: true }).then((page) => page === undefined)"),
    true,
  )
  assert(complaints.splice(0).every((text) => NETWORK.test(text)))
})

workerTest('what one user has seen is not shown to the next one', site, async ({ page, context, complaints }) => {
  const first = await newPerson(site, 'first')
  await newPrint(site, first, { title: 'Secret gift' })
  await newPerson(site, 'second')
  await signInOnPages(page, 'first', '/prints')
  await ready(page)
  await page.goto('/prints')
  await page.getByRole('link', { name: 'Secret gift' }).waitFor()
  assert((await stored(page)).includes('/api/Prints/summary'))

  // The session ends without a sign-out, and somebody else signs in.
  await endSession(page)
  await signInOnPages(page, 'second', '/account')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await ready(page)
  await context.setOffline(true)
  await page.goto('/prints')
  await page.getByText('You are offline.').waitFor()
  assert.equal(await page.getByText('Secret gift').count(), 0)
  await context.setOffline(false)
  assert(complaints.splice(0).every((text) => NETWORK.test(text)))
})

workerTest('a print that was recorded offline is sent once', site, async ({ page, context, complaints }) => {
  const user = await newPerson(site, 'sailor')
  await newPrinter(site, user, { name: 'Workhorse' })
  await newFilament(site, user, { display_name: 'Left shelf' })
  await signInOnPages(page, 'sailor', '/prints')
  await ready(page)
  await page.goto('/prints')
  await page.getByText('No prints yet.').waitFor()
  await page.goto('/prints/new')
  await page.getByLabel('Title').waitFor()
  await context.setOffline(true)
  await page.reload()
  await page.getByLabel('Title').fill('Cleat')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL('**/prints')
  const waiting = page.getByRole('region', { name: 'Not sent yet' })
  await waiting.getByText('Cleat').waitFor()
  await waiting.getByText('Waiting', { exact: true }).waitFor()
  await lookAt(page, 'outbox')

  // It is there after a restart, and its response is lost at first: the service has stored it all the same.
  await page.goto('/prints')
  await waiting.getByText('Cleat').waitFor()
  let attempts = 0
  await context.route('**/api/Prints', async (route) => {
    attempts += 1
    if (attempts > 1) return route.continue()
    const answer = await route.fetch()
    assert.equal(answer.status(), 201)
    return route.abort()
  })
  await context.setOffline(false)
  await waiting.waitFor()
  await waitUntil(page, 'navigator.onLine')
  await eventually(() => Promise.resolve(attempts > 0))
  await page.reload()
  await page.getByRole('link', { name: 'Cleat' }).waitFor()
  await waiting.waitFor({ state: 'detached' })
  assert(attempts >= 2)
  assert.deepEqual(await printsOf(user), [{ title: 'Cleat', source: 'Web' }])
  assert(complaints.splice(0).every((text) => NETWORK.test(text)))
})

browserTest(
  'a print that the service refuses stays, until its user sends it again or discards it',
  site,
  async ({ page, complaints }) => {
    const user = await newPerson(site, 'stubborn')
    await signInOnPages(page, 'stubborn', '/prints')
    const put = (title: string, attempted: number | null) =>
      page.evaluate(`new Promise((done, fail) => {
      const request = indexedDB.open('print-log', 1)
      request.onupgradeneeded = () => request.result.createObjectStore('waiting prints', { keyPath: 'key' })
      request.onerror = fail
      request.onsuccess = () => {
        const body = { title: ${JSON.stringify(title)}, status: 'Success', viewStatus: 'Private', filamentUsage: [] }
        const entry = { key: ${JSON.stringify(`key-${title}-0123456789`)}, userId: ${user.id}, recorded: 1, body, attempted: ${attempted}, refusal: null }
        const transaction = request.result.transaction('waiting prints', 'readwrite')
        transaction.objectStore('waiting prints').put(entry)
        transaction.oncomplete = () => { request.result.close(); done() }
      }
    })`)
    await put('x'.repeat(101), null)
    await put('Old', Date.now() - 24 * 3_600_000)
    await page.goto('/prints')
    const waiting = page.getByRole('region', { name: 'Not sent yet' })
    await waiting.getByText(/must have at most 100 characters/).waitFor()
    await waiting.getByText('It may have been recorded already').waitFor()
    assert.deepEqual(await printsOf(user), [])
    await lookAt(page, 'outbox-refused')
    await waiting.getByRole('listitem').filter({ hasText: 'xxx' }).getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await waiting.getByText('xxx').waitFor({ state: 'detached' })
    await waiting.getByRole('button', { name: 'Send again' }).click()
    await page.getByRole('link', { name: 'Old' }).waitFor()
    await waiting.waitFor({ state: 'detached' })
    assert.deepEqual(await printsOf(user), [{ title: 'Old', source: 'Web' }])
    assert(complaints.splice(0).every((text) => / 400 /.test(text)))
  },
)

workerTest('an image that another app shares is added to a print', site, async ({ page }) => {
  const user = await newPerson(site, 'photographer')
  const print = await newPrint(site, user, { title: 'Lens cap' })
  await signInOnPages(page, 'photographer', '/prints')
  await ready(page)
  await page.goto('/prints')
  await share(page, [IMAGE.image])
  await page.waitForURL('**/prints/shared')
  await page.getByRole('heading', { level: 1, name: 'Shared images' }).waitFor()
  await page.getByRole('img', { name: 'Image 1 of 1' }).waitFor()
  await lookAt(page, 'shared-images')
  await page.getByRole('button', { name: 'Lens cap' }).click()
  await page.waitForURL(`**/prints/${print.id}`)
  await page.getByRole('img', { name: 'Image 1 of Lens cap' }).waitFor()

  await share(page, [IMAGE.image])
  await page.getByRole('link', { name: 'New print' }).click()
  await page.getByLabel('Title').fill('Lens hood')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('img', { name: 'Image 1 of Lens hood' }).waitFor()
  await page.goto('/prints/shared')
  await page.getByText('No images are waiting.').waitFor()
})

workerTest('a shared image that is refused keeps no other one back, and none is added twice', site, async (visit) => {
  const { page, complaints } = visit
  const user = await newPerson(site, 'sharer')
  const print = await newPrint(site, user, { title: 'Lens cap' })
  await signInOnPages(page, user.name, '/prints')
  await ready(page)
  await page.goto('/prints')
  await share(page, [Buffer.from('no image'), IMAGE.image])
  await page.getByRole('heading', { level: 1, name: 'Shared images' }).waitFor()
  await page.getByRole('img', { name: 'Image 2 of 2' }).waitFor({ state: 'attached' })
  // The response to the first image that is added is lost.
  await page.evaluate(`{
    const send = fetch
    window.fetch = async (...input) => {
      const response = await send(...input)
      if (response.status !== 201) return response
      window.fetch = send
      throw new TypeError('Failed to fetch')
    }
  }`)
  const count = async () =>
    (await site.db.selectFrom('images').where('user_id', '=', user.id).select('id').execute()).length
  for (const left of [2, 1]) {
    await page.getByRole('button', { name: 'Lens cap' }).click()
    await page.getByRole('img', { name: `Image ${left} of ${left}` }).waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Lens cap', disabled: false }).waitFor()
  }
  assert.equal(await count(), 1)
  await page.goto(`/prints/${print.id}`)
  await page.getByRole('img', { name: 'Image 1 of Lens cap' }).waitFor()
  // The browser reports the refused uploads by itself.
  assert(complaints.splice(0).every((text) => /status of 4\d\d/.test(text)))
})
