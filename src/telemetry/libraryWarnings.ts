import { format } from 'node:util'
import type { Logger } from 'pino'

/** Writes the warnings that libraries print, such as those of the Redis client, as lines of the log. */
export function logLibraryWarnings(log: Logger): void {
  console.warn = (...values: unknown[]) => log.warn({ warning: format(...values) }, 'a library warns')
}
