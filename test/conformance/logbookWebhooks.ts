import type { Node } from '../support/contract.ts'
import { newPrinter, newUser } from '../support/factories.ts'
import { Receiver } from '../webhooks/receiver.ts'
import { logEvents, newSender, send, TestClock } from '../webhooks/support.ts'
import { newWebhook } from '../support/belongings.ts'
import { example, type Answers, type Logbook } from './logbook.ts'

/** What the owner of webhooks reads; a real receiver gets what is sent. */
export async function webhookAnswers({ server }: Pick<Logbook, 'server'>): Promise<Answers> {
  const { client } = server
  const owner = await newUser(server)
  const printer = await newPrinter(server, owner)
  const body: Node = { ...example('NewWebhookRequest'), printerIds: [printer.id] }
  const NewWebhook = (await client.call('Webhooks_PostWebhook', { as: owner.token(), body })).body
  server.secrets.add(NewWebhook.secret)
  const path = { id: NewWebhook.id }
  const asOwner = { path, as: owner.token() }
  const Webhook = (await client.call('Webhooks_GetWebhook', asOwner)).body
  const WebhookPage = (await client.call('Webhooks_GetWebhooks', { as: owner.token() })).body
  const WebhookSecret = (await client.call('Webhooks_RotateSecret', asOwner)).body
  server.secrets.add(WebhookSecret.secret)
  const since = '2020-01-01T00:00:00Z'
  const pinged = await newWebhook(server, owner)
  const ping = (await client.call('Webhooks_PingWebhook', { path: { id: pinged.id }, as: owner.token() })).body
  await server.db
    .updateTable('webhooks')
    .set({ is_active: false, due_date: null })
    .where('id', '=', pinged.id)
    .execute()
  const failed = { disabled_reason: 'Failing', is_active: false, failing_since: '2026-03-15T09:00:00Z' }
  const disabled = await newWebhook(server, owner, { ...failed, printer_ids: [printer.id] })

  const receiver = await Receiver.start()
  receiver.respond = (_visit, response) => {
    response.writeHead(503).end('Restarting')
    return null
  }
  const clock = new TestClock()
  const sender = newSender(server, { clock })
  await client.call('Webhooks_PatchWebhook', { ...asOwner, body: { url: receiver.url } })
  await logEvents(server, owner, 1, { printerId: printer.id })
  await send(sender, clock)
  clock.advance(6000)
  receiver.respond = () => 204
  await send(sender, clock)
  const WebhookDeliveryPage = (await client.call('Webhooks_GetDeliveries', asOwner)).body
  await client.call('Webhooks_PatchWebhook', { ...asOwner, body: { isActive: false } })
  await logEvents(server, owner, 3, { printerId: printer.id })
  await client.call('Webhooks_PatchWebhook', { ...asOwner, body: { isActive: true } })
  const RecoveredWebhook = (await client.call('Webhooks_RecoverDeliveries', { ...asOwner, body: { since } })).body
  return {
    NewWebhook,
    Webhook,
    WebhookPage,
    WebhookSecret,
    WebhookDeliveryPage,
    RecoveredWebhook,
    // Only pings can be asked for; the example shows another event.
    WaitingWebhookDelivery: { ...ping, event: 'print.finished' },
    DisabledWebhook: (await client.call('Webhooks_GetWebhook', { path: { id: disabled.id }, as: owner.token() })).body,
  }
}
