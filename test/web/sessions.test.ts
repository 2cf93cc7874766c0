import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { newPerson, startSite } from '../support/site.ts'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { Visitor } from '../sessions/visitor.ts'

const site = await startSite()
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1'

/** Visitor who is signed in on a phone. */
async function onPhone(name: string): Promise<Visitor> {
  const visitor = new Visitor(site)
  const callback = await visitor.answer(await visitor.begin(), name)
  await visitor.visit(callback, { headers: { 'User-Agent': PHONE } })
  return visitor
}

async function isSignedIn(visitor: Visitor): Promise<boolean> {
  return (await visitor.call('/api/Users/me')).status === 200
}

browserTest('the sessions are listed, one is ended, and then all of them', site, async ({ page }) => {
  const { name } = await newPerson(site, 'traveller')
  const [lost, kept] = [await onPhone(name), await onPhone(name)]
  await signInAs(page, name, '/account/sessions')
  await page.getByRole('row').nth(3).waitFor()
  const own = page.getByRole('row').filter({ hasText: 'This browser' })
  assert.match((await own.textContent()) ?? '', /Chrome on Linux/)
  assert.equal(await page.getByRole('row').filter({ hasText: 'Safari on iPhone' }).count(), 2)
  await lookAt(page, 'sessions')

  await page
    .getByRole('button', { name: /^End session in Safari on iPhone/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'End this session?' })
  await dialog.getByText('Safari on iPhone will be signed out immediately.').waitFor()
  await lookAt(page, 'sessions-end')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  assert(await isSignedIn(lost))
  assert(await isSignedIn(kept))
  await page
    .getByRole('button', { name: /^End session in Safari on iPhone/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'End' }).click()
  await page.getByRole('row').nth(3).waitFor({ state: 'detached' })
  assert.deepEqual([await isSignedIn(lost), await isSignedIn(kept)].filter(Boolean).length, 1)

  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  const all = page.getByRole('dialog', { name: 'Sign out everywhere?' })
  await lookAt(page, 'sessions-all')
  await all.getByRole('button', { name: 'Sign out everywhere' }).click()
  await leaveProvider(page)
  assert.deepEqual([await isSignedIn(lost), await isSignedIn(kept)], [false, false])
})

browserTest('ending the session of this browser signs it out, and no other', site, async ({ page }) => {
  const { name } = await newPerson(site, 'homebody')
  const phone = await onPhone(name)
  await signInAs(page, name, '/account/sessions')
  const own = page.getByRole('row').filter({ hasText: 'This browser' })
  await own.getByRole('button', { name: /^End/ }).click()
  const dialog = page.getByRole('dialog', { name: 'End this session?' })
  await dialog.getByText('This browser will be signed out immediately.').waitFor()
  await dialog.getByRole('button', { name: 'End' }).click()
  await leaveProvider(page)
  assert(await isSignedIn(phone))
})

/** Signs out at the provider too, which redirects to the start page. */
async function leaveProvider(page: Page): Promise<void> {
  await page.getByText('You are signed out of the application.').waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(`${site.baseUrl}/`)
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
}
