import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createMcpHandler } from '@modelcontextprotocol/server'
import type { Request, Response } from 'express'
import type { Dispatcher } from '../http/dispatch.ts'
import { trailOf } from '../http/observe.ts'
import type { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import type { Agent } from './agent.ts'
import { toolServer } from './server.ts'

/** Answers one message of an agent that may send it. */
export async function serve(
  services: Services,
  dispatcher: Dispatcher,
  { caller, scopes }: Agent,
  message: unknown,
  req: Request,
  res: Response,
): Promise<void> {
  const { config, log } = services
  const trail = trailOf(req)
  const identity = { caller, scheme: 'AccessToken', failure: null, invalidKey: false } as const
  const carrier = { identity, traceId: trail.traceId, req, res }
  const onProblem = (problem: Problem) => void (trail.failure ??= problem.cause)
  const handler = createMcpHandler(() => toolServer({ dispatcher, carrier, scopes, config, onProblem }), {
    onerror: (error) => log.debug({ reason: error.message }, 'a tool-server message was refused'),
  })
  const gone = new AbortController()
  res.once('close', () => gone.abort())
  const request = new globalThis.Request(config.toolsAudience, {
    method: 'POST',
    headers: protocolHeaders(req),
    body: JSON.stringify(message),
    signal: gone.signal,
  })
  await write(res, await handler.fetch(request, { parsedBody: message }))
}

/** What the protocol reads of a request's header: no credential goes any further (MCP, "Token passthrough"). */
function protocolHeaders({ headers }: Request): Record<string, string> {
  const names = Object.keys(headers).filter((name) => /^(accept|content-type|last-event-id|mcp-.*)$/.test(name))
  return Object.fromEntries(names.map((name) => [name, String(headers[name])]))
}

async function write(res: Response, { status, headers, body }: globalThis.Response): Promise<void> {
  res.status(status)
  for (const [name, value] of headers) res.setHeader(name, value)
  if (body) await pipeline(Readable.fromWeb(body as never), res).catch(() => res.destroy())
  else res.end()
}
