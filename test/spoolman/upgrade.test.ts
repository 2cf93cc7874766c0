import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newConnectionKey } from '../../src/spoolConnections/key.ts'
import { startServer } from '../support/server.ts'
import { sendRaw } from '../support/socket.ts'
import { connectProgram } from './connection.ts'

const server = await startServer()
const program = await connectProgram(server)
const unknown = newConnectionKey()
server.secrets.add(unknown)

/** The end of a WebSocket, as its client sends it: masked, without a code. */
const END = Buffer.from([0x88, 0x80, 0, 0, 0, 0])

/** The head of a request for a WebSocket. */
function askForSocket(key: string, version = '1.1'): string {
  const lines = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13']
  const nonce = 'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg=='
  return [`GET /spoolman/${key}/api/v1/spool HTTP/${version}`, 'Host: localhost', ...lines, nonce, '', ''].join('\r\n')
}

/** Sends requests in one packet. Returns the statuses of the responses. */
async function sendTogether(...requests: readonly (string | Buffer)[]): Promise<number[]> {
  const { status, text } = await sendRaw(server.port, Buffer.concat(requests.map((request) => Buffer.from(request))))
  return [status, ...Array.from(text.matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, code]) => Number(code))]
}

for (const [name, path, fields, status] of [
  ['reads the database', '/api/Printers', [`X-Api-Key: ${program.user.key}`], 200],
  ['is refused', '/api/Printers', [], 401],
  ['has another expectation', '/healthz', ['Expect: nonsense'], 417],
] as const) {
  const earlier = [`GET ${path} HTTP/1.1`, 'Host: localhost', ...fields, '', ''].join('\r\n')

  test(`F74: a request for a WebSocket in one packet with one that ${name} waits for its response`, async () => {
    assert.deepEqual(await sendTogether(earlier, askForSocket(program.key), END), [status, 101])
    assert.deepEqual(await sendTogether(earlier, earlier, askForSocket(unknown)), [status, status, 401])
  })
}

test('F74: a request for a WebSocket after one that ends its connection has no response', async () => {
  // Its body was not asked for, so that the service closes the connection.
  const fields = ['Host: localhost', 'Content-Length: 2', 'Expect: 100-continue']
  const last = ['POST /api/Prints HTTP/1.1', ...fields, '', '{}'].join('\r\n')
  assert.deepEqual(await sendTogether(last, askForSocket(program.key)), [401])
})

test('a request of HTTP/1.0 for a WebSocket gets the response that it gets without Upgrade', async () => {
  assert.deepEqual(await sendTogether(askForSocket(program.key, '1.0')), [200])
})
