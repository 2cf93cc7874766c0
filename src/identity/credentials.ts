import { readCookie } from '../sessions/cookie.ts'
import { publicOriginOf } from '../kernel/baseUrl.ts'
import { isSameOrigin } from '../sessions/sameOrigin.ts'
import type { Scheme } from './caller.ts'

/** Parts of a request that can carry a credential. */
export interface CredentialCarrier {
  /** Header names and values in turn, as Node provides them; repeated lines are still separate. */
  readonly rawHeaders: readonly string[]
  /** Raw query string, without `?`. */
  readonly query: string
}

/** Credential as sent, not yet checked. */
export interface Credential {
  readonly scheme: Scheme
  readonly value: string
}

/**
 * Finds the distinct credentials of a request. An empty key counts as none; the same key in header and query counts
 * once. The values are not checked.
 */
export function readCredentials({ rawHeaders, query }: CredentialCarrier): Credential[] {
  const headerKeys = distinct(lines(rawHeaders, 'x-api-key'))
  const queryKeys = distinct(parameters(query, 'api_key')).filter((key) => !headerKeys.includes(key))
  return [
    ...headerKeys.map((value) => ({ scheme: 'ApiKeyHeader' as const, value })),
    ...queryKeys.map((value) => ({ scheme: 'ApiKeyQuery' as const, value })),
    ...bearerTokens(distinct(lines(rawHeaders, 'authorization'))),
  ]
}

/**
 * Finds the session cookie of one of our pages. An explicit credential takes precedence, so this is called only without
 * one.
 * @param baseUrl our own public address
 * @returns null without a cookie, and when another site made the request
 */
export function readSessionCookie(rawHeaders: readonly string[], baseUrl: string): string | null {
  if (!isSameOrigin(rawHeaders, publicOriginOf(baseUrl))) return null
  return readCookie(rawHeaders, 'print_log_session', baseUrl)
}

/**
 * Reads bearer tokens. A single line of another scheme is not a credential; several lines contradict each other
 * regardless of their schemes.
 */
function bearerTokens(authorizations: string[]): Credential[] {
  const tokens = authorizations
    .map((line) => /^bearer(?: +(?! )(.*))?$/i.exec(line))
    .map((match) => match && (match[1] ?? ''))
  return tokens.flatMap((token) =>
    token === null && tokens.length === 1 ? [] : [{ scheme: 'AccessToken' as const, value: token ?? '' }],
  )
}

function lines(rawHeaders: readonly string[], name: string): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name)
}

function parameters(query: string, name: string): string[] {
  return [...new URLSearchParams(query)].filter(([key]) => key.toLowerCase() === name).map(([, value]) => value)
}

function distinct(values: string[]): string[] {
  return [...new Set(values.filter(Boolean))]
}
