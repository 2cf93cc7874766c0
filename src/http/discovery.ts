import fs from 'node:fs'
import express, { type Router } from 'express'
import { stringify } from 'yaml'
import type { Config } from '../config.ts'
import { fixed, readOnly } from './fixedReply.ts'

/** What a client finds without knowing anything but the address: the sign-in metadata and the contract. */
export function discoveryRoutes(config: Config): Router {
  const router = express.Router()
  const paths = {
    '/.well-known/oauth-protected-resource/api': () => json(resourceMetadata(config)),
    '/openapi.json': () => json(publishedContract(config.baseUrl)),
    '/openapi.yaml': () => ({
      mediaType: 'application/yaml',
      text: stringify(publishedContract(config.baseUrl), { lineWidth: 0 }),
    }),
  }
  router.use(Object.keys(paths), (_req, res, next) => {
    res.set({ 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' })
    next()
  })
  for (const [path, make] of Object.entries(paths)) readOnly(router, path, fixed(make))
  return router
}

/** Protected resource metadata (RFC 9728, section 2); what has no value is left out (section 3.2). */
function resourceMetadata({ baseUrl, restAudience, oidcIssuer }: Config): object {
  return {
    resource: restAudience,
    resource_name: 'Print Log API',
    resource_documentation: `${baseUrl}/docs`,
    authorization_servers: [oidcIssuer],
    bearer_methods_supported: ['header'],
  }
}

/** The contract as clients see it: under this server's own address. */
function publishedContract(baseUrl: string): object {
  const text = fs.readFileSync(new URL('../../generated/contract.json', import.meta.url), 'utf8')
  const { 'x-generated': _writer, ...contract } = JSON.parse(text) as Record<string, unknown>
  return { ...contract, servers: [{ url: baseUrl, description: 'This service.' }] }
}

function json(value: object): { mediaType: string; text: string } {
  return { mediaType: 'application/json', text: JSON.stringify(value) }
}
