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

/** The head of a request for a WebSocket, after whose response the service closes the connection. */
function askForSocket(key: string, version = '1.1'): string {
  const lines = ['Upgrade: websocket', 'Connection: Upgrade, close', 'Sec-WebSocket-Version: 13']
  const nonce = 'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg=='
  return [`GET /spoolman/${key}/api/v1/spool HTTP/${version}`, 'Host: localhost', ...lines, nonce, '', ''].join('\r\n')
}

/** A connection that gets no response would stay open. */
const BOUNDED = { timeout: 60_000 }

/** Sends requests in one packet. Returns the statuses of the responses. */
async function sendTogether(...requests: readonly string[]): Promise<number[]> {
  const { status, text } = await sendRaw(server.port, requests.join(''))
  return [status, ...Array.from(text.matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, code]) => Number(code))]
}

for (const [name, path, fields, status] of [
  ['reads the database', '/api/Printers', [`X-Api-Key: ${program.user.key}`], 200],
  ['is refused', '/api/Printers', [], 401],
  ['has another expectation', '/healthz', ['Expect: nonsense'], 417],
] as const) {
  const earlier = [`GET ${path} HTTP/1.1`, 'Host: localhost', ...fields, '', ''].join('\r\n')

  test(
    `F74: a request for a WebSocket in one packet with one that ${name} gets the response that it gets without Upgrade`,
    BOUNDED,
    async () => {
      assert.deepEqual(await sendTogether(earlier, askForSocket(program.key)), [status, 200])
      assert.deepEqual(await sendTogether(earlier, earlier, askForSocket(unknown)), [status, status, 401])
    },
  )
}

test('a request of HTTP/1.0 for a WebSocket gets the response that it gets without Upgrade', BOUNDED, async () => {
  assert.deepEqual(await sendTogether(askForSocket(program.key, '1.0')), [200])
})
