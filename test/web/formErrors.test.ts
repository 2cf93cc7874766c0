import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { browserTest, signInAs } from '../support/browser.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

/** Words of the contract and of HTTP, in the text of a page. */
const FOR_PROGRAMS = /\b[a-z]+[A-Z]\w*|Retry-After|X-Api-Key|Authorization|request again/

/** What the page says about a request that failed. */
async function alertOf(page: Page): Promise<string> {
  const text = (await page.getByRole('alert').innerText()).replaceAll(/\s+/g, ' ')
  assert.doesNotMatch(text, FOR_PROGRAMS)
  return text
}

for (const [locale, save, told] of [
  ['en-GB', 'Save', /^Not signed in\. Your session has ended\. Sign in again\./],
  ['de-DE', 'Speichern', /^Nicht angemeldet\. Deine Sitzung ist beendet\. Melde dich neu an\./],
] as const) {
  browserTest(`a form says in words for people that the session has ended (${locale})`, site, async ({ page }) => {
    const { name } = await newPerson(site, `away-${locale}`)
    const context = await page.context().browser()!.newContext({ baseURL: site.baseUrl, locale })
    const visit = await context.newPage()
    await signInAs(visit, name, '/prints/new')
    await visit.locator('input[name=title]').fill('Benchy')
    await context.clearCookies()
    await visit.getByRole('button', { name: save, exact: true }).click()
    assert.match(await alertOf(visit), told)
    await context.close()
  })
}

browserTest('a file that cannot be imported is refused in words for people', site, async ({ page, complaints }) => {
  const { name } = await newPerson(site, 'collector')
  await signInAs(page, name, '/account/data')
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') }
  await page.locator('input[type=file]').setInputFiles(file)
  assert.match(await alertOf(page), /This file is not from a program whose data can be imported\./)
  // Browsers call every refusal an error.
  assert.match(complaints.splice(0).join('\n'), /status of 400/)
})
