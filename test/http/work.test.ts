import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { sendRaw } from '../support/socket.ts'

const server = await startServer()
const user = await newUser(server)

const KILOBYTE = 1024
const codings = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync }
const save = (body: Buffer, headers: Record<string, string> = {}, as?: typeof user) =>
  server.client.call('SlicerSettings_SaveSettings', { body, headers, as })
/** An object of so many bytes that are hard to compress. */
const noise = (bytes: number) => {
  let state = 1
  const letters = Array.from({ length: bytes - 8 }, () => {
    state = (state * 48_271) % 2_147_483_647
    return String.fromCharCode(97 + (state % 26))
  })
  return Buffer.from(`{"a":"${letters.join('')}"}`)
}

for (const [coding, compress] of Object.entries(codings)) {
  const headers = { 'Content-Encoding': coding }
  test(`F54: without a credential, ${coding} is decompressed to 256 KiB at most`, async () => {
    assert.equal((await save(compress(noise(256 * KILOBYTE)), headers)).status, 200)
    const larger = compress(noise(256 * KILOBYTE + 1))
    const { status, problem } = await save(larger, headers)
    assert.equal(status, 413)
    assert.match(problem.detail, /Send it without Content-Encoding/)
    assert.equal((await save(larger, headers, user)).status, 200)
    assert.equal((await save(noise(256 * KILOBYTE + 1))).status, 200)
  })
  test(`F54: without a credential, ${coding} is decompressed to 20 times its size at most`, async () => {
    const repetitive = compress(Buffer.from('{}'.padEnd(100 * KILOBYTE, ' ')))
    assert.equal((await save(repetitive, headers)).status, 413)
    assert.equal((await save(repetitive, headers, user)).status, 200)
  })
}

test('F54: bytes without a credential are limited, as sent or decompressed, whichever is more', async () => {
  const limits = {
    user: 1e9,
    address: 1e9,
    addressBytes: 100 * KILOBYTE,
    settingsBytes: 1e9,
    media: 1e9,
    tools: 1e9,
    spools: 1e9,
    pictures: 1e9,
    invalidKeys: 1e9,
  }
  const limited = await startServer({ limits })
  const client = limited.client
  const zipped = gzipSync(noise(60 * KILOBYTE))
  const gzip = { 'Content-Encoding': 'gzip' }
  const send = (body: Buffer, headers = {}) => client.call('SlicerSettings_SaveSettings', { body, headers })
  const first = await send(zipped, gzip)
  assert.equal(first.status, 200)
  assert.match(first.headers.get('RateLimit') ?? '', /"address-bytes"; r=40960; t=\d+$/)
  assert.equal((await send(zipped, gzip)).status, 429)
  assert.equal((await client.call('Octoprint_PostEvent', { body: { a: 1 } })).status, 429)
  assert.equal((await client.call('PrinterCategories_GetPrinterCategories')).status, 200)
  const key = await newUser(limited)
  assert.equal((await client.call('SlicerSettings_SaveSettings', { body: noise(200 * KILOBYTE), as: key })).status, 200)
})

test('F54: bytes in chunks, whose length is not announced, are limited too', async () => {
  const limits = {
    user: 1e9,
    address: 1e9,
    addressBytes: 1000,
    settingsBytes: 1e9,
    media: 1e9,
    tools: 1e9,
    spools: 1e9,
    pictures: 1e9,
    invalidKeys: 1e9,
  }
  const { port } = await startServer({ limits })
  const head =
    'POST /api/Cura/settings HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n'
  const body = noise(600).toString()
  const send = async () => (await sendRaw(port, head, `258\r\n${body}\r\n0\r\n\r\n`)).status
  assert.deepEqual([await send(), await send(), await send()], [200, 429, 429])
})

test('F54: settings of 30,000 values are stored and read, each value as it was sent', async () => {
  const members = Array.from({ length: 29_994 }, (_, index) => `"${index.toString(36)}":1`)
  const body = Buffer.from(`{"slicer": "Cura" ,"a\\"b":[1.0, {"}":"]\\\\"}],"slicer":"Other",${members.join(',')}}`)
  const { newSettingId: id } = (await save(body)).body
  const { text, body: read } = await server.client.call('SlicerSettings_GetSettings', { query: { id }, as: user })
  assert.equal(read.slicer, 'Other')
  assert.equal(read[(29_993).toString(36)], 1)
  assert(text.includes(String.raw`"a\"b":[1.0, {"}":"]\\"}]`))
  assert(text.includes(`"settings":${body.toString()}`))
})

/** JSON objects with so many values. */
const counted: Record<string, (values: number) => string> = {
  members: (values) => `{${'"a":1,'.repeat(values - 1)}"b":1}`,
  entries: (values) => `{"a":[${'1,'.repeat(values - 2)}1]}`,
  'empty lists': (values) => `{"a":[${'[],'.repeat(values - 2)}[ ]]}`,
  'members of objects': (values) =>
    `{"a":1,"b":[${'{"b":1},'.repeat(values / 2 - 2)}{"b":1}${values % 2 ? ',0' : ''}]}`,
  'members beside texts': (values) => `{"a":"[,{\\",[",${'"b":1,'.repeat(values - 2)}"c":1}`,
}
for (const [title, json] of Object.entries(counted)) {
  test(`F54: settings of 30,000 values are stored, and of 30,001 refused: ${title}`, async () => {
    assert.equal((await save(Buffer.from(json(30_000)))).status, 200)
    const { status, problem } = await save(Buffer.from(json(30_001)))
    assert.deepEqual([status, problem.errors], [400, { body: ['This has more than 30000 values.'] }])
  })
}
