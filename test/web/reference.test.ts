import assert from 'node:assert/strict'
import { contractOperations } from '../support/contract.ts'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { startSite } from '../support/site.ts'

const site = await startSite()

browserTest(
  'the reference shows every operation of the contract and loads nothing from elsewhere',
  site,
  async ({ page }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== site.baseUrl) elsewhere.push(request.url())
    })
    await page.goto('/docs')
    await page.locator('.opblock-tag').first().waitFor()
    await lookAt(page, 'docs')
    for (const tag of await page.locator('.opblock-tag button.expand-operation').all()) await tag.click()
    const summaries = page.locator('.opblock-summary-path')
    await summaries.nth(contractOperations.length - 1).waitFor()
    const paths = await summaries.allTextContents()
    const shown = new Set(paths.map((path) => path.replaceAll('\u200B', '')))
    assert.deepEqual(
      contractOperations.map(({ path }) => path).filter((path) => !shown.has(path)),
      [],
    )
    assert.deepEqual(elsewhere, [])
  },
)

browserTest('an operation that is tried in the reference acts as the signed-in user', site, async ({ page }) => {
  await signInAs(page, 'reader')
  await page.goto('/docs#Users_GetMe')
  const operation = page.locator('#operations-Users-Users_GetMe')
  await operation.getByRole('button', { name: 'Execute' }).click()
  await operation.getByText('"displayName": "reader"').first().waitFor()
  await lookAt(page, 'docs-operation')
})
