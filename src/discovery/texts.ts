import type { Config } from '../config/config.ts'
import { basePathOf } from '../kernel/baseUrl.ts'
import { serverInfo } from '../mcp/identity.ts'

/** The plain-text index for language models (llmstxt.org). */
export function llmsText(config: Config): string {
  const { baseUrl, oidcIssuer, toolsAudience, toolsClientId } = config
  const { title } = serverInfo(config)
  return `# ${title}

> A logbook for 3D printing. People record their prints, printers, filament spools and projects, and see what they used, spent and how often a print succeeded.

An agent works on the logbook of the user who signs in, through the tool server at ${toolsAudience} (Model Context Protocol, Streamable HTTP). Sign in at ${oidcIssuer} with the authorization code flow and PKCE (S256), as the public client \`${toolsClientId}\`, which has no secret, with the resource \`${toolsAudience}\` and the scopes \`read:printdata\`, \`write:printdata\` or both. Nothing can be deleted through a tool. The user sees every connected agent and can disconnect it.

Other clients cannot be registered, by hand or dynamically. Code that runs unattended uses the HTTP API with a personal API key, which the tool server does not take.

Weights are integers in milligrams, lengths meters, volumes milliliters, durations integers in seconds, times RFC 3339. Null means "not recorded".

## Tool server

- [Server card](${baseUrl}/.well-known/mcp/server-card.json): address and protocol revisions
- [Sign-in metadata](${baseUrl}/.well-known/oauth-protected-resource/mcp): provider, scopes and client id
- [Agent resources](${baseUrl}/.well-known/ard.json): what agents can do here

## HTTP API

- [Reference](${baseUrl}/docs): every operation, parameter and schema
- [OpenAPI description](${baseUrl}/openapi.json): the same for programs
- [API catalog](${baseUrl}/.well-known/api-catalog): all interfaces of the service
- [Problems](${baseUrl}/problems): what each error means and how to fix the request

## Optional

- [OpenAPI description as YAML](${baseUrl}/openapi.yaml): with the same content
- [OpenAPI 3.0 description](${baseUrl}/openapi-3.0.json): the same for tools that do not read OpenAPI 3.1
- [OpenAPI description of the spool interface](${baseUrl}/spoolman.json): for programs that know Spoolman
- [Sign-in metadata of the API](${baseUrl}/.well-known/oauth-protected-resource/api): audience and provider
`
}

/**
 * The paths that crawlers should not visit (RFC 9309), and the sitemap. The manifest for agents stands in a comment: checkers of
 * robots.txt report its directive (Agentic Resource Discovery, section 5.1) as an error, and every response links to it.
 */
export function robotsText({ baseUrl }: Config): string {
  const api = `${basePathOf(baseUrl)}/api/`
  return `# Agents: ${baseUrl}/.well-known/ard.json\n\nUser-agent: *\nDisallow: ${api}\n\nSitemap: ${baseUrl}/sitemap.xml\n`
}
