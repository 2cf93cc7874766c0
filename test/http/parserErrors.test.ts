import assert from 'node:assert/strict'
import net from 'node:net'
import { test } from 'node:test'
import { eventually } from '../identity/support.ts'
import { ping } from '../support/eventLog.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { sendRaw } from '../support/socket.ts'

const server = await startServer()
const user = await newUser(server)
const FIELDS = ['Host: localhost', `X-Api-Key: ${user.key}`]

/** Lines of a request, with the empty one that ends its head. */
const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`

test('what comes after a request and cannot be parsed does not take its response', async () => {
  const body = JSON.stringify({ title: 'Followed by nonsense', status: 'Success' })
  const fields = [...FIELDS, 'Content-Type: application/json', `Content-Length: ${body.length}`]
  const { text, status } = await sendRaw(
    server.port,
    `${head('POST /api/Prints HTTP/1.1', ...fields)}${body}${head('nonsense')}`,
  )
  assert.equal(status, 201, 'a client that takes the print for refused would send it again')
  assert.deepEqual(text.match(/HTTP\/1\.1 \d+|"status":400/g), ['HTTP/1.1 400', '"status":400'])
})

test('each of several requests has its response before one that cannot be parsed', async () => {
  const ask = head('GET /api/Users/me HTTP/1.1', ...FIELDS)
  const { status, text } = await sendRaw(server.port, ask + ask + head('nonsense') + ask + head('more nonsense'))
  assert.equal(status, 200)
  assert.deepEqual(text.match(/HTTP\/1\.1 \d+/g), ['HTTP/1.1 200', 'HTTP/1.1 400'])
})

test('a body that cannot be parsed has its refusal after the responses to earlier requests', async () => {
  const broken = head('POST /api/Prints HTTP/1.1', ...FIELDS, 'Transfer-Encoding: chunked')
  const ask = head('GET /api/Users/me HTTP/1.1', ...FIELDS)
  const { status, text } = await sendRaw(server.port, `${ask}${broken}nonsense\r\n`)
  assert.equal(status, 200)
  assert.deepEqual(text.match(/HTTP\/1\.1 \d+/g), ['HTTP/1.1 400'])
})

test('an open stream does not get the refusal of what its client sends as a part of it', async (context) => {
  const socket = net.connect(server.port, '127.0.0.1')
  context.after(() => socket.destroy())
  let received = ''
  socket.on('data', (bytes) => (received += String(bytes)))
  socket.write(head('GET /api/Events HTTP/1.1', ...FIELDS, 'Accept: text/event-stream'))
  await eventually(() => received.includes('retry: 2000'))
  socket.write(head('nonsense'))
  socket.write(head('more nonsense'))
  await ping(server, user)
  await eventually(() => received.includes('event: ping'))
  assert.equal(received.match(/HTTP\/1\.1/g)?.length, 1)
})
