import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CreateWebhookDto, EventDto, EventName } from '../../generated/api.d.ts'
import { drainEvents } from '../../src/events/drain.ts'
import { EVENT_NAMES } from '../../src/events/names.ts'
import { reportLowTypes } from '../../src/jobs/lowTypes.ts'
import { reportDueMaintenance } from '../../src/jobs/maintenanceDue.ts'
import { reportStuckPrints } from '../../src/jobs/stuckPrints.ts'
import { OutboxDelivery } from '../../src/outbox/delivery.ts'
import { makeArchive, newRunner } from '../exports/runner.ts'
import { commit, dryRun, job, undo } from '../imports/support.ts'
import { webhook } from '../integrations/devices.ts'
import { readEvents } from '../support/eventLog.ts'
import { checkEvent, eventSchema, webhookNames } from '../support/eventSchemas.ts'
import { connectProgram } from '../spoolman/connection.ts'
import { newUser, type User } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { Receiver } from '../webhooks/receiver.ts'
import { createWebhook, newSender, send, TestClock } from '../webhooks/support.ts'

const server = await startServer()
const { client, services } = server

test('each event has a webhook, whose body has its name', () => {
  assert.deepEqual(webhookNames.toSorted(), EVENT_NAMES.toSorted())
  for (const name of webhookNames) {
    const { type } = eventSchema(name)['properties'] as { type: { enum: string[] } }
    const [kind = ''] = name.split('.')
    assert.ok(type.enum.includes(name), name)
    assert.ok(
      type.enum.every((other) => other.startsWith(kind)),
      name,
    )
  }
})

test('every event that the service sends is as the contract says, in the log and to a webhook', async () => {
  const user = await newUser(server)
  const [receiver, gone] = [await Receiver.start(), await Receiver.start()]
  gone.respond = () => 410
  const names = EVENT_NAMES as readonly EventName[] as CreateWebhookDto['events']
  const { id } = await createWebhook(server, user, { url: receiver.url, events: names })
  await createWebhook(server, user, { url: gone.url, events: ['key.created'] })
  await useLogbook(user)
  await client.call('Webhooks_PingWebhook', { path: { id }, as: user.token() })

  const clock = new TestClock()
  const sender = newSender(server, { clock })
  // The second round has what the first one caused: a disabled webhook, and the notification of it.
  for (let round = 0; round < 2; round += 1) {
    await new OutboxDelivery(services.db, services.log).run(new Date())
    await drainEvents(services.db)
    await send(sender, clock)
  }

  const logged = await readAll(user)
  const sent = receiver.visits.map(({ body }) => JSON.parse(body) as EventDto)
  for (const event of sent) checkEvent(event)
  // Receivers that get parsed JSON only, such as Node-RED, verify the signature over this.
  for (const { body } of receiver.visits) assert.equal(JSON.stringify(JSON.parse(body)), body)
  const inOrder = (events: readonly EventDto[]) => events.toSorted((one, other) => one.position - other.position)
  assert.deepEqual(inOrder(sent.filter(({ type }) => type !== 'ping')), inOrder(logged))
  const seen = new Set(sent.map(({ type }) => type))
  assert.deepEqual(
    EVENT_NAMES.filter((name) => !seen.has(name)),
    [],
    'events that were not sent',
  )
})

async function readAll(user: User): Promise<EventDto[]> {
  return (await readEvents(client, { query: { limit: 200 }, as: user })).items
}

