import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { describe, test } from 'node:test'
import { hashApiKey } from '../../src/identity/apiKey.ts'
import { load, newFilament, newPrinter, newSlicerSettings } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const FOLDER = path.join(import.meta.dirname, '../../contract/released/devices')
const names = readdirSync(FOLDER).filter((name) => name !== 'SHA256SUMS')
const recordings = names.filter((name) => name.endsWith('.request')).map((name) => name.replace('.request', ''))

/** Who and what the recorded requests name. */
const OWNER = { id: 1, key: 'RecordedKeyOfTheOwner00000000001' }
const OTHER = { id: 2, key: 'RecordedKeyOfSomebodyElse0000002' }
const SETTINGS = '5c0ffee0-0000-4000-8000-00000000cafe'

const server = await startServer()
for (const { id, key } of [OWNER, OTHER]) {
  server.secrets.add(key)
  await server.db.insertInto('users').values({ id, display_name: 'Somebody' }).execute()
  const row = { key_hash: hashApiKey(key), user_id: id, description: 'Recorded' }
  await server.db.insertInto('api_keys').values(row).execute()
}
const printer = await newPrinter(server, OWNER, { id: 7, name: 'Prusa MK4' })
await newPrinter(server, OTHER, { id: 8, name: 'Not theirs' })
await load(server, printer, await newFilament(server, OWNER, { initial_nominal_weight_mg: 1_000_000 }))
await newSlicerSettings(server, {
  id: SETTINGS,
  body: '{"slicer":"Cura","curaVersion":"5.8.1","pluginVersion":"1.4.0","settings":{"print_name":"Shelf bracket","layer_height":0.20}}',
  created_date: '2026-03-14T08:05:00Z',
})

describe('devices in the field get the recorded responses, byte for byte', { concurrency: false }, () => {
  for (const name of recordings) {
    test(name, async () => {
      const answer = await send(readFileSync(path.join(FOLDER, `${name}.request`)))
      assert.equal(answer, withoutTitle(readFileSync(path.join(FOLDER, `${name}.answer`), 'utf8')))
    })
  }
})

test('no recording is changed or removed: a line of SHA256SUMS stays as it is, for ever', () => {
  const listed = readFileSync(path.join(FOLDER, 'SHA256SUMS'), 'utf8').trimEnd().split('\n')
  const actual = names.map((name) => `${hashOf(name)}  ${name}`)
  assert.deepEqual(actual.sort(), listed.sort())
})

function hashOf(name: string): string {
  return createHash('sha256')
    .update(readFileSync(path.join(FOLDER, name)))
    .digest('hex')
}

/** Sends bytes, and gives the status, the media type and the body of the answer; what is new each time is masked. */
async function send(request: Buffer): Promise<string> {
  const socket = net.connect(server.port, '127.0.0.1')
  socket.write(request)
  const { head, body } = await readAnswer(socket)
  socket.destroy()
  const status = /^HTTP\/1\.1 (\d+)/.exec(head)?.[1]
  const type = /^content-type: (.+)$/im.exec(head)?.[1]
  const masked = body
    .replace(/"newSettingId":"[0-9a-f-]{36}"/, '"newSettingId":"<uuid>"')
    .replace(/"traceId":"[0-9a-f]{32}"/, '"traceId":"<trace id>"')
  return withoutTitle(`${status} ${type}\n\n${masked}\n`)
}

/**
 * An answer with the title of its problem masked. A title is advice to people, which no client may depend on (RFC 9457, section
 * 3.1.3), and has become the standard one since the recordings were made; `type`, `detail` and `errors` are what was promised.
 */
function withoutTitle(answer: string): string {
  return answer.replace(/"title":"[^"]*"/, '"title":"<title>"')
}

/** Devices keep the connection open, so the end of an answer is where its Content-Length says. */
async function readAnswer(socket: net.Socket): Promise<{ head: string; body: string }> {
  let text = ''
  for await (const chunk of socket.setEncoding('latin1')) {
    text += String(chunk)
    const end = text.indexOf('\r\n\r\n') + 4
    const length = /^content-length: (\d+)$/im.exec(text.slice(0, end))?.[1]
    if (end < 4 || text.length < end + Number(length)) continue
    return { head: text.slice(0, end), body: Buffer.from(text.slice(end), 'latin1').toString('utf8') }
  }
  throw new Error(`The connection was closed after: ${text}`)
}
