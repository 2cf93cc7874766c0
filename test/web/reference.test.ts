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
    const shown = new Set<string>()
    // One at a time: with more than 120 operations open, Swagger UI keeps only those in view.
    for (const tag of await page.locator('.opblock-tag-section').all()) {
      await tag.locator('button.expand-operation').click()
      const paths = tag.locator('.opblock-summary-path')
      await paths.first().waitFor()
      for (const path of await paths.allTextContents()) shown.add(path.replaceAll('\u200B', ''))
      await tag.locator('button.expand-operation').click()
    }
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
