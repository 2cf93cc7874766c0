import { createHash, randomBytes } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import { basePathOf } from '../kernel/baseUrl.ts'

/** Cookie name: one during a sign-in, the other for the session. */
export type CookieName = 'print_log_sign_in' | 'print_log_session'

/** Maximum duration of a sign-in, and of a session without use, in seconds. */
export const SIGN_IN_SECONDS = 600
export const SESSION_SECONDS = 30 * 86_400

/** Cookie that tells the pages which account a sign-in has kept: src/web/keptAccount.ts. */
const KEPT_ACCOUNT = 'print_log_kept_account'

/** Length of a cookie value: 256 bits, encoded as 43 characters. */
const BYTES = 32

/** Creates an unguessable cookie value. */
export function newCookieValue(): string {
  return randomBytes(BYTES).toString('base64url')
}

/** Computes the stored form of a cookie: the SHA-256 hash of its value and related parts. */
export function hashCookie(...parts: readonly string[]): Buffer {
  return createHash('sha256').update(parts.join('.')).digest()
}

/**
 * Returns the name in the header. `__Host-` prevents other hosts of the domain from setting it (RFC 6265bis, section
 * 4.1.3.2); a cookie for a part of the host cannot have it.
 */
function wireName(name: CookieName, baseUrl: string): string {
  if (!baseUrl.startsWith('https:')) return name
  return basePathOf(baseUrl) === '' ? `__Host-${name}` : `__Secure-${name}`
}

/**
 * Finds one of our cookies.
 * @param rawHeaders names and values in turn, as Node provides them
 * @param baseUrl our own public address
 * @returns null when there is no well-formed one
 */
export function readCookie(rawHeaders: readonly string[], name: CookieName, baseUrl: string): string | null {
  const wire = wireName(name, baseUrl)
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() !== 'cookie') continue
    // A value that is not well-formed is skipped: another of the same name may follow.
    const decode = (value: string) => (/^[\w-]{43}$/.test(value) ? value : undefined)
    const value = parseCookie(rawHeaders[index + 1] ?? '', { decode })[wire]
    if (value !== undefined) return value
  }
  return null
}

/**
 * Builds the `Set-Cookie` header. Scripts cannot read the cookie, and forms or images of other sites do not send it.
 * @param seconds lifetime of the cookie in the browser; 0 deletes it
 * @param baseUrl our own public address
 */
export function cookieHeader(name: CookieName, value: string, seconds: number, baseUrl: string): string {
  return stringifySetCookie({
    name: wireName(name, baseUrl),
    value,
    maxAge: seconds,
    path: basePathOf(baseUrl) || '/',
    httpOnly: true,
    secure: baseUrl.startsWith('https:'),
    sameSite: 'lax',
  })
}

/**
 * Builds the `Set-Cookie` header that gives the browser's cookie the same lifetime as the session, from now on.
 * @param baseUrl our own public address
 */
export function sessionCookie(value: string, baseUrl: string): string {
  return cookieHeader('print_log_session', value, SESSION_SECONDS, baseUrl)
}

/**
 * Builds the `Set-Cookie` header that lets the pages say that a sign-in has kept the account. Scripts can read it: it only has the id.
 * @param baseUrl our own public address
 */
export function keptAccountCookie(userId: number, baseUrl: string): string {
  return stringifySetCookie({
    name: KEPT_ACCOUNT,
    value: String(userId),
    maxAge: SIGN_IN_SECONDS,
    path: basePathOf(baseUrl) || '/',
    secure: baseUrl.startsWith('https:'),
    sameSite: 'lax',
  })
}
