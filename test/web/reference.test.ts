import assert from 'node:assert/strict'
import { contractOperations } from '../support/contract.ts'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { webhookNames } from '../support/eventSchemas.ts'
import { startSite } from '../support/site.ts'

const site = await startSite()

browserTest(
  'the reference lists every operation and event of the contract, and loads 250 kB at most, all from here',
  site,
  async ({ page }) => {
    const elsewhere: string[] = []
    let bytes = 0
    page.on('requestfinished', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== site.baseUrl) elsewhere.push(request.url())
      void request.sizes().then(({ responseBodySize }) => (bytes += responseBodySize))
    })
    await page.goto('/docs')
    await page.getByRole('heading', { name: 'Groups of operations' }).waitFor()
    await lookAt(page, 'docs')
    const shown = new Set(await page.locator('.reference-list .reference-address code').allTextContents())
    const expected = [...contractOperations.map(({ path }) => path), ...webhookNames]
    assert.deepEqual(
      expected.filter((path) => !shown.has(path)),
      [],
    )
    assert.deepEqual(elsewhere, [])
    assert.ok(bytes > 50_000 && bytes < 250_000, String(bytes))
  },
)

browserTest('every operation and event can be opened', site, async ({ page }) => {
  await page.goto('/docs')
  const links = page.locator('.reference-list a')
  await links.first().waitFor({ state: 'attached' })
  const addresses = await Promise.all((await links.all()).map((link) => link.getAttribute('href')))
  for (const address of addresses) {
    const [, id = ''] = address?.split('#') ?? []
    await page.evaluate(`location.hash = '${id}'`)
    await page.locator(`article[id="${id}"] .reference-response`).first().waitFor()
  }
})

browserTest('on a phone, the list makes way for an operation, and comes back', site, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/docs#Users_GetMe')
  await page.getByRole('heading', { name: 'Responses' }).waitFor()
  const search = page.getByLabel('Search operations')
  assert.equal(await search.isVisible(), false)
  await page.getByRole('link', { name: 'All operations' }).click()
  await search.waitFor()
})

browserTest('operations are found by words, and shown with parameters, schemas and code', site, async ({ page }) => {
  await page.goto('/docs')
  await page.getByLabel('Search operations').fill('complete print')
  const list = page.getByRole('navigation', { name: 'Operations' })
  await list.getByRole('link', { name: /\/api\/Prints\/\{id\}\/complete/ }).click()
  await page.getByRole('heading', { name: 'Request body' }).waitFor()
  const body = page.locator('.reference-properties > li', { hasText: 'filamentUsage' }).first()
  await body.getByText('Properties', { exact: false }).first().click()
  await body.getByText('amountMg', { exact: true }).first().waitFor()
  await page.getByLabel('Language').selectOption('Python')
  await page.getByText('requests.post(').waitFor()
  await lookAt(page, 'docs-complete')
  await page.getByLabel('Search operations').fill('nothing has these words')
  await page.getByText('No operation has these words.').waitFor()
})

browserTest('an operation that is tried in the reference acts as the signed-in user', site, async ({ page }) => {
  await signInAs(page, 'reader', '/docs#Users_GetMe')
  await page.getByText('Try it', { exact: true }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('"displayName": "reader"').waitFor()
  await lookAt(page, 'docs-operation')
  await page.goto('/docs#Prints_PostPrint')
  await page.getByText('Try it', { exact: true }).click()
  await page.getByRole('textbox', { name: /^Body/ }).fill('{"title": "From the reference"}')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('201 Created').waitFor()
})

browserTest('an address whose hash is not valid shows the overview', site, async ({ page }) => {
  await page.goto('/docs#100%')
  await page.getByRole('heading', { name: 'Groups of operations' }).waitFor()
})
