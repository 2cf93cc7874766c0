import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Client as Client20241105 } from 'mcp-sdk-2024-11-05/client/index.js'
import { StreamableHTTPClientTransport as Transport20241105 } from 'mcp-sdk-2024-11-05/client/streamableHttp.js'
import { Client as Client20250326 } from 'mcp-sdk-2025-03-26/client/index.js'
import { StreamableHTTPClientTransport as Transport20250326 } from 'mcp-sdk-2025-03-26/client/streamableHttp.js'
import { Client as Client20250618 } from 'mcp-sdk-2025-06-18/client/index.js'
import { StreamableHTTPClientTransport as Transport20250618 } from 'mcp-sdk-2025-06-18/client/streamableHttp.js'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { agentToken, post, READ } from './agent.ts'

const server = await startServer()
const LIMITS = {
  user: 1e9,
  address: 1e9,
  addressBytes: 1e9,
  settingsBytes: 1e9,
  media: 1e9,
  pictures: 1e9,
  invalidKeys: 1e9,
}

/** The protocol's own client, of the last version that asks for each revision. */
const CLIENTS = {
  '2025-06-18': [Client20250618, Transport20250618],
  '2025-03-26': [Client20250326, Transport20250326],
  '2024-11-05': [Client20241105, Transport20241105],
} as const

interface Answer {
  readonly id: unknown
  readonly result?: { readonly protocolVersion?: string; readonly structuredContent?: Record<string, unknown> }
  readonly error?: { readonly code: number }
}

/** The messages of a response, whether it is a stream or one document. */
async function answersOf(response: Response): Promise<Answer[]> {
  const text = await response.text()
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream'))
    return [JSON.parse(text)].flat() as Answer[]
  return [...text.matchAll(/^data: (.+)$/gm)].flatMap(([, data]) => JSON.parse(data ?? '') as Answer)
}

async function headersOf(scope?: string) {
  const token = await agentToken(server, await newUser(server), scope === undefined ? {} : { scope })
  return { Authorization: `Bearer ${token}` }
}

