import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newApiKey } from '../../src/identity/apiKey.ts'
import { newPrint, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { sendRaw, sendThenRead } from '../support/socket.ts'

const server = await startServer()
const user = await newUser(server)

const MEGABYTE = 1024 * 1024
const head = (...lines: string[]) =>
  `POST /api/Prints HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`
const sized = (bytes: number, ...lines: string[]) => [
  head(`Content-Length: ${bytes}`, ...lines),
  ...Array.from({ length: bytes / MEGABYTE }, () => Buffer.alloc(MEGABYTE, ' ')),
]

test('F53: who sends all of a refused body before reading gets to read the refusal', async () => {
  for (const [name, status, parts] of [
    ['without a credential', 401, sized(8 * MEGABYTE)],
    ['with a made-up key', 401, sized(8 * MEGABYTE, `X-Api-Key: ${newApiKey()}`)],
    ['too large', 413, sized(10 * MEGABYTE, `X-Api-Key: ${user.key}`)],
    ['of another type', 415, sized(MEGABYTE, `X-Api-Key: ${user.key}`, 'Content-Encoding: compress')],
  ] as const) {
    assert.equal((await sendThenRead(server.port, ...parts)).status, status, name)
  }
})

test('F53: who sends all of an image that is too large before reading gets to read the refusal', async () => {
  const print = await newPrint(server, user)
  const form = Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n')
  const bytes = Buffer.alloc(13 * MEGABYTE)
  const lines = [
    `POST /api/Prints/${print.id}/images HTTP/1.1`,
    'Host: localhost',
    `X-Api-Key: ${user.key}`,
    'Content-Type: multipart/form-data; boundary=b',
  ]
  const head = (framing: string) => [...lines, framing, '', ''].join('\r\n')
  const told = await sendThenRead(server.port, head(`Content-Length: ${form.length + bytes.length}`), form, bytes)
  const size = (form.length + bytes.length).toString(16)
  const chunked = await sendThenRead(
    server.port,
    head('Transfer-Encoding: chunked'),
    `${size}\r\n`,
    form,
    bytes,
    '\r\n0\r\n\r\n',
  )
  assert.deepEqual([told.status, chunked.status], [413, 413])
})

test('F53: after a refusal the connection goes on behind the body', async () => {
  const next = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
  const { text } = await sendRaw(server.port, ...sized(2 * MEGABYTE), next)
  assert.match(text, /^\{"type".*\}HTTP\/1\.1 200 OK/s)
})

test('F53: a refused body is not read for ever', async () => {
  const { status } = await sendThenRead(server.port, ...sized(100 * MEGABYTE))
  assert(Number.isNaN(status), String(status))
})

test('F53: concurrent refused bodies are read slowly, regardless of who sends them', async () => {
  const body = Buffer.alloc(4 * MEGABYTE, ' ')
  const begun = performance.now()
  const before = process.memoryUsage().arrayBuffers
  const answers = Array.from({ length: 12 }, () =>
    sendRaw(server.port, head(`Content-Length: ${body.length}`, 'Connection: close'), body),
  )
  for (const { status } of await Promise.all(answers)) assert.equal(status, 401)
  const seconds = (performance.now() - begun) / 1000
  assert.ok(seconds > 2.5, `${seconds} s for 48 MiB, of which 16 are read in a second`)
  const kept = (process.memoryUsage().arrayBuffers - before) / MEGABYTE
  assert.ok(kept < 16, `${kept} MiB are kept of what was dropped`)
})

test('F54: a body in chunks of one byte is refused before it has taken time and memory', async () => {
  const tiny = '1\r\n \r\n'
  const chunked = head('Transfer-Encoding: chunked', `X-Api-Key: ${user.key}`)
  const refused = await sendThenRead(server.port, chunked, tiny.repeat(20_000), '0\r\n\r\n')
  assert.equal(refused.status, 413)
  const taken = await sendThenRead(server.port, chunked, tiny.repeat(10_000), '2\r\n{}\r\n', '0\r\n\r\n')
  assert.equal(taken.status, 400)
})

test('F54: an image in chunks of one byte is refused before it has taken time and memory', async () => {
  const { id } = await newPrint(server, user)
  const lines = [
    `POST /api/Prints/${id}/images HTTP/1.1`,
    'Host: localhost',
    `X-Api-Key: ${user.key}`,
    'Content-Type: multipart/form-data; boundary=b',
    'Transfer-Encoding: chunked',
  ]
  const start = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
  const send = (count: number) =>
    sendThenRead(
      server.port,
      [...lines, '', ''].join('\r\n'),
      chunk(start),
      chunk('x').repeat(count),
      chunk('\r\n--b--\r\n'),
      '0\r\n\r\n',
    )
  assert.equal((await send(20_000)).status, 413)
  // It is no image.
  assert.equal((await send(10_000)).status, 415)
})
