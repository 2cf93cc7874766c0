import type { Config } from '../config/config.ts'
import { serverInfo } from '../mcp/identity.ts'
import { tools } from '../mcp/tools.ts'

/** The agent resource manifest (Agentic Resource Discovery 0.91, sections 4 and 5; `specVersion` and `host` are for readers of 0.9). */
export function agentResources(config: Config): object {
  const { baseUrl, publisherDomain } = config
  const { title, version, description } = serverInfo(config)
  return {
    specVersion: '1.0',
    host: { displayName: title, documentationUrl: `${baseUrl}/docs` },
    entries: [
      {
        identifier: `urn:air:${publisherDomain}:mcp:print-log`,
        displayName: `${title} tools`,
        type: 'application/mcp-server-card+json',
        url: `${baseUrl}/.well-known/mcp/server-card.json`,
        version,
        description,
        capabilities: [...tools.keys()],
        representativeQueries: [
          'log a finished 3D print',
          'how much filament did I use this month',
          'which of my printers fails most often',
          'which spools are running low',
        ],
      },
      {
        identifier: `urn:air:${publisherDomain}:api:print-log`,
        displayName: `${title} API`,
        type: 'application/linkset+json',
        url: `${baseUrl}/.well-known/api-catalog`,
        description: 'The HTTP API of the same logbook, for scripts and applications.',
        representativeQueries: ['OpenAPI description of a 3D-printing logbook', 'REST API to record 3D prints'],
      },
    ],
  }
}
