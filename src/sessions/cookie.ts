import { createHash, randomBytes } from 'node:crypto'

/** The two cookies: one while somebody signs in, one from then on. */
export type CookieName = 'print_log_sign_in' | 'print_log_session'

/** 256 bits, in 43 characters. */
const BYTES = 32

/** A new value that nobody can guess. */
export function newCookieValue(): string {
  return randomBytes(BYTES).toString('base64url')
}

/** What is stored of a cookie: its SHA-256, with what belongs to it. */
export function hashCookie(...parts: readonly string[]): Buffer {
  return createHash('sha256').update(parts.join('.')).digest()
}

/** The name on the wire. `__Host-` keeps other hosts of the domain from setting it (RFC 6265bis, section 4.1.3.2). */
function wireName(name: CookieName, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}

/**
 * Finds a cookie of ours.
 * @param rawHeaders names and values in turn, as Node gives them
 * @returns null when there is none of the right shape
 */
export function readCookie(rawHeaders: readonly string[], name: CookieName, isSecure: boolean): string | null {
  const wanted = wireName(name, isSecure)
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() !== 'cookie') continue
    for (const pair of rawHeaders[index + 1]?.split(';') ?? []) {
      const [key = '', value = ''] = pair.trim().split('=', 2)
      if (key === wanted && /^[\w-]{43}$/.test(value)) return value
    }
  }
  return null
}

/**
 * The `Set-Cookie` header. No script reads the cookie, and no form or picture of another site sends it.
 * @param seconds how long the browser keeps it; 0 takes it away
 */
export function cookieHeader(name: CookieName, value: string, seconds: number, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : ''
  return `${wireName(name, isSecure)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
