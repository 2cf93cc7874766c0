import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { hashApiKey, newApiKey } from '../../src/identity/apiKey.ts'
import { history, job } from '../imports/support.ts'
import { flatPng } from '../media/samples.ts'
import { newDelivery, newExport, newImport, newWebhook } from '../support/belongings.ts'
import { loadDemoInto } from '../support/demo.ts'
import { startServer } from '../support/server.ts'
import { itemsOf, nameOf, run, toCollection, type Item } from './postman.ts'

/** Requests that cannot succeed, and why. */
const REFUSED: Readonly<Record<string, readonly [status: number, why: string]>> = {
  'DELETE /api/Filaments/:id': [409, 'A spool that prints have used stays.'],
  'DELETE /api/Brands/:id': [409, 'A brand with filament types stays.'],
  'DELETE /api/FilamentTypes/:id': [409, 'A filament type with spools stays.'],
  'DELETE /api/Printers/:id': [409, 'A printer that has prints stays.'],
  'DELETE /api/Images/:imageId': [404, 'A request before has rotated the image, which gave it another id.'],
  'DELETE /api/Comments/:id': [404, 'The other way to delete the same comment was taken before.'],
  'DELETE /api/Sessions/:id': [404, 'Sessions are those of browsers, with ids that nobody knows before.'],
  'DELETE /api/Users/me': [401, 'The token does not tell of a recent sign-in.'],
  'POST /api/PrinterMaintenance/:id/complete': [409, 'A request before has marked the same work as done.'],
  'POST /api/Imports/:id/commit': [409, 'A request before has changed the choices, so that its dry run starts again.'],
  'POST /api/Cura/settings': [400, 'The converter makes a form of it, since one uploader labels its JSON as a form.'],
}

const server = await startServer({}, { isOwn: true })
const { db, issuer, client } = server
const { userId } = await loadDemoInto(server)
const apiKey = newApiKey()
server.secrets.add(apiKey)
const key = { key_hash: hashApiKey(apiKey), user_id: userId, description: 'Postman' }
await db.insertInto('api_keys').values(key).execute()
// The logbook itself has none: only a running service can seal their secrets.
const webhook = await newWebhook(server, { id: userId }, { id: '7c1e9a52-4b3d-4f60-8e21-5d9c0b7a6f13' })
await newDelivery(server, webhook, { id: '2f8d6c14-9b07-4e5a-a3c2-1d0e7f6b5a48' })
await newExport(server, { id: userId }, { id: '4d8f2b61-7a3c-4e59-9c10-6b5e2f7d8a94' })
await newImport(server, { id: userId }, { id: '3b9d6f20-8c41-4e7a-9f52-6a0d1c8e7b35' })
await newImport(server, { id: userId }, { id: '9e2c7a14-5d80-4b36-8f1a-7c3b0d9e6f42', state: 'Committed' })

/** Reads first, then writes, and deletes from the innermost record to the outermost. */
function order({ request: { method, url } }: Item): number {
  if (method === 'GET') return 0
  return method === 'DELETE' ? 100 - url.path.length : 1
}

test('a collection that is imported from the contract runs on a new demo logbook', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'postman-'))
  t.after(() => rm(folder, { recursive: true }))
  const image = path.join(folder, 'image.png')
  await writeFile(image, flatPng(8, 8))
  const jobs = path.join(folder, 'history.json')
  await writeFile(jobs, history([job(1)]))

  const collection = await toCollection((await client.raw('GET', '/openapi.json')).text)
  const items = itemsOf(collection).sort((a, b) => order(a) - order(b))
  assert(items.length > 100)
  for (const item of items) {
    const { request } = item
    // A person chooses the file.
    for (const part of request.body?.formdata ?? []) part.src = nameOf(item) === 'POST /api/Imports' ? jobs : image
    // A key stands for one creation, and the converter makes up the same for each.
    for (const header of request.header ?? []) header.disabled ||= header.key === 'Idempotency-Key'
  }
  const bearerToken = await issuer.token({ sub: 'demo' })
  server.secrets.add(bearerToken)

  const outcomes = await run(collection, items, { baseUrl: server.url, apiKey, bearerToken })
  assert.equal(outcomes.length, items.length)
  for (const { name, status, text } of outcomes) {
    const expected = REFUSED[name]?.[0]
    assert(expected ? status === expected : status < 300, `${name}: ${status} ${text}`)
  }
  const names = items.map(nameOf)
  for (const name of Object.keys(REFUSED)) assert(names.includes(name), name)
})
