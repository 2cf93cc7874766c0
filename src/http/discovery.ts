import fs from 'node:fs'
import express, { type Router } from 'express'
import { stringify } from 'yaml'
import type { Config } from '../config.ts'
import { apiCatalog } from '../discovery/apiCatalog.ts'
import { agentResources } from '../discovery/ard.ts'
import { apiMetadata, toolsMetadata } from '../discovery/resourceMetadata.ts'
import { serverCard } from '../discovery/serverCard.ts'
import { llmsText, robotsText } from '../discovery/texts.ts'
import { fixed, readOnly, type FixedReply } from './fixedReply.ts'

/** Readable by pages of any origin; the server card's rules name these fields, and they fit the others. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET',
  'Access-Control-Allow-Headers': 'Content-Type, If-None-Match',
  'Access-Control-Expose-Headers': 'ETag, Link',
  'X-Content-Type-Options': 'nosniff',
}

const CARD = 'application/mcp-server-card+json'
/** RFC 9727, section 4.2. */
const CATALOG = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'

/** What a client finds without knowing anything but the address: sign-in metadata, catalogs, and the contract. */
export function discoveryRoutes(config: Config): Router {
  const router = express.Router()
  const files: Record<string, () => FixedReply> = {
    '/.well-known/oauth-protected-resource': () => json(toolsMetadata(config)),
    '/.well-known/oauth-protected-resource/mcp': () => json(toolsMetadata(config)),
    '/.well-known/oauth-protected-resource/api': () => json(apiMetadata(config)),
    '/.well-known/api-catalog': () => json(apiCatalog(config), CATALOG),
    '/.well-known/mcp/server-card.json': () => json(serverCard(config), CARD),
    '/mcp/server-card': () => json(serverCard(config), CARD),
    '/.well-known/ard.json': () => json(agentResources(config)),
    '/llms.txt': () => ({ mediaType: 'text/plain; charset=utf-8', text: llmsText(config) }),
    '/robots.txt': () => ({ mediaType: 'text/plain; charset=utf-8', text: robotsText(config) }),
    '/openapi.json': () => json(publishedContract(config.baseUrl)),
    '/openapi-3.0.json': () => json(publishedContract(config.baseUrl, 'contract-3.0.json')),
    '/openapi.yaml': () => ({
      mediaType: 'application/yaml',
      text: stringify(publishedContract(config.baseUrl), { lineWidth: 0 }),
    }),
  }
  for (const [path, make] of Object.entries(files)) {
    router.all(path, (_req, res, next) => {
      res.set(HEADERS)
      next()
    })
    readOnly(router, path, fixed(make))
  }
  return router
}

/** The contract as clients see it: under this server's own address. */
function publishedContract(baseUrl: string, file = 'contract.json'): object {
  const text = fs.readFileSync(new URL(`../../generated/${file}`, import.meta.url), 'utf8')
  const { 'x-generated': _writer, ...contract } = JSON.parse(text) as Record<string, unknown>
  return { ...contract, servers: [{ url: baseUrl, description: 'This service.' }] }
}

function json(value: object, mediaType = 'application/json'): FixedReply {
  return { mediaType, text: JSON.stringify(value) }
}