/** Does what causes each event, as a person and their devices do. */
async function useLogbook(user: User): Promise<void> {
  const as = user
  const { body: key } = await client.call('UserApiKeys_PostApiKey', { body: { description: 'K' }, as: user.token() })
  await client.call('UserApiKeys_DeleteApiKey', { path: { id: key.id }, as: user.token() })

  const spool = { displayName: 'S', materialType: 'PLA', initialNominalWeightMg: 1000, lowStockThresholdMg: 500 }
  const { body: filament } = await client.call('Filaments_PostFilament', { body: spool, as })
  const { body: other } = await client.call('Filaments_PostFilament', { body: spool, as })
  await client.call('Filaments_PatchFilament', { path: { id: other.id }, body: { notes: 'dry' }, as })
  await client.call('Filaments_DeleteFilament', { path: { id: other.id }, as })

  const loadedFilaments = [{ slot: 0, filamentId: filament.id }]
  const { body: printer } = await client.call('Printers_PostPrinter', { body: { name: 'P', loadedFilaments }, as })
  await client.call('Printers_PatchPrinter', { path: { id: printer.id }, body: { name: 'Q' }, as })
  await report(user, printer.id)
  await client.call('Printers_UnloadFilament', { path: { id: printer.id }, body: { slot: 0 }, as })

  for (const amountMg of [600, 700]) {
    const filamentUsage = [{ filamentId: filament.id, amountMg }]
    await client.call('Prints_PostPrint', { body: { title: 'P', status: 'Success', filamentUsage }, as })
  }
  const body = { reorderPointMg: 500 }
  await client.call('FilamentTypes_PatchFilamentType', { path: { id: filament.typeId ?? 0 }, body, as })
  await reportLowTypes(services.db, new Date())
  const { body: print } = await client.call('Prints_PostPrint', { body: { title: 'P', viewStatus: 'Public' }, as })
  const path = { id: print.id }
  await client.call('Prints_PatchPrint', { path, body: { title: 'Boat' }, as })
  for (const status of ['Printing', 'Failed', 'Cancelled', 'Success'] as const) {
    await client.call('Prints_PatchPrint', { path, body: { status }, as })
  }
  await client.call('Prints_PostComment', { path, body: { body: 'Nice' }, as: await newUser(server) })
  await client.call('Achievements_GetMine', { as })
  const long = { title: 'P', status: 'Printing' as const, startDate: '2026-01-01T00:00:00Z' }
  await client.call('Prints_PostPrint', { body: long, as })
  await reportStuckPrints(services.db, new Date())
  await client.call('Prints_DeletePrint', { path, as })

  const entry = { printerId: printer.id, category: 'NozzleReplacement' }
  await client.call('PrinterMaintenance_PostEntry', { body: { ...entry, done: true }, as })
  const due = { ...entry, done: false, dueDate: '2026-01-01T00:00:00Z' }
  await client.call('PrinterMaintenance_PostEntry', { body: due, as })
  await reportDueMaintenance(services.db, new Date())
  const { body: unused } = await client.call('Printers_PostPrinter', { body: { name: 'R' }, as })
  await client.call('Printers_DeletePrinter', { path: { id: unused.id }, as })

  await useCatalog(user)
  await makeArchives(user)
  await undo(server, user, await commit(server, user, await dryRun(server, user, JSON.stringify([job(1)]))))
  // A file that breaks off is found out when it is read.
  await dryRun(server, user, JSON.stringify([job(1), job(2)]).slice(0, -20))
}

/** Brands and filament types that come, change and go. */
async function useCatalog(user: User): Promise<void> {
  const as = user
  const { body: brand } = await client.call('Brands_PostBrand', { body: { name: 'B' }, as })
  await client.call('Brands_PatchBrand', { path: { id: brand.id }, body: { notes: 'N' }, as })
  const type = { materialType: 'PETG', name: 'T' }
  const { body: filamentType } = await client.call('FilamentTypes_PostFilamentType', { body: type, as })
  const path = { id: filamentType.id }
  await client.call('FilamentTypes_PatchFilamentType', { path, body: { notes: 'N' }, as })
  await client.call('FilamentTypes_DeleteFilamentType', { path, as })
  await client.call('Brands_DeleteBrand', { path: { id: brand.id }, as })
  const program = await connectProgram(server, { owner: user })
  await program.call('POST', '/setting/currency', JSON.stringify('"SEK"'))
}

/** An archive that is made and deleted, and one that could not be made. */
async function makeArchives(user: User): Promise<void> {
  const { id } = await makeArchive(server, user)
  await client.call('Exports_DeleteExport', { path: { id }, as: user })
  await makeArchive(server, user, newRunner(server, { bounds: { ...server.config.storage, exportBytes: 1 } }))
}

/** A print that a print server reports, with its images. */
async function report(user: User, printerId: number): Promise<void> {
  for (const topic of ['Print Started', 'Print Progress', 'Print Done']) {
    const body = { ...webhook(printerId, topic), progress: { completion: 40 } }
    await client.call('Octoprint_PostEvent', { body, as: user })
  }
}
