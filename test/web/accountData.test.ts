import assert from 'node:assert/strict'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

/** The time of the deletion of an account; null when there is none. */
async function deletionDate(userId: number): Promise<string | null> {
  const { deletion_date: date } = await site.db
    .selectFrom('users')
    .select('deletion_date')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return date
}

browserTest('an account is deleted after a confirmation, and a sign-in keeps it', site, async ({ page }) => {
  const { id, name } = await newPerson(site, 'leaver')
  await signInAs(page, name, '/account/data')
  await page.getByText('No archives yet.').waitFor()
  await lookAt(page, 'account-data')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await lookAt(page, 'account-delete')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  assert.equal(await deletionDate(id), null)

  await page.getByRole('button', { name: 'Delete account' }).click()
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await page.getByText(/^The account will be deleted on /).waitFor()
  // The API's sentence about it is in English, in every language of the pages.
  assert.equal(await page.getByText('Your account and everything in it').count(), 0)
  assert.notEqual(await deletionDate(id), null)
  await lookAt(page, 'account-deleted')

  // The provider asks again, although it knows the browser.
  await page.getByRole('link', { name: 'Sign in and keep the account' }).click()
  await page.getByLabel('User name').fill(name)
  await page.keyboard.press('Enter')
  const kept = page.getByText('your account is kept and will not be deleted')
  await kept.waitFor()
  await page.getByRole('button', { name: 'Delete account' }).waitFor()
  assert.equal(await deletionDate(id), null)
  await lookAt(page, 'account-kept')
  await page.getByRole('button', { name: 'OK' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Delete account' }).waitFor()
  assert.equal(await kept.count(), 0)
})

browserTest(
  'opening a page does not keep an account that is being deleted: the provider asks first',
  site,
  async ({ page }) => {
    const { id, name } = await newPerson(site, 'wanderer')
    await signInAs(page, name, '/account/data')
    await page.getByRole('button', { name: 'Delete account' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click()
    // The dialog says the same as the page that follows it, but has no link.
    await page.getByRole('link', { name: 'Sign in and keep the account' }).waitFor()

    // A private page signs in by itself, and the provider knows the browser.
    await page.goto('/printers')
    await page.getByLabel('User name').waitFor()
    assert.notEqual(await deletionDate(id), null)

    await page.getByLabel('User name').fill(name)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Printers', level: 1 }).waitFor()
    const kept = page.getByText('your account is kept and will not be deleted')
    await kept.waitFor()
    assert.equal(await deletionDate(id), null)

    // Who asks for the deletion again is not told that the account is kept.
    await page.goto('/account/data')
    await kept.waitFor()
    await page.getByRole('button', { name: 'Delete account' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click()
    await page.getByText(/^The account will be deleted on /).waitFor()
    assert.equal(await kept.count(), 0)
  },
)

browserTest('a sign-in of yesterday is repeated first', site, async ({ page, complaints }) => {
  const { id, name } = await newPerson(site, 'regular')
  await signInAs(page, name, '/account/data')
  // The service then takes the sign-in for one of yesterday.
  const clock = site.services.now
  Object.assign(site.services, { now: () => new Date(clock().getTime() + 86_400_000) })
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click()
  await page.getByText('You signed in too long ago for this.').waitFor()
  const link = page.getByRole('link', { name: 'Sign in again' })
  assert.equal(await link.getAttribute('href'), '/auth/sign-in?returnTo=%2Faccount%2Fdata&anew=')
  assert.equal(await deletionDate(id), null)
  assert.match(complaints.splice(0).join(), /401/)
  Object.assign(site.services, { now: clock })
})
