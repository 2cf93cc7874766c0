import type { Config } from '../config/config.ts'
import { serverInfo, SUPPORTED_VERSIONS } from '../mcp/identity.ts'

/** The tool server's card (Model Context Protocol, server card schema v1), without a list of tools, which depends on the token. */
export function serverCard(config: Config): object {
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    ...serverInfo(config),
    remotes: [{ type: 'streamable-http', url: config.toolsAudience, supportedProtocolVersions: SUPPORTED_VERSIONS }],
  }
}
