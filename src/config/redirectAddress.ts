import { ConfigError } from './environment.ts'

/** Schemes that a browser handles itself. */
const BROWSER_SCHEMES = new Set('about: blob: data: file: ftp: javascript: view-source: ws: wss:'.split(' '))
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Checks an address that a sign-in can end at: https, the loopback, or the private scheme of an application (RFC 8252, section 7).
 * @returns the text as it is, since it is compared exactly
 * @throws ConfigError for any other
 */
export function redirectAddress(name: string, text: string): string {
  const { protocol, hostname, hash, username } = URL.canParse(text) ? new URL(text) : new URL('data:')
  const isAllowed = protocol === 'http:' ? LOOPBACK.has(hostname) : !BROWSER_SCHEMES.has(protocol)
  if (isAllowed && hash === '' && username === '' && !text.includes('*') && /^[a-z][a-z0-9+.-]*:\/\/\S+$/i.test(text))
    return text
  throw new ConfigError(
    `Set ${name} to whole addresses, separated by commas, such as https://agent.example.org/callback or agent://callback.`,
  )
}
