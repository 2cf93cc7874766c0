import path from 'node:path'
import type { Config } from '../config.ts'

/** What `make run` prints once the service answers, without the demo's lines when there is no demo. */
export function welcome(config: Config, seconds: number, key: string | null): string {
  const lines = [`Listening on ${config.baseUrl}`]
  if (key !== null) lines.push(...demoLines(config, key))
  const kept = key === null ? '' : `; the data stays in ${nearby(config.dataDir)}`
  return `${lines.join('\n')}\nStarted in ${seconds.toFixed(1)} s. Ctrl-C stops it${kept}.\n`
}

function demoLines({ baseUrl, oidcIssuer }: Config, key: string): string[] {
  const curl = `  curl -H 'X-Api-Key: ${key}' `
  return [
    `Development sign-in at ${oidcIssuer}: any user name is believed, demo is the demo user; make token prints an access token`,
    `Demo API key: ${key}`,
    '',
    'Try:',
    `${curl}${baseUrl}/api/Users/me`,
    `${curl}'${baseUrl}/api/Prints/summary?pageSize=5'`,
    `${curl}${baseUrl}/api/Printers`,
    '',
  ]
}

/** A folder below the current one without the long way to it. */
function nearby(folder: string): string {
  const relative = path.relative('', folder)
  return relative === '' || relative.startsWith('..') ? folder : relative
}
