import { randomUUID } from 'node:crypto'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { Claims } from '../support/issuer.ts'
import type { User } from '../support/factories.ts'
import type { TestServer } from '../support/server.ts'

export const READ = 'read:printdata'
export const WRITE = 'write:printdata'

/** The revisions that are supported, as an agent chooses between them. */
export const REVISIONS = { '2026-07-28': { pin: '2026-07-28' }, '2025-11-25': 'legacy' } as const

/** An agent: the protocol's own client, with a token of the user. */
export interface TestAgent {
  readonly client: Client
  /** Calls a tool. Throws when it answers with an error. */
  call(name: string, args?: Record<string, unknown>): Promise<Record<string, unknown>>
  /** Calls a tool that must answer with an error; gives the problem document. */
  fail(name: string, args?: Record<string, unknown>): Promise<Failure>
}

/** What an agent reads of a problem document. */
interface Failure {
  readonly status: number
  readonly detail: string
  readonly errors?: Record<string, string[]>
}

/** A token for the tool server. */
export function agentToken(server: TestServer, user: User, claims: Claims = {}): Promise<string> {
  return user.token({ aud: server.config.toolsAudience, scope: `${READ} ${WRITE}`, client_id: 'an-agent', ...claims })
}

/** Connects an agent. */
export async function connect(
  server: Pick<TestServer, 'url'>,
  token: string,
  revision: keyof typeof REVISIONS = '2026-07-28',
): Promise<TestAgent> {
  const client = new Client(
    { name: 'desk-assistant', title: 'Desk assistant', version: '1.0.0' },
    { versionNegotiation: { mode: REVISIONS[revision] } },
  )
  const requestInit = { headers: { Authorization: `Bearer ${token}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { requestInit }))
  const send = (name: string, args: Record<string, unknown>) => client.callTool({ name, arguments: args })
  return {
    client,
    async call(name, args = {}) {
      const { isError, structuredContent, content } = await send(name, args)
      if (isError || !structuredContent) throw new Error(`${name}: ${JSON.stringify(content)}`)
      return structuredContent as Record<string, unknown>
    },
    async fail(name, args = {}) {
      const { isError, content } = await send(name, args)
      const [first] = content
      if (!isError || first?.type !== 'text') throw new Error(`${name} did not fail: ${JSON.stringify(content)}`)
      return JSON.parse(first.text) as Failure
    },
  }
}

/** One JSON-RPC message, as an agent of revision 2025-11-25 sends it. */
export function post(
  server: Pick<TestServer, 'url'>,
  headers: Record<string, string>,
  body: unknown = { jsonrpc: '2.0', id: randomUUID(), method: 'tools/list' },
): Promise<Response> {
  return fetch(`${server.url}/mcp`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': '2025-11-25',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}
