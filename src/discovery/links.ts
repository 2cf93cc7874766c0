import type { RequestHandler } from 'express'
import type { Config } from '../config/config.ts'
import { basePathOf } from '../kernel/baseUrl.ts'

/** RFC 8288; relations of RFC 9727, RFC 8631 and HTML, except `ard` (Agentic Resource Discovery, 5.1) and `mcp-server-card`, which are unregistered. */
const LINKS = [
  '</.well-known/api-catalog>; rel="api-catalog"; type="application/linkset+json"',
  '</.well-known/mcp/server-card.json>; rel="mcp-server-card"; type="application/mcp-server-card+json"',
  '</.well-known/ard.json>; rel="ard"; type="application/json"',
  '</llms.txt>; rel="alternate"; type="text/plain"',
  '</openapi.json>; rel="service-desc"; type="application/json"',
  '</docs>; rel="service-doc"; type="text/html"',
]

/** Adds the discovery links to every response after this one, including errors (docs/domain.md, "Discovery"). */
export function links({ baseUrl }: Pick<Config, 'baseUrl'>): RequestHandler {
  const value = LINKS.map((link) => link.replace('<', `<${basePathOf(baseUrl)}`)).join(', ')
  return (_req, res, next) => {
    res.setHeader('Link', value)
    next()
  }
}
