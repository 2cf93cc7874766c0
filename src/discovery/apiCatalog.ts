import type { Config } from '../config/config.ts'
import { metadataUrl } from '../mcp/challenge.ts'

/** The interfaces of the service as a linkset (RFC 9727; RFC 9264, section 4.2: each relation is a list of targets). */
export function apiCatalog(config: Config): object {
  const { baseUrl, toolsAudience } = config
  const json = 'application/json'
  return {
    linkset: [
      {
        anchor: `${baseUrl}/api`,
        'service-desc': [
          { href: `${baseUrl}/openapi.json`, type: json },
          { href: `${baseUrl}/openapi.yaml`, type: 'application/yaml' },
          { href: `${baseUrl}/openapi-3.0.json`, type: json },
        ],
        'service-doc': [{ href: `${baseUrl}/docs`, type: 'text/html' }],
        'service-meta': [{ href: `${baseUrl}/.well-known/oauth-protected-resource/api`, type: json }],
        status: [{ href: `${baseUrl}/healthz`, type: json }],
      },
      {
        anchor: `${baseUrl}/spoolman`,
        'service-desc': [{ href: `${baseUrl}/spoolman.json`, type: json }],
        status: [{ href: `${baseUrl}/healthz`, type: json }],
      },
      {
        anchor: toolsAudience,
        'service-desc': [
          { href: `${baseUrl}/.well-known/mcp/server-card.json`, type: 'application/mcp-server-card+json' },
        ],
        'service-doc': [{ href: `${baseUrl}/llms.txt`, type: 'text/plain' }],
        'service-meta': [{ href: metadataUrl(config), type: json }],
        status: [{ href: `${baseUrl}/healthz`, type: json }],
      },
    ],
  }
}
