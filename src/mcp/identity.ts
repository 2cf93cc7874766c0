import type { Config } from '../config/config.ts'
import { SERVICE_VERSION } from '../config/version.ts'

/**
 * Revisions of the Model Context Protocol, the newest first. An `initialize` for any other revision is answered with the second
 * one; most clients then disconnect.
 */
export const SUPPORTED_VERSIONS = ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const
/** The only revision with batches; also the one that a request without `MCP-Protocol-Version` is read by. */
export const BATCH_VERSION = '2025-03-26'

/** Name and version of the tool server, in the protocol and on its card. The name begins with the publisher's domain, reversed. */
export function serverInfo({ baseUrl, publisherDomain }: Pick<Config, 'baseUrl' | 'publisherDomain'>) {
  return {
    name: `${publisherDomain.split('.').reverse().join('.')}/print-log`,
    title: 'Print Log',
    version: SERVICE_VERSION,
    description: 'Reads and writes a 3D-printing logbook: prints, printers, filament, projects, analytics.',
    websiteUrl: baseUrl,
  }
}
