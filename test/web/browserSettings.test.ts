import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drainEvents } from '../../src/events/drain.ts'
import { OutboxDelivery } from '../../src/outbox/delivery.ts'
import { settingsToAdopt } from '../../src/web/browserSettings.ts'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newApiKey, newPrint } from '../support/factories.ts'
import { startSite } from '../support/site.ts'

const site = await startSite()
const { db, log } = site.services

test('a new account takes zone, currency and language from the browser, any other keeps its own', () => {
  const createdDate = '2026-03-14T08:00:00Z'
  const user = { timeZone: 'UTC', currency: 'USD', language: null, createdDate, updatedDate: createdDate }
  const berlin = (language: string, ofPages: 'en' | 'de' = 'en') =>
    settingsToAdopt(user, 'Europe/Berlin', language, ofPages)
  assert.deepEqual(berlin('de', 'de'), { timeZone: 'Europe/Berlin', currency: 'EUR', language: 'de' })
  assert.deepEqual(berlin('en-GB'), { timeZone: 'Europe/Berlin', currency: 'GBP', language: null })
  assert.deepEqual(berlin('en'), { timeZone: 'Europe/Berlin', currency: 'USD', language: null })
  assert.deepEqual(berlin('zz-ZZ'), { timeZone: 'Europe/Berlin', currency: 'USD', language: null })
  assert.deepEqual(berlin('not a language'), { timeZone: 'Europe/Berlin', currency: 'USD', language: null })
  // Pages are in the first language of the browser that they have.
  assert.deepEqual(berlin('fr-FR', 'de'), { timeZone: 'Europe/Berlin', currency: 'EUR', language: 'de' })
  assert.deepEqual(settingsToAdopt(user, 'UTC', 'en-US', 'de'), { timeZone: 'UTC', currency: 'USD', language: 'de' })
  assert.equal(settingsToAdopt(user, 'UTC', 'en-US', 'en'), null)
  assert.equal(settingsToAdopt({ ...user, updatedDate: '2026-03-15T08:00:00Z' }, 'Europe/Berlin', 'de', 'de'), null)
  assert.equal(settingsToAdopt({ ...user, timeZone: 'Asia/Tokyo' }, 'Europe/Berlin', 'de', 'de'), null)
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

browserTest('a new account in a German browser gets German notifications', site, async ({ page }) => {
  const context = await page
    .context()
    .browser()!
    .newContext({ locale: 'de-DE', timezoneId: 'Europe/Berlin', baseURL: site.baseUrl })
  // Somebody else has chosen another language in this browser.
  await context.addCookies([{ name: 'print_log_language', value: 'en', url: site.baseUrl }])
  const visit = await context.newPage()
  await signInAs(visit, 'neuling', '/notifications')
  await visit.getByText('Deine Sprache ist Deutsch, deine Zeitzone Europe/Berlin').waitFor()
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where('display_name', '=', 'neuling')
    .executeTakeFirstOrThrow()
  const { key } = await newApiKey(site, owner)
  const print = await newPrint(site, owner, { title: 'Vase', status: 'Printing' })
  await site.client.call('Prints_CompletePrint', { path: { id: print.id }, body: { status: 'Failed' }, as: key })
  await new OutboxDelivery(db, log).run(new Date())
  await drainEvents(db)
  await visit.getByText('Vase ist fehlgeschlagen.').first().waitFor()
  await visit.goto('/account')
  assert.equal(await visit.getByLabel('Sprache', { exact: true }).inputValue(), 'de')
  await context.close()
})

browserTest('a page that another one was ahead of has its settings', site, async ({ page, complaints }) => {
  await page.route('**/api/Users/me', async (route) => {
    if (route.request().method() === 'PATCH') {
      const settings = { time_zone: 'Asia/Tokyo', updated_date: new Date().toISOString() }
      await db.updateTable('users').set(settings).where('display_name', '=', 'twofold').execute()
    }
    await route.continue()
  })
  await signInAs(page, 'twofold', '/prints/new')
  await page.getByText('Time zone: Asia/Tokyo').waitFor()
  assert.match(complaints.splice(0).join(), /412/)
})
