import assert from 'node:assert/strict'
import { once } from 'node:events'
import net from 'node:net'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { readConfig } from '../../src/config/config.ts'
import { eventually } from '../identity/support.ts'
import { newUser, type User } from '../support/factories.ts'
import { startServer, type TestServer } from '../support/server.ts'

const MIB = 1024 * 1024
const { admission } = readConfig({})

/** A request whose body is sent piece by piece. */
interface Sending {
  readonly socket: net.Socket
  /** What has come back so far. */
  readonly response: () => string
}

function begin({ port }: TestServer, path: string, lines: readonly string[], body: string | Buffer = ''): Sending {
  const socket = net.connect(port, '127.0.0.1')
  let text = ''
  socket.on('error', () => undefined).on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
  socket.write([`POST ${path} HTTP/1.1`, 'Host: localhost', ...lines, '', ''].join('\r\n'))
  socket.write(body)
  return { socket, response: () => text }
}

const statusOf = ({ response }: Sending) => Number(response().split(' ')[1] ?? 0)
const isRefused = (sending: Sending) => [429, 503].includes(statusOf(sending))
const key = (user: User) => `X-Api-Key: ${user.key}`
const save = (server: TestServer, lines: readonly string[], body?: string | Buffer) =>
  begin(server, '/api/Cura/settings', lines, body)

test('F55: 100 unfinished bodies of 4 MiB from one address keep its share, and others are served', async () => {
  const server = await startServer({ admission: { ...admission, heavyRequestsPerUser: 100 } })
  const { bodies } = server.services.admission
  const user = await newUser(server)
  const senders = Array.from({ length: 100 }, () =>
    save(server, [`Content-Length: ${4 * MIB}`], Buffer.alloc(MIB, ' ')),
  )
  await eventually(() => senders.filter(isRefused).length === 92)
  assert.equal(bodies.bytes, 32 * MIB)
  const [refused] = senders.filter(isRefused)
  assert.match(refused?.response() ?? '', /^HTTP\/1\.1 429 .*\r\nRetry-After: 5\r\n.*at most 33554432 bytes in total/s)
  const saved = await server.client.call('SlicerSettings_SaveSettings', { body: { a: 'a'.repeat(MIB) }, as: user })
  assert.equal(saved.status, 200)
  for (const { socket } of senders) socket.destroy()
  await eventually(() => bodies.bytes === 0)
  assert.equal((await server.client.call('SlicerSettings_SaveSettings', { body: { a: 1 } })).status, 200)
})

test('F55: with its own places taken, an address keeps no more bodies than it has places', async () => {
  const server = await startServer({ admission: { ...admission, waitSeconds: 1 } })
  const senders = Array.from({ length: 20 }, () => save(server, [`Content-Length: ${4 * MIB}`], Buffer.alloc(MIB, ' ')))
  await eventually(() => senders.filter(isRefused).length === 16)
  assert.equal(server.services.admission.bodies.bytes, 16 * MIB)
  for (const { socket } of senders) socket.destroy()
})

test('F55: beyond the budget of the process a body is 503 until another one is over', async () => {
  const server = await startServer({ admission: { ...admission, bodyBytes: 8 * MIB } })
  const { bodies } = server.services.admission
  const user = await newUser(server)
  const attempt = () => server.client.call('SlicerSettings_SaveSettings', { body: { a: 'a'.repeat(MIB) }, as: user })
  const senders = Array.from({ length: 2 }, () => save(server, [`Content-Length: ${4 * MIB}`], '{'))
  await eventually(() => bodies.bytes === 8 * MIB)
  const refused = await attempt()
  assert.equal(refused.status, 503)
  assert.equal(refused.problem.detail, 'Too many requests are in progress. Try again later.')
  assert.equal((await server.client.call('Users_GetMe', { as: user })).status, 200)
  senders[0]?.socket.destroy()
  await eventually(() => bodies.bytes === 4 * MIB)
  assert.equal((await attempt()).status, 200)
  senders[1]?.socket.destroy()
})

test('F55: a body of unknown length counts as it comes, an image too', async () => {
  const server = await startServer({ admission: { ...admission, bodyBytesPerUser: 2 * MIB } })
  const { bodies } = server.services.admission
  const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(MIB, ' '), Buffer.from('\r\n')])
  for (const [path, type] of [
    ['/api/Cura/settings', 'application/json'],
    ['/api/Prints/1/images', 'multipart/form-data; boundary=b'],
  ] as const) {
    const user = await newUser(server)
    const sending = begin(server, path, [key(user), `Content-Type: ${type}`, 'Transfer-Encoding: chunked'])
    if (path.endsWith('images')) {
      const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'
      sending.socket.write(`${head.length.toString(16)}\r\n${head}\r\n`)
    }
    sending.socket.write(chunk)
    await eventually(() => bodies.bytes >= MIB)
    assert.ok(bodies.bytes <= 2 * MIB, path)
    assert.equal(sending.response(), '', path)
    sending.socket.write(chunk)
    sending.socket.write(chunk)
    await eventually(() => statusOf(sending) === 429)
    sending.socket.destroy()
    await eventually(() => bodies.bytes === 0)
  }
})

test('F55: a compressed body counts with what it may become', async () => {
  const server = await startServer({ admission: { ...admission, bodyBytesPerUser: 3 * MIB } })
  const user = await newUser(server)
  const body = gzipSync(JSON.stringify({ a: 'a'.repeat(2 * MIB) }))
  const headers = { 'Content-Encoding': 'gzip' }
  const refused = await server.client.call('SlicerSettings_SaveSettings', { body, headers, as: user })
  assert.equal(refused.status, 429)
})

test('F55: however a request ends, its share is released once', async () => {
  const server = await startServer()
  const { bodies } = server.services.admission
  const user = await newUser(server)
  const body = JSON.stringify({ title: 'a'.repeat(MIB - 100) })
  for (const [length, sent] of [
    [body.length, body],
    [body.length, `x${body.slice(1)}`],
    [body.length, body.slice(0, 100)],
    [5 * MIB, ''],
  ] as const) {
    for (const path of ['/api/Cura/settings', '/api/Prints', '/api/Octoprint']) {
      const lines = [key(user), 'Content-Type: application/json', `Content-Length: ${length}`, 'Connection: close']
      const { socket } = begin(server, path, lines, sent)
      const closed = once(socket, 'close')
      if (sent.length < length) {
        // What is too large is refused before it has a share.
        if (length < 4 * MIB) await eventually(() => bodies.bytes === length)
        socket.destroy()
      }
      await closed
      await eventually(() => bodies.bytes === 0)
    }
  }
})
