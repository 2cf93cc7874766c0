import assert from 'node:assert/strict'
import { Webhook } from 'standardwebhooks'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newWebhook } from '../support/belongings.ts'
import { newPrinter } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'
import { Receiver } from '../webhooks/receiver.ts'
import { newSender, send, TestClock } from '../webhooks/support.ts'

const site = await startSite()

browserTest('a webhook is created, tested, read about, sent again and turned off', site, async ({ page }) => {
  const receiver = await Receiver.start()
  receiver.respond = (_visit, response) => {
    response.writeHead(500).end('Not today')
    return null
  }
  const clock = new TestClock()
  const sender = newSender(site, { clock })
  const owner = await newPerson(site, 'automator')
  await newPrinter(site, owner, { name: 'Workshop printer' })
  await signInAs(page, 'automator', '/account/webhooks')
  await page.getByText('No webhooks yet.').waitFor()
  await page.getByLabel('URL').fill(receiver.url)
  await page.getByLabel('Name', { exact: true }).fill('Display')
  await page.getByLabel('print.failed').check()
  await page.getByLabel('Workshop printer').check()
  await page.getByRole('button', { name: 'Create a webhook' }).click()
  await page.getByText('it will not be shown again').waitFor()
  const secret = (await page.locator('.secret code').textContent()) ?? ''
  site.secrets.add(secret)
  await lookAt(page, 'webhooks-new')

  await page.getByRole('link', { name: 'Display' }).click()
  await page.getByRole('link', { name: 'Workshop printer' }).waitFor()
  await page.getByRole('button', { name: 'Send a test event' }).click()
  await page.getByRole('row', { name: /^ping/ }).waitFor()
  await send(sender, clock)
  await page.getByText('1 attempt').click()
  await page.getByText('Not today').waitFor()
  await lookAt(page, 'webhooks')
  new Webhook(secret).verify(receiver.visits[0]?.body ?? '', { ...receiver.visits[0]?.headers })

  receiver.respond = () => 204
  const resent = page.waitForResponse((response) => response.url().endsWith('/resend'))
  await page.getByRole('button', { name: /^Send again/ }).click()
  await resent
  await send(sender, clock)
  await page.getByText('Delivered', { exact: true }).waitFor()
  assert.equal(receiver.ids.size, 1)

  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('button', { name: 'Enable again' }).click()
  await page.getByRole('button', { name: 'Turn off' }).waitFor()
  await page.getByRole('button', { name: 'Delete webhook' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No webhooks yet.').waitFor()
  assert.equal(await page.getByText('it will not be shown again').count(), 0)
})

browserTest('a failure is gone after the next change of a webhook; its dialog ends with it', site, async (visit) => {
  const { page, complaints } = visit
  const owner = await newPerson(site, 'operator')
  const { id } = await newWebhook(site, owner)
  await signInAs(page, 'operator', `/account/webhooks?webhook=${id}`)
  await page.route('**/ping', (route) => route.fulfill({ status: 500 }))
  await page.getByRole('button', { name: 'Send a test event' }).click()
  await page.getByRole('alert').waitFor()
  await page.getByRole('button', { name: 'Rotate secret' }).click()
  await page.getByText('The webhook has a new secret.').waitFor()
  site.secrets.add((await page.locator('.secret code').textContent()) ?? '')
  assert.equal(await page.getByRole('alert').count(), 0)

  const held = Promise.withResolvers<void>()
  await page.route('**/api/Webhooks?*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Delete webhook' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  held.resolve()
  await page.getByText('No webhooks yet.').waitFor()
  assert.match(complaints.splice(0).join(), /500/)
})

browserTest(
  'attempts that become due, and what they make of the webhook, are shown without reloading',
  site,
  async (visit) => {
    const { page } = visit
    const receiver = await Receiver.start()
    receiver.respond = () => 500
    const clock = new TestClock()
    const sender = newSender(site, { clock })
    const owner = await newPerson(site, 'watcher')
    const { id } = await newWebhook(site, owner, { url: receiver.url })
    await signInAs(page, 'watcher', `/account/webhooks?webhook=${id}`)
    await page.getByRole('button', { name: 'Send a test event' }).click()
    await page.getByRole('row', { name: /^ping/ }).waitFor()
    await send(sender, clock)
    await page.getByText('1 attempt').waitFor()
    await page.getByText(/^Failing/).waitFor()

    clock.advance(6000)
    receiver.respond = () => 410
    await send(sender, clock)
    await page.getByText('2 attempts').waitFor()
    await page.getByText('Disabled: the receiver is gone').waitFor()
    await page.getByRole('button', { name: 'Enable again' }).click()
    await page.getByRole('button', { name: 'Turn off' }).waitFor()
  },
)
