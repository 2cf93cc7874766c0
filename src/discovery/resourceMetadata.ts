import type { Config } from '../config/config.ts'
import { SCOPES } from '../mcp/challenge.ts'

/** Protected resource metadata of the API (RFC 9728, section 2), without parameters that have no value (section 3.2). */
export function apiMetadata({ baseUrl, restAudience, oidcIssuer }: Config): object {
  return {
    resource: restAudience,
    resource_name: 'Print Log API',
    resource_documentation: `${baseUrl}/docs`,
    authorization_servers: [oidcIssuer],
    bearer_methods_supported: ['header'],
  }
}

/**
 * Protected resource metadata of the tool server. `public_client_id` is our own member (RFC 9728, section 2 allows more): the
 * client with which agents sign in, since others cannot be registered.
 */
export function toolsMetadata({ baseUrl, toolsAudience, toolsClientId, oidcIssuer }: Config): object {
  return {
    resource: toolsAudience,
    resource_name: 'Print Log tools',
    resource_documentation: `${baseUrl}/llms.txt`,
    authorization_servers: [oidcIssuer],
    scopes_supported: SCOPES,
    bearer_methods_supported: ['header'],
    public_client_id: toolsClientId,
  }
}
