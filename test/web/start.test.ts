import assert from 'node:assert/strict'
import { browserTest, signInAs } from '../support/browser.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()
/** Of the files of a page, the script that starts the application. */
const SCRIPT = /\/assets\/index-[^/]*\.js$/
const FILES = /\/assets\//
/** Visibility of the offer to try again, some milliseconds after the page was shown. */
const visibilityAt = (ms: number) => `(() => {
  const [animation] = document.getAnimations()
  animation.pause()
  animation.currentTime = ${ms}
  const { visibility } = getComputedStyle(document.querySelector('.not-started'))
  animation.play()
  return visibility
})()`

for (const [name, files, status, person] of [
  ['refused', SCRIPT, 429, 'limited'],
  ['lost with its connection', SCRIPT, null, 'remote'],
  ['refused, as the styles are', FILES, 429, 'busy'],
] as const) {
  browserTest(`a page whose script is ${name} offers to try again`, site, async ({ page, complaints }) => {
    await newPerson(site, person)
    await signInAs(page, person, '/account')
    await page.route(files, (route) => (status === null ? route.abort() : route.fulfill({ status })))
    await page.goto('/filaments?searchText=blue#main')
    if (files === SCRIPT) {
      assert.equal(await page.evaluate(visibilityAt(1000)), 'hidden', 'usually the script comes, and nothing flashes')
    }
    await page.getByText('Still loading. If nothing appears, try again.').waitFor()
    await page.unroute(files)
    await page.getByRole('link', { name: 'try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Filaments' }).waitFor()
    assert.equal(new URL(page.url()).search, '?searchText=blue')
    assert.equal(await page.getByText('Still loading.').count(), 0)
    assert(complaints.splice(0).every((text) => /429|ERR_FAILED/.test(text)))
  })
}
