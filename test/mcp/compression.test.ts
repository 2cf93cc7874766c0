import assert from 'node:assert/strict'
import { request } from 'node:http'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { agentToken } from './agent.ts'

const server = await startServer()
const token = await agentToken(server, await newUser(server))

interface Received {
  readonly coding: string | undefined
  readonly vary: string
  readonly type: string
  readonly bytes: Buffer
}

/** Posts a message; gives the response as it came, still compressed. */
function post(coding: string | null, method: string): Promise<Received> {
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
    ...(coding === null ? {} : { 'Accept-Encoding': coding }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(`${server.url}/mcp`, { method: 'POST', headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const { 'content-encoding': used, vary = '', 'content-type': type = '' } = response.headers
        resolve({ coding: used, vary, type, bytes: Buffer.concat(chunks) })
      })
    })
    sent.on('error', reject)
    sent.end(JSON.stringify({ jsonrpc: '2.0', id: 1, method }))
  })
}

const DECODERS = { gzip: gunzipSync, br: brotliDecompressSync }

test('responses are compressed as the client accepts, and are the same', async () => {
  const plain = await post(null, 'tools/list')
  assert.deepEqual([plain.coding, plain.type], [undefined, 'text/event-stream'])
  assert.match(plain.bytes.toString(), /"list_prints"/)
  for (const [accepted, used] of [
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1, br;q=0', 'gzip'],
  ] as const) {
    const { coding, vary, bytes } = await post(accepted, 'tools/list')
    assert.equal(coding, used, accepted)
    assert.match(vary, /Accept-Encoding/)
    assert(bytes.length < plain.bytes.length / 3, `${bytes.length} of ${plain.bytes.length} bytes`)
    assert.equal(DECODERS[used](bytes).toString(), plain.bytes.toString())
  }
  assert.equal((await post('identity', 'tools/list')).coding, undefined)
})

test('an event of a stream is sent at once, also compressed', async () => {
  const revision = '2026-07-28'
  const message = {
    jsonrpc: '2.0',
    id: 1,
    method: 'subscriptions/listen',
    params: {
      notifications: { toolsListChanged: true },
      _meta: {
        'io.modelcontextprotocol/protocolVersion': revision,
        'io.modelcontextprotocol/clientInfo': { name: 'listener', version: '1' },
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    },
  }
  for (const coding of ['gzip', 'br']) {
    const response = await fetch(`${server.url}/mcp`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        'Accept-Encoding': coding,
        'MCP-Protocol-Version': revision,
        'Mcp-Method': message.method,
      },
      body: JSON.stringify(message),
    })
    assert.deepEqual([response.status, response.headers.get('Content-Encoding')], [200, coding])
    // The stream stays open: without a flush nothing would arrive.
    const reader = response.body?.getReader()
    const chunk = (await reader?.read()) as { value?: Uint8Array } | undefined
    assert.match(new TextDecoder().decode(chunk?.value), /^(event|data|:)/)
    await reader?.cancel()
  }
})