/** Sends a message without the field that names the revision. */
function send(headers: Record<string, string>, body: unknown, url = server.url): Promise<Response> {
  return fetch(`${url}/mcp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
    body: JSON.stringify(body),
  })
}

const initialize = (protocolVersion: string) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion, capabilities: {}, clientInfo: { name: 'older', version: '1' } },
})
const create = (id: number, title: string) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'create_print', arguments: { title } },
})

for (const [revision, [Client, Transport]] of Object.entries(CLIENTS)) {
  describe(`the official client of revision ${revision}`, () => {
    test('connects, lists the tools, records a print and gets the error for a mistake', async () => {
      const user = await newUser(server)
      const requestInit = { headers: { Authorization: `Bearer ${await agentToken(server, user)}` } }
      const client = new Client({ name: 'older-assistant', version: '1.0.0' })
      const transport = new Transport(new URL(`${server.url}/mcp`), { requestInit })
      await client.connect(transport as never)
      const { tools } = await client.listTools()
      assert(tools.some(({ name }) => name === 'create_print'))
      const logged = await client.callTool({ name: 'create_print', arguments: { title: 'Shelf bracket' } })
      const [text] = logged.content as { text: string }[]
      const { id } = JSON.parse(text?.text ?? '') as { id: number }
      const read = await server.client.call('Prints_GetPrint', { as: user, path: { id } })
      assert.deepEqual([read.body.title, read.body.source], ['Shelf bracket', 'Agent'])
      assert.equal((await client.callTool({ name: 'get_print', arguments: {} })).isError, true)
      const [agent] = (await server.client.call('ConnectedAgents_GetConnectedAgents', { as: user })).body
      assert.equal(agent?.clientName, 'older-assistant')
      await client.close()
    })
  })
}

test('the response to initialize has the requested revision, for an unknown one the newest that has initialize', async () => {
  const headers = await headersOf()
  const asked = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07', '2031-01-01', '2026-07-28']
  const answered = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2025-11-25', '2025-11-25', '2025-11-25']
  for (const [index, revision] of asked.entries()) {
    const [answer] = await answersOf(await send(headers, initialize(revision)))
    assert.equal(answer?.result?.protocolVersion, answered[index], revision)
  }
})

test('a session may name its revision in each request or not; one that is not supported is refused', async () => {
  const headers = await headersOf()
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  for (const revision of [null, '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05']) {
    const named: Record<string, string> = revision === null ? {} : { 'MCP-Protocol-Version': revision }
    assert.equal((await answersOf(await send({ ...headers, ...named }, list)))[0]?.error, undefined, String(revision))
  }
  const refused = await send({ ...headers, 'MCP-Protocol-Version': '2024-10-07' }, list)
  assert.equal(refused.status, 400)
  assert.match(await refused.text(), /2025-03-26/)
})

test('a client that accepts everything gets a response', async () => {
  const headers = await headersOf()
  const response = await send({ ...headers, Accept: '*/*' }, { jsonrpc: '2.0', id: 1, method: 'ping' })
  assert.deepEqual((await answersOf(response))[0]?.result, {})
  const refused = await send({ ...headers, Accept: 'text/html' }, { jsonrpc: '2.0', id: 1, method: 'ping' })
  assert.equal(refused.status, 406)
})

test('revision 2025-03-26 has batches, named or not', async () => {
  const headers = await headersOf()
  for (const revision of [{}, { 'MCP-Protocol-Version': '2025-03-26' }]) {
    const batch = [create(1, 'One'), { jsonrpc: '2.0', method: 'notifications/initialized' }, create(2, 'Two')]
    const answers = await answersOf(await send({ ...headers, ...revision }, batch))
    const byId = answers.sort((a, b) => Number(a.id) - Number(b.id))
    assert.deepEqual(
      byId.map(({ id, result }) => [id, result?.structuredContent?.['title']]),
      [
        [1, 'One'],
        [2, 'Two'],
      ],
    )
  }
  const silent = [{ jsonrpc: '2.0', method: 'notifications/initialized' }]
  assert.equal((await send(headers, silent)).status, 202)
})

test('no other revision has batches, and a batch is neither empty, long nor an initialization', async () => {
  const headers = await headersOf()
  for (const revision of ['2026-07-28', '2025-11-25', '2025-06-18', '2024-11-05']) {
    const response = await send({ ...headers, 'MCP-Protocol-Version': revision }, [create(1, 'One'), create(2, 'Two')])
    assert.deepEqual([response.status, (await answersOf(response))[0]?.error?.code], [400, -32600], revision)
  }
  const long = Array.from({ length: 21 }, (_, id) => create(id, 'Many'))
  for (const body of [[], long, [initialize('2025-03-26'), create(2, 'Two')]]) {
    const response = await send(headers, body)
    assert.deepEqual([response.status, (await answersOf(response))[0]?.error?.code], [400, -32600])
  }
})

test('a batch with one call beyond the scopes is refused as a whole', async () => {
  const headers = await headersOf(READ)
  const response = await send(headers, [{ jsonrpc: '2.0', id: 1, method: 'tools/list' }, create(2, 'Not allowed')])
  assert.equal(response.status, 403)
  assert.match(response.headers.get('WWW-Authenticate') ?? '', /insufficient_scope/)
})

test('each message of a batch counts for the rate limit', async () => {
  const limited = await startServer({ limits: { ...LIMITS, spools: 5, tools: 5 } })
  const token = await agentToken(limited, await newUser(limited))
  const ping = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' })
  const batch = [ping(1), ping(2), ping(3)]
  assert.equal((await send({ Authorization: `Bearer ${token}` }, batch, limited.url)).status, 200)
  assert.equal((await send({ Authorization: `Bearer ${token}` }, batch, limited.url)).status, 429)
})

test('messages of different revisions in turn get their responses: nothing of a session is stored', async () => {
  const headers = await headersOf()
  assert.equal((await post(server, headers)).status, 200)
  assert.equal((await send(headers, initialize('2024-11-05'))).status, 200)
  assert.equal((await post(server, headers)).status, 200)
})
