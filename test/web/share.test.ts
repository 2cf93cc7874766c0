import assert from 'node:assert/strict'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newImage } from '../support/belongings.ts'
import { newPrint } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

/** Sum of the layout shifts so far (Layout Instability API). */
const SHIFTS = `new Promise((done) => {
  let sum = 0
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) sum += value }).observe({ type: 'layout-shift', buffered: true })
  setTimeout(() => done(sum), 100)
})`

browserTest('an owner shares a print: visibility, link and code', site, async ({ page, complaints }) => {
  const owner = await newPerson(site, 'giver')
  const print = await newPrint(site, owner, { title: 'Hook', view_status: 'Private' })
  await signInAs(page, owner.name)
  await page.goto(`/prints/${print.id}`)
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this print' })
  await dialog.getByText('Only you can see it.').waitFor()
  assert.equal(await dialog.locator('.qr').count(), 0)
  await dialog.getByLabel('Anyone with the link').check()
  const link = dialog.locator('code')
  await link.waitFor()
  const address = (await link.textContent()) ?? ''
  const { share_key: key } = await site.db
    .selectFrom('prints')
    .select('share_key')
    .where('user_id', '=', owner.id)
    .where('id', '=', print.id)
    .executeTakeFirstOrThrow()
  assert.equal(address, `${site.baseUrl}/prints/${print.id}?shareKey=${key}`)
  await dialog.locator('.qr').waitFor()
  await lookAt(page, 'share-print')
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  assert.equal(await page.evaluate('navigator.clipboard.readText()'), address)

  // The print changes elsewhere, but not in who sees it.
  await site.db
    .updateTable('prints')
    .set({ notes: 'Dry first' })
    .where('user_id', '=', owner.id)
    .where('id', '=', print.id)
    .execute()
  await dialog.getByLabel('Public', { exact: true }).check()
  await dialog.getByText('search engines can find it').waitFor()
  assert.equal(await link.textContent(), `${site.baseUrl}/prints/${print.id}`)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
  assert.equal(await page.evaluate('document.activeElement?.textContent'), 'Share')
  // The browser reports that the version of the print was another one.
  assert(complaints.splice(0).every((text) => / 412 /.test(text)))
})

browserTest('of choices in quick succession, the last one counts', site, async ({ page }) => {
  const owner = await newPerson(site, 'hasty')
  const print = await newPrint(site, owner, { title: 'Hook', view_status: 'Private' })
  await signInAs(page, owner.name, `/prints/${print.id}`)
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog')
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**/api/Prints/${print.id}`, async (route) => {
    if (route.request().method() === 'PATCH') await released
    await route.continue()
  })
  await dialog.getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  release()
  await dialog.getByText('search engines can find it').waitFor()
  assert(await dialog.getByLabel('Public', { exact: true }).isChecked())
})

browserTest('a choice counts, and so does the next one, when the page cannot be loaded again', site, async (place) => {
  const { page, complaints } = place
  const owner = await newPerson(site, 'unplugged')
  const print = await newPrint(site, owner, { title: 'Hook', view_status: 'Private' })
  await signInAs(page, owner.name, `/prints/${print.id}`)
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog')
  await page.route(`**/api/Prints/${print.id}`, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 500 }) : route.continue(),
  )
  const failed = page.waitForResponse((response) => response.status() === 500)
  await dialog.getByLabel('Anyone with the link').check()
  await failed
  await dialog.locator('code').getByText('shareKey').waitFor()
  await dialog.getByLabel('Public', { exact: true }).check()
  await dialog.getByText('search engines can find it').waitFor()
  assert.equal(await dialog.getByRole('group').getAttribute('aria-busy'), 'false')
  const row = site.db.selectFrom('prints').select('view_status').where('user_id', '=', owner.id)
  assert.equal((await row.executeTakeFirstOrThrow()).view_status, 'Public')
  assert(complaints.splice(0).every((text) => / 500 /.test(text)))
})

browserTest('an owner shares their profile', site, async ({ page }) => {
  const owner = await newPerson(site, 'shy')
  await signInAs(page, owner.name)
  await page.goto(`/users/${owner.id}`)
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this profile' })
  await dialog.getByLabel('Public', { exact: true }).check()
  await dialog.getByText(`${site.baseUrl}/users/${owner.id}`).waitFor()
  await lookAt(page, 'share-profile')
  assert.equal((await fetch(`${site.url}/users/${owner.id}`, { headers: { Accept: 'text/html' } })).status, 200)
})

browserTest(
  'a shared print is there before the scripts of its page, and stays in its place',
  site,
  async ({ page, context }) => {
    const owner = await newPerson(site, 'early')
    const print = await newPrint(site, owner, {
      title: '</script><b>Shelf</b>',
      status: 'Success',
      view_status: 'Public',
    })
    await newImage(site, print)
    const reader = await context.browser()!.newContext({ baseURL: site.baseUrl, javaScriptEnabled: false })
    try {
      const plain = await reader.newPage()
      await plain.goto(`/prints/${print.id}`)
      await plain.getByRole('heading', { level: 1, name: '</script><b>Shelf</b>' }).waitFor()
      await plain.getByRole('img', { name: /Image 1 of/ }).waitFor()
      await plain.getByText('early').waitFor()
    } finally {
      await reader.close()
    }

    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(`**/api/Prints/${print.id}`, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`/prints/${print.id}`)
    await page.getByRole('link', { name: 'Sign in', exact: true }).waitFor()
    const early = page.locator('main.preview')
    assert(await early.getByRole('heading', { level: 1 }).isVisible())
    assert(await page.locator('#main').isHidden())
    release()
    await page.getByRole('heading', { name: 'Comments' }).waitFor()
    assert.equal(await early.count(), 0)
    assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1)
    assert.equal(await page.evaluate('document.querySelectorAll("main").length'), 1)
    assert((await page.evaluate<number>(SHIFTS)) < 0.1, 'the page does not move')
    await lookAt(page, 'print-shared-early')
  },
)
