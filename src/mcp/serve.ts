import { once } from 'node:events'
import { createMcpHandler } from '@modelcontextprotocol/server'
import type { Request, Response } from 'express'
import { closeSignal } from '../kernel/closeSignal.ts'
import type { Pipeline } from '../http/pipeline.ts'
import { traceOf } from '../http/requestTrace.ts'
import type { Problem } from '../kernel/problem.ts'
import type { Services } from '../services.ts'
import { zoneOf } from '../users/timeZone.ts'
import type { ToolCaller } from './agent.ts'
import { toolServer } from './server.ts'

/** Media types of the responses. */
const ACCEPTED = 'application/json, text/event-stream'

/** Handles one message, or a batch, of an agent that may send it. */
export async function serve(
  services: Services,
  pipeline: Pipeline,
  { caller, scopes }: ToolCaller,
  message: unknown,
  req: Request,
  res: Response,
): Promise<void> {
  const { config, db, log } = services
  const trace = traceOf(req)
  const identity = { caller, scheme: 'AccessToken', failure: null, invalidKey: false } as const
  const readZone = () => zoneOf(db, caller.userId)
  const carrier = { identity, traceId: trace.traceId, req, res, readZone }
  const onProblem = (problem: Problem) => void (trace.failure ??= problem.cause)
  const handler = createMcpHandler(() => toolServer({ pipeline, carrier, scopes, config, onProblem }), {
    onerror: (error) => log.debug({ reason: error.message }, 'a tool-server message was refused'),
  })
  const request = new globalThis.Request(config.toolsAudience, {
    method: 'POST',
    headers: protocolHeaders(req),
    body: JSON.stringify(message),
    signal: closeSignal(res),
  })
  await write(res, await handler.fetch(request, { parsedBody: message }))
}

/** The header fields that the protocol reads. Credentials go no further (MCP, "Token passthrough"). */
function protocolHeaders({ headers }: Request): Record<string, string> {
  const names = Object.keys(headers).filter((name) => /^(accept|content-type|last-event-id|mcp-.*)$/.test(name))
  const fields = Object.fromEntries(names.map((name) => [name, String(headers[name])]))
  // The library looks for both names, and so refuses clients that accept everything.
  return { ...fields, ...(/^$|\*\/\*/.test(headers.accept ?? '') ? { accept: ACCEPTED } : {}) }
}

async function write(res: Response, { status, headers, body }: globalThis.Response): Promise<void> {
  res.status(status)
  for (const [name, value] of headers) {
    // `no-store` stands; the library's `no-transform` would also forbid compression.
    if (name !== 'cache-control') res.setHeader(name, value)
  }
  const closed = closeSignal(res)
  try {
    for await (const chunk of body ?? []) {
      if (!res.write(chunk)) await once(res, 'drain', { signal: closed })
      // An event is sent at once: compression would otherwise wait for more.
      res.flush()
    }
    res.end()
  } catch {
    res.destroy()
  }
}
