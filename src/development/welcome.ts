import path from 'node:path'
import type { Config } from '../config/config.ts'

/**
 * Text that `make run` prints once the service is ready. Without a demo, the lines about it are left out.
 * @param seconds time since the start
 * @param key API key of the demo user; null without a demo
 * @param metricsUrl base URL of readiness and metrics; null when they are disabled
 * @param isTemporary whether the data is removed when the service stops
 */
export function welcome(
  config: Config,
  seconds: number,
  key: string | null,
  metricsUrl: string | null,
  isTemporary = false,
): string {
  const lines = [`Listening on ${config.baseUrl}`]
  if (metricsUrl !== null) lines.push(`Readiness and metrics at ${metricsUrl}/readyz and /metrics`)
  if (key !== null) lines.push(...demoLines(config, key))
  const kept = key === null ? '' : `; the data stays in ${nearby(config.dataDir)}`
  const end = isTemporary ? ' and removes all data' : kept
  return `${lines.join('\n')}\nStarted in ${seconds.toFixed(1)} s. Ctrl-C stops it${end}.\n`
}

function demoLines({ baseUrl, oidcIssuer }: Config, key: string): string[] {
  const curl = `  curl -H 'X-Api-Key: ${key}' `
  return [
    `Development sign-in at ${oidcIssuer}: any user name works, and demo is the demo user; make token prints an access token`,
    `Demo API key: ${key}`,
    '',
    'Try:',
    `${curl}${baseUrl}/api/Users/me`,
    `${curl}'${baseUrl}/api/Prints/summary?pageSize=5'`,
    `${curl}${baseUrl}/api/Printers`,
    '',
  ]
}

/** Path of a folder, relative to the current folder when it is inside. */
function nearby(folder: string): string {
  const relative = path.relative('', folder)
  return relative === '' || relative.startsWith('..') ? folder : relative
}
