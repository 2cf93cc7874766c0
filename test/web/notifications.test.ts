import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { drainEvents } from '../../src/events/drain.ts'
import { OutboxDelivery } from '../../src/outbox/delivery.ts'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newApiKey, newPrint } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()
const { db, log } = site.services

browserTest('notifications and their unread count change by themselves, in all tabs', site, async ({ page }) => {
  const owner = await newPerson(site, 'notified')
  const { key } = await newApiKey(site, owner)
  const finish = async (title: string) => {
    const { id } = await newPrint(site, owner, { title, status: 'Printing' })
    await site.client.call('Prints_CompletePrint', { path: { id }, body: { status: 'Failed' }, as: key })
    await new OutboxDelivery(db, log).run(new Date())
    await drainEvents(db)
  }
  await signInAs(page, 'notified', '/notifications')
  await page.getByText('No notifications yet.').waitFor()
  const second = await page.context().newPage()
  await second.goto(`${site.baseUrl}/prints`)
  await second.getByRole('link', { name: 'Notifications', exact: true }).waitFor()

  await finish('Vase')
  await page.getByText('Vase has failed.').first().waitFor()
  await second.getByRole('link', { name: 'Notifications 1 unread' }).waitFor()
  await finish('Bowl')
  await page.getByText('Bowl has failed.').first().waitFor()
  await second.getByRole('link', { name: 'Notifications 2 unread' }).waitFor()
  await lookAt(page, 'notifications')

  await page.getByRole('button', { name: /^Mark as read.*Vase/ }).click()
  await second.getByRole('link', { name: 'Notifications 1 unread' }).waitFor()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await second.getByRole('link', { name: 'Notifications', exact: true }).waitFor()
  await page.getByRole('button', { name: /^Delete.*Bowl/ }).click()
  await page.getByText('1 notification').waitFor()
})

browserTest('a large number of unread notifications stays on one line', site, async ({ page }) => {
  const user = await newPerson(site, 'overwhelmed')
  const notify = async (count: number) => {
    const row = { user_id: user.id, type: 'PrintFailed' as const, title: 'T', message: 'M' }
    const rows = Array.from({ length: count }, () => ({ ...row, event_id: randomUUID() }))
    await db.insertInto('notifications').values(rows).execute()
  }
  const heightOf = async (text: string) => {
    const box = await page.locator('.bell .count').filter({ hasText: text }).boundingBox()
    return box?.height
  }
  await notify(9)
  await signInAs(page, user.name)
  const height = await heightOf('9')
  await notify(91)
  await page.reload()
  assert.equal(await heightOf('99+'), height)
})

browserTest('the unread count changes by itself on every page that a link leads to', site, async ({ page }) => {
  const owner = await newPerson(site, 'mover')
  const { key } = await newApiKey(site, owner)
  await signInAs(page, 'mover', '/prints')
  await page.getByRole('link', { name: 'Projects', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor()
  const { id } = await newPrint(site, owner, { title: 'Vase', status: 'Printing' })
  await site.client.call('Prints_CompletePrint', { path: { id }, body: { status: 'Failed' }, as: key })
  await new OutboxDelivery(db, log).run(new Date())
  await drainEvents(db)
  await page.getByRole('link', { name: 'Notifications 1 unread' }).waitFor()
})

browserTest('all are marked as read from a page that has none that are unread', site, async ({ page }) => {
  const user = await newPerson(site, 'tidy')
  const row = { user_id: user.id, type: 'PrintFailed' as const, title: 'T', message: 'M' }
  const rows = Array.from({ length: 26 }, (_, index) => ({
    ...row,
    event_id: randomUUID(),
    is_read: index > 0,
    created_date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
  }))
  await db.insertInto('notifications').values(rows).execute()
  await signInAs(page, 'tidy', '/notifications')
  await page.getByText('Page 1 of 2').waitFor()
  await page.getByRole('button', { name: 'Mark all as read', disabled: false }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Notifications', exact: true }).waitFor()
  // It keeps the focus, which would be nowhere otherwise.
  await page.getByRole('button', { name: 'Mark all as read', disabled: true }).and(page.locator(':focus')).waitFor()
})
