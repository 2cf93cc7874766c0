import type { IncomingMessage } from 'node:http'

/**
 * Query parameters that carry a credential. `access_token` is not one of ours, but a response to it is private too (RFC
 * 6750, section 2.3).
 */
const QUERY_NAMES = ['api_key', 'sharekey', 'access_token', 'signature']
/** Pattern of our cookies, with or without the prefix for HTTPS, at the root of a host or below a path. */
const COOKIE = /(?:^|[;\s])(?:__(?:Host|Secure)-)?print_log_\w+=/

/** Headers and target of a request, which can carry a credential. */
export type RequestTarget = Pick<IncomingMessage, 'headers' | 'url'>

/**
 * Returns the `Cache-Control` value of a public resource: shared caches may store it only when the request had no
 * credential. Whether the credential is valid does not matter: the response stays with the holder of the request.
 * @param policy value for a request without a credential, such as `public, max-age=3600`
 */
export function cacheControl(request: RequestTarget, policy: string): string {
  return hasCredential(request) ? `private, ${policy.replace(/^public, /, '')}` : policy
}

/** Whether a request carries an API key, a token, a share key or one of our cookies, valid or not. */
export function hasCredential({ headers, url = '' }: RequestTarget): boolean {
  if (headers.authorization !== undefined || headers['x-api-key'] !== undefined) return true
  if (headers.cookie !== undefined && COOKIE.test(headers.cookie)) return true
  const at = url.indexOf('?')
  return (
    at >= 0 && [...new URLSearchParams(url.slice(at)).keys()].some((name) => QUERY_NAMES.includes(name.toLowerCase()))
  )
}
