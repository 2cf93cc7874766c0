import assert from 'node:assert/strict'
import { browserTest, lookAt, setTextSize, settle, signInAs } from '../support/browser.ts'
import { loadDemoInto } from '../support/demo.ts'
import { startSite } from '../support/site.ts'

const site = await startSite()
const { userId } = await loadDemoInto(site)

browserTest('a dismissed hint is replaced by the next one and stays dismissed', site, async ({ page }) => {
  await signInAs(page, 'demo', '/achievements')
  const hint = page.getByRole('region', { name: /^Up next/ })
  const first = await hint.textContent()
  await hint.getByRole('button', { name: 'Dismiss this hint' }).press('Enter')
  await hint.filter({ hasNotText: sentenceOf(first) }).waitFor()
  const second = await hint.textContent()
  await page.reload()
  assert.equal(await hint.textContent(), second)
})

browserTest('medals, progress and all tiers of a family are shown', site, async ({ page }) => {
  await signInAs(page, 'demo', '/achievements')
  const family = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Prints made' }) })
  const medals = family.getByRole('list', { name: 'Tiers of Prints made' })
  await medals.waitFor()
  assert.equal(await medals.getByText('not earned yet').count(), 2)
  assert.match((await family.getByRole('progressbar').textContent()) ?? '', /^\d{3} of 500$/)
  await family.getByText('All tiers').press('Enter')
  await family.getByText('Finish 2,000 prints successfully.').waitFor()
  await lookAt(page, 'achievements')
})

browserTest('the title of an achievement has space for its words with large text', site, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, 'demo', '/achievements')
  const title = page.getByRole('heading', { name: 'Prints made' })
  await title.waitFor()
  await setTextSize(page, 32)
  await settle(page)
  const { width = 0 } = (await title.boundingBox()) ?? {}
  assert(width > 150, `${width} px`)
})

browserTest('the achievements of a user are public, without signing in', site, async ({ page, complaints }) => {
  await page.goto(`/users/${userId}/achievements`)
  await page.getByText('Jonas Weber has earned').waitFor()
  await page.getByRole('heading', { name: 'Prints made' }).waitFor()
  assert.equal(await page.getByRole('heading', { name: 'Hidden' }).count(), 0)
  await lookAt(page, 'achievements-public')

  await page.goto('/users/999999999/achievements')
  await page.getByText('No achievements to show.').waitFor()
  assert.match(complaints.splice(0).join(), /404/)
})

/** Sentence of a hint, which no other hint has. */
function sentenceOf(text: string | null): string {
  return /Up next: .*?\./.exec(text ?? '')?.[0] ?? ''
}
