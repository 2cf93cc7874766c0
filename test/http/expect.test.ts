import assert from 'node:assert/strict'
import { once } from 'node:events'
import http from 'node:http'
import { test } from 'node:test'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { sendHead, sendRaw } from '../support/socket.ts'

const server = await startServer()
const user = await newUser(server)
const body = JSON.stringify({ title: 'Benchy', status: 'Success' })

/** The head of a request that waits to be asked for its body (RFC 9110, section 10.1.1). */
function headOf(path: string, fields: Readonly<Record<string, string>>): string {
  const all = {
    Host: 'localhost',
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Expect: '100-continue',
    ...fields,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`POST ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}

for (const [name, path, fields, status] of [
  ['without a credential', '/api/Prints', {}, 401],
  ['with a body that is too large', '/api/Prints', { 'X-Api-Key': user.key, 'Content-Length': '9000000' }, 413],
  ['with a type that is not taken', '/api/Prints', { 'X-Api-Key': user.key, 'Content-Type': 'text/csv' }, 415],
  ['on a path that does not exist', '/api/Nothing', {}, 404],
  ['to the tool server, without a credential', '/mcp', {}, 401],
] as const) {
  test(`a request ${name} is refused without being asked for its body`, async () => {
    const answer = await sendHead(server.port, headOf(path, fields))
    assert.equal(answer.status, status)
    assert.equal(answer.headers.get('Connection'), 'close', 'the next request could not be told from the body')
  })
}

test('a request that is admitted is asked for its body', async () => {
  const request = http.request({
    host: '127.0.0.1',
    port: server.port,
    method: 'POST',
    path: '/api/Prints',
    headers: {
      'X-Api-Key': user.key,
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Expect: '100-continue',
    },
    agent: false,
  })
  request.flushHeaders()
  await once(request, 'continue')
  request.end(body)
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  assert.equal(response.statusCode, 201)
  response.resume()
})

test('a client of HTTP/1.0, which knows no 100, is not asked for its body', async () => {
  const fields = { 'X-Api-Key': user.key, Connection: 'close' }
  const answer = await sendRaw(server.port, headOf('/api/Prints', fields).replace('HTTP/1.1', 'HTTP/1.0') + body)
  assert.equal(answer.status, 201)
})
