import type { Request, Response } from 'express'
import type { Config } from '../config/config.ts'
import { publicOriginOf } from '../kernel/baseUrl.ts'
import { Problem } from '../kernel/problem.ts'

const ALLOWED_HEADERS =
  'Accept, Authorization, Content-Type, Last-Event-ID, Mcp-Method, Mcp-Name, Mcp-Protocol-Version, Mcp-Session-Id, traceparent'
const EXPOSED_HEADERS = 'RateLimit, RateLimit-Policy, Retry-After, WWW-Authenticate'

/** Sets the headers that let a page of an allowed origin read the response (Fetch standard, "CORS protocol"). */
export function allowOrigin(config: Config, req: Request, res: Response): void {
  res.vary('Origin')
  const { origin } = req.headers
  if (origin === undefined || !isAllowed(config, origin)) return
  res.set({
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Headers': ALLOWED_HEADERS,
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Expose-Headers': EXPOSED_HEADERS,
  })
}

/**
 * Refuses pages of other sites: Model Context Protocol, "Streamable HTTP", security warning. Clients other than pages send
 * no Origin.
 * @throws Problem 403
 */
export function requireOrigin(config: Config, { headers: { origin } }: Request): void {
  if (origin === undefined || isAllowed(config, origin)) return
  throw new Problem('forbidden', 'Pages of this origin may not call the tool server; its operator can allow them.')
}

function isAllowed({ baseUrl, toolsOrigins }: Config, origin: string): boolean {
  return origin === publicOriginOf(baseUrl) || toolsOrigins.includes(origin)
}
