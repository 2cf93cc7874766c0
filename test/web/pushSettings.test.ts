import assert from 'node:assert/strict'
import { createECDH, randomBytes } from 'node:crypto'
import type { BrowserContext, CDPSession, Page, Worker } from 'playwright-core'
import { eventually } from '../identity/support.ts'
import { lookAt, signInOnPages, workerTest } from '../support/browser.ts'
import { newPushDevice } from '../support/belongings.ts'
import { UNLIMITED } from '../support/server.ts'
import { newPerson, startSite } from '../support/site.ts'

/** Time in which Chromium shows a notification, unless it leaves it out. */
const SHOWN_MS = 10_000

const site = await startSite()
/** Its pages load, but not all files that the service worker stores. */
const narrow = await startSite({ limits: { ...UNLIMITED, media: 100 } })

/** A subscription of a push service that nobody is behind, as JSON; its secrets must never be logged. */
function newSubscription() {
  const pair = createECDH('prime256v1')
  const keys = { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
  const endpoint = `https://push.example.org/send/${randomBytes(8).toString('hex')}`
  site.secrets.add(keys.auth).add(endpoint)
  return { endpoint, expirationTime: null, keys }
}

/**
 * Puts a push service in the place of the browser's, which needs the internet. The service worker is the real one. Evaluated in
 * the browser, before the pages' own scripts.
 * @returns the endpoint of the browser
 */
async function fakePushService(page: Page): Promise<string> {
  const json = newSubscription()
  await page.addInitScript(`{
    const toJSON = () => (${JSON.stringify(json)})
    const unsubscribe = async () => { localStorage.removeItem('fake'); return true }
    const subscription = { endpoint: ${JSON.stringify(json.endpoint)}, toJSON, unsubscribe }
    PushManager.prototype.getSubscription = async () => (localStorage.getItem('fake') ? subscription : null)
    PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
      if (!userVisibleOnly) throw new Error('A browser refuses this.')
      localStorage.setItem('fake', applicationServerKey)
      return subscription
    }
  }`)
  return json.endpoint
}

function devicesOf(user: { readonly id: number }) {
  return site.db.selectFrom('push_devices').select(['browser', 'endpoint']).where('user_id', '=', user.id).execute()
}

workerTest('one button sends notifications to the browser, and takes it back', site, async ({ page, context }) => {
  const user = await newPerson(site, 'receiver')
  await newPushDevice(site, user)
  await context.grantPermissions(['notifications'], { origin: site.baseUrl })
  await fakePushService(page)
  await signInOnPages(page, 'receiver', '/account/notifications')
  await page.getByRole('button', { name: 'Send notifications to this browser' }).click()
  await page.getByText('This browser gets notifications').waitFor()
  await page.getByText('This browser', { exact: true }).nth(1).waitFor()
  const [device] = (await devicesOf(user)).filter(({ endpoint }) => endpoint !== null)
  assert.match(device?.browser ?? '', /^Chrome/)
  assert.equal(await page.evaluate('localStorage.getItem("fake")'), site.services.push.publicKey)
  await lookAt(page, 'notifications')

  await page.getByRole('button', { name: 'Stop notifications to this browser' }).click()
  await page.getByRole('button', { name: 'Send notifications to this browser' }).waitFor()
  assert.equal((await devicesOf(user)).length, 1)
  await page.getByRole('button', { name: /^Remove Android app/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('No devices yet.').waitFor()
})

workerTest('a browser whose service worker cannot be installed says so, and can try again', narrow, async (visit) => {
  const { page, context, complaints } = visit
  await newPerson(narrow, 'traveller')
  await context.grantPermissions(['notifications'], { origin: narrow.baseUrl })
  await fakePushService(page)
  await signInOnPages(page, 'traveller', '/account/notifications')
  const send = page.getByRole('button', { name: 'Send notifications to this browser' })
  await send.click()
  await page.getByRole('alert').getByText('That did not work:').waitFor()
  assert.equal(await send.isEnabled(), true)
  complaints.length = 0
})

workerTest('a browser that is removed from the list can be registered again', site, async ({ page, context }) => {
  const user = await newPerson(site, 'changer')
  await context.grantPermissions(['notifications'], { origin: site.baseUrl })
  await fakePushService(page)
  await signInOnPages(page, 'changer', '/account/notifications')
  const send = page.getByRole('button', { name: 'Send notifications to this browser' })
  await send.click()
  await page.getByText('This browser gets notifications').waitFor()
  await page.getByRole('button', { name: /^Remove Chrome/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await send.click()
  await page.getByText('This browser gets notifications').waitFor()
  assert.equal((await devicesOf(user)).length, 1)
})

/** A subscription that has ended, the one that takes its place, and who makes that: the browser, or the service worker. */
interface Renewal {
  readonly old: string | null
  readonly renewed: ReturnType<typeof newSubscription>
  readonly isMadeByBrowser: boolean
}

/**
 * Lets the service worker handle `pushsubscriptionchange`, which no push service sends here.
 * @returns the VAPID key that it subscribed with, and whether it gave the new subscription up
 */
function renew(worker: Worker, { old, renewed, isMadeByBrowser }: Renewal) {
  return worker.evaluate<{ key: string | null; isDropped: boolean }>(`(async () => {
    const result = { key: null, isDropped: false }
    const renewed = {
      endpoint: ${JSON.stringify(renewed.endpoint)},
      toJSON: () => (${JSON.stringify(renewed)}),
      unsubscribe: async () => (result.isDropped = true),
    }
    PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
      if (!userVisibleOnly) throw new Error('A browser refuses this.')
      result.key = applicationServerKey
      return renewed
    }
    const event = new Event('pushsubscriptionchange')
    event.oldSubscription = ${old === null ? 'null' : `{ endpoint: ${JSON.stringify(old)} }`}
    event.newSubscription = ${isMadeByBrowser} ? renewed : null
    let work
    event.waitUntil = (promise) => (work = promise)
    self.dispatchEvent(event)
    await work
    return result
  })()`)
}

/** The service worker of the pages, once it runs. */
async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker')
}

workerTest('a browser registers its renewed subscription, and drops the old one', site, async ({ page, context }) => {
  const user = await newPerson(site, 'renewer')
  await context.grantPermissions(['notifications'], { origin: site.baseUrl })
  const first = await fakePushService(page)
  await signInOnPages(page, 'renewer', '/account/notifications')
  await page.getByRole('button', { name: 'Send notifications to this browser' }).click()
  await page.getByText('This browser gets notifications').waitFor()
  const worker = await workerOf(context)
  const endpoints = async () => (await devicesOf(user)).map(({ endpoint }) => endpoint)

  const second = newSubscription()
  const made = await renew(worker, { old: first, renewed: second, isMadeByBrowser: true })
  assert.deepEqual([await endpoints(), made], [[second.endpoint], { key: null, isDropped: false }])

  const third = newSubscription()
  const own = await renew(worker, { old: second.endpoint, renewed: third, isMadeByBrowser: false })
  const { publicKey } = site.services.push
  assert.deepEqual([await endpoints(), own], [[third.endpoint], { key: publicKey, isDropped: false }])
  await renew(worker, { old: third.endpoint, renewed: third, isMadeByBrowser: true })
  assert.deepEqual(await endpoints(), [third.endpoint], 'the same one')

  // Browsers that do not say which one has ended: the push service does, at the next message.
  const fourth = newSubscription()
  await renew(worker, { old: null, renewed: fourth, isMadeByBrowser: true })
  assert.deepEqual((await endpoints()).toSorted(), [third.endpoint, fourth.endpoint].toSorted())

  await context.clearCookies()
  const refused = await renew(worker, { old: null, renewed: newSubscription(), isMadeByBrowser: true })
  assert.deepEqual([refused.isDropped, (await endpoints()).length], [true, 2])
})

workerTest('signing out removes the browser', site, async ({ page, context }) => {
  const user = await newPerson(site, 'leaver')
  await context.grantPermissions(['notifications'], { origin: site.baseUrl })
  await fakePushService(page)
  await signInOnPages(page, 'leaver', '/account/notifications')
  await page.getByRole('button', { name: 'Send notifications to this browser' }).click()
  await page.getByText('This browser gets notifications').waitFor()
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await removed
  await page.waitForURL((url) => url.pathname !== '/account/notifications')
  assert.deepEqual(await devicesOf(user), [])
})

workerTest('ending the own session, or all sessions, removes the browser first', site, async ({ page, context }) => {
  await context.grantPermissions(['notifications'], { origin: site.baseUrl })
  await fakePushService(page)
  for (const [index, name] of ['End', 'Sign out everywhere'].entries()) {
    const user = await newPerson(site, `ender-${index}`)
    await signInOnPages(page, `ender-${index}`, '/account/notifications')
    await page.getByRole('button', { name: 'Send notifications to this browser' }).click()
    await page.getByText('This browser gets notifications').waitFor()
    await page.goto('/account/sessions')
    const deleted: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'DELETE') deleted.push(new URL(request.url()).pathname.split('/')[2] ?? '')
    })
    await page
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name }).click()
    await page.getByText('You are signed out of the application.').waitFor()
    assert.deepEqual(deleted, ['Devices', 'Sessions'])
    assert.deepEqual(await devicesOf(user), [])
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(`${site.baseUrl}/`)
    page.removeAllListeners('request')
  }
})

