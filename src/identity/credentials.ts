import { readCookie } from '../sessions/cookie.ts'
import { isSameOrigin } from '../sessions/sameOrigin.ts'
import type { Scheme } from './caller.ts'

/** The parts of a request that can carry a credential. */
export interface CredentialCarrier {
  /** Names and values in turn, as Node gives them: repeated lines are still apart. */
  readonly rawHeaders: readonly string[]
  /** The raw query, without `?`. */
  readonly query: string
}

export interface Credential {
  readonly scheme: Scheme
  readonly value: string
}

/**
 * Finds the different credentials of a request. An empty key is none; the same key in header and query is one.
 * Nothing is checked about their values.
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
 * Finds the session cookie of a page of ours; an explicit credential beats it, so it is asked for only without one.
 * @param baseUrl our own origin
 * @returns null without one, and when another site made the request
 */
export function readSessionCookie(rawHeaders: readonly string[], baseUrl: string): string | null {
  if (!isSameOrigin(rawHeaders, baseUrl)) return null
  return readCookie(rawHeaders, 'print_log_session', baseUrl.startsWith('https:'))
}

/** A single line of another scheme is no credential; several lines contradict each other whatever their schemes. */
function bearerTokens(authorizations: string[]): Credential[] {
  const tokens = authorizations
    .map((line) => /^bearer(?: +(.*))?$/i.exec(line))
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
