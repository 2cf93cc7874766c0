import { basePath } from './basePath.tsx'

/** Reads a cookie that the server or the pages have written for scripts; null when there is none. */
export function readCookie(name: string): string | null {
  return new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1] ?? null
}

/**
 * Writes a cookie for the pages of this service.
 * @param seconds lifetime; 0 deletes it
 */
export function writeCookie(name: string, value: string, seconds: number): void {
  document.cookie = [
    `${name}=${value}`,
    `path=${basePath || '/'}`,
    `max-age=${seconds}`,
    'samesite=lax',
    ...(location.protocol === 'https:' ? ['secure'] : []),
  ].join('; ')
}
