import assert from 'node:assert/strict'
import { test } from 'node:test'
import { settingsToAdopt } from '../../src/web/browserSettings.ts'
import { browserTest, lookAt } from '../support/browser.ts'
import { startSite } from '../support/site.ts'

const site = await startSite()

test('a new account takes zone and currency from the browser, any other keeps its own', () => {
  const createdDate = '2026-03-14T08:00:00Z'
  const user = { timeZone: 'UTC', currency: 'USD', createdDate, updatedDate: createdDate }
  const berlin = (language: string) => settingsToAdopt(user, 'Europe/Berlin', language)
  assert.deepEqual(berlin('de'), { timeZone: 'Europe/Berlin', currency: 'EUR' })
  assert.deepEqual(berlin('en-GB'), { timeZone: 'Europe/Berlin', currency: 'GBP' })
  assert.deepEqual(berlin('en'), { timeZone: 'Europe/Berlin', currency: 'USD' })
  assert.deepEqual(berlin('zz-ZZ'), { timeZone: 'Europe/Berlin', currency: 'USD' })
  assert.deepEqual(berlin('not a language'), { timeZone: 'Europe/Berlin', currency: 'USD' })
  assert.equal(settingsToAdopt(user, 'UTC', 'en-US'), null)
  assert.equal(settingsToAdopt({ ...user, updatedDate: '2026-03-15T08:00:00Z' }, 'Europe/Berlin', 'de'), null)
  assert.equal(settingsToAdopt({ ...user, timeZone: 'Asia/Tokyo' }, 'Europe/Berlin', 'de'), null)
})

browserTest('the first visit sets the time zone of the first print, once', site, async ({ page }) => {
  const context = await page
    .context()
    .browser()!
    .newContext({ locale: 'en-US', timezoneId: 'America/New_York', baseURL: site.baseUrl })
  try {
    const visit = await context.newPage()
    await visit.goto('/prints/new')
    await visit.getByLabel('User name').fill('newcomer')
    await visit.getByRole('button', { name: 'Sign in' }).click()
    await visit.getByText('Your time zone is America/New_York and your currency USD').waitFor()
    await visit.getByText('Time zone: America/New_York').waitFor()
    const localHour = await visit.evaluate('String(new Date().getHours()).padStart(2, "0")')
    assert.equal((await visit.getByLabel('Start').inputValue()).slice(11, 13), localHour)
    await lookAt(visit, 'adopted-settings')
    await visit.getByRole('button', { name: 'OK' }).click()
    await visit.getByText('as in your browser').waitFor({ state: 'detached' })
    await visit.reload()
    await visit.getByText('Time zone: America/New_York').waitFor()
    assert.equal(await visit.getByText('as in your browser').count(), 0)
  } finally {
    await context.close()
  }
})
