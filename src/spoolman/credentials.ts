import type { IncomingHttpHeaders } from 'node:http'

/**
 * Finds the connection key in the headers of a request: the password of Basic authentication, a bearer token, or
 * `X-Api-Key`; null without one.
 */
export function readHeaderKey(headers: IncomingHttpHeaders): string | null {
  const [scheme = '', value = ''] = (headers.authorization ?? '').trim().split(/ +/, 2)
  if (/^bearer$/i.test(scheme) && value) return value
  if (/^basic$/i.test(scheme)) {
    const text = Buffer.from(value, 'base64').toString()
    const password = text.slice(text.indexOf(':') + 1)
    if (password) return password
  }
  const key = headers['x-api-key']
  return typeof key === 'string' && key !== '' ? key : null
}