workerTest('a blocked permission, and a page without https, are explained', site, async ({ page }) => {
  await newPerson(site, 'blocker')
  await page.addInitScript(`{
    const reason = new URLSearchParams(location.search).get('as')
    if (reason === 'denied') Object.defineProperty(Notification, 'permission', { value: 'denied' })
    if (reason === 'insecure') Object.defineProperty(window, 'isSecureContext', { value: false })
    if (reason === 'unsupported') delete window.PushManager
  }`)
  await signInOnPages(page, 'blocker', '/account/notifications?as=denied')
  await page.getByText('You have blocked notifications').waitFor()
  for (const [reason, text] of [
    ['insecure', 'Browsers allow notifications only on pages with https'],
    ['unsupported', 'This browser has no push notifications'],
  ]) {
    await page.goto(`/account/notifications?as=${reason}`)
    await page.getByText(text ?? '').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Send notifications' }).count(), 0)
  }
})

workerTest('kinds and quiet hours are chosen, and kept', site, async ({ page, complaints }) => {
  const user = await newPerson(site, 'sleeper')
  await signInOnPages(page, 'sleeper', '/account/notifications')
  await page.getByLabel('Achievements: push').uncheck()
  await page.getByLabel('Comments: in the app').uncheck()
  await page.getByLabel('From').fill('22:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Set both the start and the end').waitFor()
  assert.match(complaints.splice(0).join(), /status of 400/)
  await page.getByLabel('Until').fill('07:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  const row = await site.db
    .selectFrom('notification_settings')
    .selectAll()
    .where('user_id', '=', user.id)
    .executeTakeFirst()
  assert.deepEqual(row, {
    user_id: user.id,
    muted_in_app: ['Comment'],
    muted_push: ['Achievement'],
    quiet_start: 22 * 60,
    quiet_end: 7 * 60,
  })
  await page.reload()
  assert.equal(await page.getByLabel('Achievements: push').isChecked(), false)
  assert.equal(await page.getByLabel('Until').inputValue(), '07:00')
})

/** Ids of the service worker's registration, as the browser names it. */
async function registrationOf(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  return found
}

workerTest('the service worker shows what is pushed, also what it cannot read', site, async ({ page, context }) => {
  await newPerson(site, 'watcher')
  await context.grantPermissions(['notifications'], { origin: site.baseUrl })
  await signInOnPages(page, 'watcher', '/account/notifications')
  await page.evaluate('navigator.serviceWorker.register("/sw.js").then(() => navigator.serviceWorker.ready)')
  const session = await context.newCDPSession(page)
  const registrationId = await registrationOf(session)
  const payload = {
    title: 'Print failed',
    body: 'Bracket has failed.',
    url: `${site.baseUrl}/prints/7`,
    tag: 'print-7',
  }
  const read = `navigator.serviceWorker.ready.then(async (registration) =>
    (await registration.getNotifications()).map(({ title, body, tag, data }) => [title, body, tag, data]))`
  const isShown = async (title: string) => (await page.evaluate<string[][]>(read)).some(([shown]) => shown === title)
  // One after another, and again if need be: Chromium leaves one out now and then. One with the same tag replaces itself.
  for (const [title, data] of [
    [payload.title, JSON.stringify(payload)],
    ['Print finished', JSON.stringify({ ...payload, title: 'Print finished' })],
    ['Print Log', 'no JSON'],
  ] as const) {
    await eventually(async () => {
      await session.send('ServiceWorker.deliverPushMessage', { origin: site.baseUrl, registrationId, data })
      return eventually(() => isShown(title), SHOWN_MS).then(
        () => true,
        () => false,
      )
    })
  }
  const shown = await page.evaluate<string[][]>(read)
  assert.deepEqual(
    shown.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
    [
      ['Print Log', 'There is something new.', 'news', `${site.baseUrl}/`],
      ['Print finished', payload.body, payload.tag, payload.url],
    ],
  )
})
