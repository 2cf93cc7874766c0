import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileForm, history, job } from '../../imports/support.ts'
import {
  newComment,
  newDelivery,
  newImage,
  newMaintenanceEntry,
  newSpoolConnection,
  newWebhook,
} from '../../support/belongings.ts'
import {
  newBrand,
  newFilament,
  newFilamentType,
  newPrint,
  newPrinter,
  newProject,
  newSlicerSettings,
  newUser,
} from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, config } = server

test('a user reads how much of what they may store is used, and of nobody else', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  const empty = (await client.call('Users_GetMyStorage', { as: user })).body
  const { prints, filaments, printers, projects, maintenanceEntries, comments, apiKeys, webhooks, ...bytes } =
    config.storage
  assert.deepEqual(empty, {
    slicerSettingsBytes: { used: 0, allowed: bytes.settingsBytes },
    pictureBytes: { used: 0, allowed: bytes.pictureBytes },
    idempotencyBytes: { used: 0, allowed: bytes.idempotencyBytes },
    prints: { used: 0, allowed: prints },
    filaments: { used: 0, allowed: filaments },
    filamentTypes: { used: 0, allowed: bytes.filamentTypes },
    brands: { used: 0, allowed: bytes.brands },
    printers: { used: 0, allowed: printers },
    projects: { used: 0, allowed: projects },
    maintenanceEntries: { used: 0, allowed: maintenanceEntries },
    comments: { used: 0, allowed: comments },
    writtenComments: { used: 0, allowed: comments },
    apiKeys: { used: 1, allowed: apiKeys },
    spoolConnections: { used: 0, allowed: bytes.spoolConnections },
    webhooks: { used: 0, allowed: webhooks },
    webhookDeliveries: { used: 0, allowed: bytes.webhookDeliveries },
    exports: { used: 0, allowed: bytes.exports },
    exportBytes: { used: 0, allowed: bytes.exportBytes },
    imports: { used: 0, allowed: bytes.imports },
    importBytes: { used: 0, allowed: bytes.importBytesInAll },
  })

  const print = await newPrint(server, user)
  await newComment(server, print, other)
  await newComment(server, await newPrint(server, other), user)
  await newComment(server, print, user)
  await newFilament(server, user)
  await newFilamentType(server, user)
  await newBrand(server, user)
  await newSpoolConnection(server, user)
  await newMaintenanceEntry(server, await newPrinter(server, user))
  await newProject(server, user)
  await newDelivery(server, await newWebhook(server, user))
  const image = await newImage(server, print)
  await newSlicerSettings(server, { user_id: user.id })
  await newSlicerSettings(server, { user_id: user.id, body: JSON.stringify({ a: 'x'.repeat(10_000) }) })
  const file = history([job(1)])
  assert.equal((await client.call('Imports_PostImport', { as: user, body: fileForm(file) })).status, 202)
  const headers = { 'Idempotency-Key': 'k'.repeat(10) }
  await client.call('Projects_PostProject', {
    as: user,
    headers,
    body: { name: 'Another', description: 'x'.repeat(999) },
  })

  const { idempotencyBytes, ...used } = (await client.call('Users_GetMyStorage', { as: user.token() })).body
  assert.deepEqual(Object.fromEntries(Object.entries(used).map(([kind, { used }]) => [kind, used])), {
    slicerSettingsBytes: 4096 + 10_008,
    pictureBytes: Math.max(4096, image.image_bytes + image.thumbnail_bytes),
    prints: 1,
    filaments: 1,
    filamentTypes: 1,
    brands: 1,
    printers: 1,
    projects: 2,
    maintenanceEntries: 1,
    comments: 2,
    writtenComments: 2,
    apiKeys: 1,
    spoolConnections: 1,
    webhooks: 1,
    webhookDeliveries: 1,
    exports: 0,
    exportBytes: 0,
    imports: 1,
    importBytes: Buffer.byteLength(file),
  })
  assert.ok(idempotencyBytes.used > 1000, 'the response is stored whole')
})
