import type { Config } from '../config.ts'
import { serverInfo, SUPPORTED_VERSIONS } from '../mcp/identity.ts'

/** The tool server's card (Model Context Protocol, server card schema v1). It has no list of tools: which ones there are depends on the token. */
export function serverCard(config: Config): object {
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    ...serverInfo(config),
    remotes: [{ type: 'streamable-http', url: config.toolsAudience, supportedProtocolVersions: SUPPORTED_VERSIONS }],
  }
}
