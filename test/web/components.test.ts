import assert from 'node:assert/strict'
import { test } from 'node:test'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

browserTest('all components are accessible in their states, in both color schemes', site, async ({ page }) => {
  await newPerson(site, 'developer')
  await signInAs(page, 'developer', '/components')
  await page.getByRole('heading', { level: 1, name: 'Components' }).waitFor()
  // The states of loading stay, so the page never ends to load for `lookAt`.
  await page.evaluate("for (const box of document.querySelectorAll('.loading')) box.classList.remove('loading')")
  await lookAt(page, 'components')
  // Colors that are data stay where the system chooses the others.
  const color = () => page.evaluate("getComputedStyle(document.querySelector('.swatch[style]')).backgroundColor")
  const pressed = (is: boolean) =>
    page.evaluate(`getComputedStyle(document.querySelector('[aria-pressed=${is}]')).color`)
  const before = await color()
  await page.emulateMedia({ forcedColors: 'active' })
  assert.equal(await color(), before)
  assert.notEqual(await pressed(true), await pressed(false))
  await page.emulateMedia({ forcedColors: null })
  await page.getByRole('button', { name: /^Spools/ }).click()
  await page.getByLabel('PETG').waitFor()
  await lookAt(page, 'components-picker')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Open dialog' }).click()
  await page.getByRole('dialog').waitFor()
  await lookAt(page, 'components-dialog')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Show undo' }).click()
  await page.getByText('Example deleted.').waitFor()
  await lookAt(page, 'components-undo')
  await page.getByRole('button', { name: 'Show failure' }).click()
  await page.getByText('The example could not be deleted.').waitFor()
})

test('neither the sitemap nor the stored pages have the components', async () => {
  const sitemap = await (await fetch(`${site.baseUrl}/sitemap.xml`)).text()
  assert.doesNotMatch(sitemap, /components/)
  const worker = await (await fetch(`${site.baseUrl}/sw.js`)).text()
  assert.doesNotMatch(worker, /\/assets\/Components-/)
})
