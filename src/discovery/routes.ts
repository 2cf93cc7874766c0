import fs from 'node:fs'
import express, { type RequestHandler, type Router } from 'express'
import { stringify } from 'yaml'
import type { Config } from '../config/config.ts'
import type { Node } from '../contract/document.ts'
import { basePathOf } from '../kernel/baseUrl.ts'
import { openApi30 } from '../contract/openApi30.ts'
import { apiCatalog } from './apiCatalog.ts'
import { agentResources } from './ard.ts'
import { apiMetadata, toolsMetadata } from './resourceMetadata.ts'
import { serverCard } from './serverCard.ts'
import { llmsText, robotsText } from './texts.ts'
import { cachedText, getOnly, type CachedText } from '../http/staticRoutes.ts'

/** Headers that let pages of any origin read the documents. The rules of the server card name them, and they suit the others. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET',
  'Access-Control-Allow-Headers': 'Content-Type, If-None-Match',
  'Access-Control-Expose-Headers': 'Allow, ETag, Link, RateLimit, RateLimit-Policy, Retry-After',
  'X-Content-Type-Options': 'nosniff',
}

const CARD = 'application/mcp-server-card+json'
/** RFC 9727, section 4.2. */
const CATALOG = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'

/**
 * The documents that clients find with the address alone: sign-in metadata, catalogs, and the contract.
 * @param count counts a request, or refuses it; pages of other origins can read the refusal too
 */
export function discoveryRoutes(config: Config, count: RequestHandler): Router {
  const router = express.Router()
  const basePath = basePathOf(config.baseUrl)
  const files: Record<string, () => CachedText> = {
    '/.well-known/oauth-protected-resource': () => json(toolsMetadata(config)),
    '/.well-known/oauth-protected-resource/mcp': () => json(toolsMetadata(config)),
    '/.well-known/oauth-protected-resource/api': () => json(apiMetadata(config)),
    // Where clients look that know the resource alone (RFC 9728, section 3.1), if the proxy passes it on.
    [`/.well-known/oauth-protected-resource${basePath}/mcp`]: () => json(toolsMetadata(config)),
    [`/.well-known/oauth-protected-resource${basePath}/api`]: () => json(apiMetadata(config)),
    '/.well-known/api-catalog': () => json(apiCatalog(config), CATALOG),
    '/.well-known/mcp/server-card.json': () => json(serverCard(config), CARD),
    '/mcp/server-card': () => json(serverCard(config), CARD),
    '/.well-known/ard.json': () => json(agentResources(config)),
    '/llms.txt': () => ({ mediaType: 'text/plain; charset=utf-8', text: llmsText(config) }),
    '/robots.txt': () => ({ mediaType: 'text/plain; charset=utf-8', text: robotsText(config) }),
    '/openapi.json': () => json(publishedContract(config.baseUrl)),
    '/openapi-3.0.json': () => json(openApi30(publishedContract(config.baseUrl))),
    '/openapi.yaml': () => ({
      mediaType: 'application/yaml',
      text: stringify(publishedContract(config.baseUrl), { lineWidth: 0 }),
    }),
    '/spoolman.json': () => json(publishedSpoolInterface(config.baseUrl)),
  }
  for (const [path, make] of Object.entries(files)) {
    const allowOrigins: RequestHandler = (_req, res, next) => {
      res.set(HEADERS)
      next()
    }
    router.all(path, allowOrigins, count)
    getOnly(router, path, cachedText(make))
  }
  return router
}

/** The contract as clients see it, with the address of this server. */
function publishedContract(baseUrl: string): Node {
  return { ...readContract('contract.json'), servers: [{ url: baseUrl, description: 'This service.' }] }
}

/** The contract of the spool interface, with the address of this server. */
function publishedSpoolInterface(baseUrl: string): Node {
  const contract = readContract('spoolman/contract.json')
  const servers = (contract['servers'] as Node[]).map((server) => {
    const { base_url: base, ...others } = server['variables'] as Record<string, Node>
    return { ...server, variables: { base_url: { ...base, default: baseUrl }, ...others } }
  })
  return { ...contract, servers }
}

/** A contract that was generated, without the name of its writer. */
function readContract(file: string): Node {
  const text = fs.readFileSync(new URL(`../../generated/${file}`, import.meta.url), 'utf8')
  const { 'x-generated': _writer, ...contract } = JSON.parse(text) as Node
  return contract
}

function json(value: object, mediaType = 'application/json'): CachedText {
  return { mediaType, text: JSON.stringify(value) }
}
