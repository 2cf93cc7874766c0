import assert from 'node:assert/strict'
import { hashApiKey } from '../../src/identity/apiKey.ts'
import { eventually } from '../identity/support.ts'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

browserTest('an API key is created, used, shown as used, and refused once it is deleted', site, async ({ page }) => {
  await signInAs(page, 'keeper', '/account/keys')
  await page.getByText('No API keys yet.').waitFor()
  await lookAt(page, 'keys-empty')
  await page.getByLabel('Name', { exact: true }).fill('Backup script')
  await page.getByRole('button', { name: 'Create a key' }).click()
  const value = page.locator('.secret code')
  await value.waitFor()
  const key = (await value.textContent()) ?? ''
  assert.match(key, /^[A-Za-z0-9]{32}$/)
  site.secrets.add(key)
  await page.getByRole('button', { name: 'Copy key' }).click()
  await page.getByRole('button', { name: 'Copied key' }).waitFor()
  assert.equal(await page.evaluate('navigator.clipboard.readText()'), key)
  await page.getByRole('button', { name: 'Delete key Backup script' }).waitFor()
  await lookAt(page, 'keys-made')

  const ask = () => fetch(`${site.baseUrl}/api/Users/me`, { headers: { 'X-Api-Key': key } })
  assert.equal((await ask()).status, 200)
  // The use is recorded independently of the response.
  await eventually(() => isNoted(key))
  await page.reload()
  await page.getByRole('cell', { name: /now|second|minute/ }).waitFor()
  assert.equal(await page.locator('.secret').count(), 0)
  await page.getByRole('button', { name: 'Delete key Backup script' }).click()
  await page.getByRole('dialog').waitFor()
  await lookAt(page, 'keys-delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No API keys yet.').waitFor()
  const refused = await ask()
  assert.deepEqual([refused.status, await refused.text()], [401, 'Invalid API Key'])
})

browserTest('the value of a new API key is not shown any more once the key is deleted', site, async ({ page }) => {
  await signInAs(page, 'forgetful', '/account/keys')
  await page.getByLabel('Name').fill('Wrong name')
  await page.getByRole('button', { name: 'Create a key' }).click()
  site.secrets.add((await page.locator('.secret code').textContent()) ?? '')
  await page.getByRole('button', { name: 'Delete key Wrong name' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No API keys yet.').waitFor()
  assert.equal(await page.locator('.secret').count(), 0)
})

browserTest('profile and settings are saved; an error is shown at its field', site, async ({ page, complaints }) => {
  await signInAs(page, 'settler')
  await page.getByText('Signed in as settler@example.org').waitFor()
  await page.getByLabel('Name', { exact: true }).fill('Settler')
  await page.getByLabel('Time zone').selectOption('Europe/Berlin')
  await page.getByLabel('Currency').selectOption('EUR')
  await page.getByLabel('Electricity rate').fill('0,34')
  await page.getByLabel('Close prints without an end after (days)').fill('14')
  await page.getByLabel('Profile visibility').selectOption('Public')
  await page.getByLabel('Show my achievements').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  await page.getByRole('link', { name: 'Settler' }).waitFor()
  await page.reload()
  assert.equal(await page.getByLabel('Electricity rate').inputValue(), '0.34')
  assert.equal(await page.getByLabel('Time zone').inputValue(), 'Europe/Berlin')
  assert.equal(await page.getByLabel('Close prints without an end after (days)').inputValue(), '14')
  assert.equal(await page.getByLabel('Show my achievements').isChecked(), false)
  await lookAt(page, 'profile')

  // The browser rejects a text that is not a number; the service rejects an invalid price.
  await page.getByLabel('Electricity rate').fill('a lot')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.locator('input[name=electricityRatePerKwh]:focus').waitFor()
  await page.getByLabel('Electricity rate').fill('99999999')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alert').waitFor()
  const field = page.getByLabel('Electricity rate')
  assert.equal(await field.getAttribute('aria-invalid'), 'true')
  assert.equal(await page.getByRole('alert').textContent(), 'Check the marked fields.')
  await lookAt(page, 'profile-refused')
  // The browser logs the response with status 400.
  assert.match(complaints.splice(0).join(), /400/)
})

browserTest('a user signs out, and private pages require signing in again', site, async ({ page }) => {
  await signInAs(page, 'leaver')
  const answer = Promise.withResolvers<undefined>()
  await page.route('**/auth/sign-out', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign out', disabled: true }).waitFor()
  answer.resolve(undefined)
  await page.getByText('You are signed out of the application.').waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(`${site.baseUrl}/`)
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
  await page.goto('/account/keys')
  await page.getByLabel('User name').waitFor()
})

async function isNoted(key: string): Promise<boolean> {
  const { last_used_date } = await site.db
    .selectFrom('api_keys')
    .select('last_used_date')
    .where('key_hash', '=', hashApiKey(key))
    .executeTakeFirstOrThrow()
  return last_used_date !== null
}

browserTest('signing out asks first about what is typed, while it can still be saved', site, async ({ page }) => {
  const { name } = await newPerson(site, 'undecided')
  await signInAs(page, name)
  await page.getByLabel('Bio').fill('Half a sentence')
  let answer = false
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void (answer ? dialog.accept() : dialog.dismiss())
  })
  const signOut = page.getByRole('button', { name: 'Sign out', exact: true })
  await signOut.click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  await page.getByLabel('Bio').fill('Another half')
  answer = true
  await signOut.click()
  await page.waitForURL(/\/session\/end/)
  assert.deepEqual(asked, ['confirm', 'confirm'])
})
