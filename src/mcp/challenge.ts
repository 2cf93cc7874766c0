import type { Config } from '../config/config.ts'
import { Problem, type ProblemType } from '../kernel/problem.ts'

/** The scopes of the tool server (docs/domain.md, "Credentials"). */
export const SCOPES = ['read:printdata', 'write:printdata'] as const

type Settings = Pick<Config, 'baseUrl'>

interface Challenge {
  readonly type: ProblemType
  /** RFC 6750, section 3.1; null where no token was sent. */
  readonly error: 'invalid_request' | 'invalid_token' | 'insufficient_scope' | null
  readonly detail: string
  /** The scopes that a token needs. */
  readonly scopes?: readonly string[]
}

/** The address where a client learns how to sign in (RFC 9728, section 3.1, for the resource `{base}/mcp`). */
export const metadataUrl = ({ baseUrl }: Settings) => `${baseUrl}/.well-known/oauth-protected-resource/mcp`

/** 401: no access token came with the request. */
export function tokenMissing(config: Settings): Problem {
  const detail = 'Sign in, and send an access token for this tool server; API keys are for the REST API only.'
  return refusal(config, { type: 'unauthorized', error: null, detail })
}

/** 401 for a token that is malformed, expired, for another audience, of a revoked client …: the same response for every reason. */
export function tokenRefused(config: Settings): Problem {
  const detail = 'The access token is not acceptable here. Sign in again, with this tool server as the resource.'
  return refusal(config, { type: 'unauthorized', error: 'invalid_token', detail })
}

/** 400: more than one credential. Which of them counts must not depend on who reads them. */
export function credentialsContradict(config: Settings): Problem {
  const problem = refusal(config, { type: 'validation', error: 'invalid_request', detail: 'Send one credential only.' })
  return new Problem(problem.type, problem.detail, {
    headers: problem.headers,
    errors: { request: ['Send one credential only.'] },
  })
}

/** 403: the token does not allow what was asked for. */
export function scopeMissing(config: Settings, scopes: readonly string[], detail: string): Problem {
  return refusal(config, { type: 'forbidden', error: 'insufficient_scope', detail, scopes })
}

/** The header leads to the sign-in, and names every scope that is needed in one go (RFC 6750, 3; RFC 9728, 5.1). */
function refusal(config: Settings, { type, error, detail, scopes = SCOPES }: Challenge): Problem {
  const parameters = [
    ...(error === null ? [] : [`error="${error}"`, `error_description="${detail}"`]),
    `resource_metadata="${metadataUrl(config)}"`,
    `scope="${scopes.join(' ')}"`,
  ]
  return new Problem(type, detail, { headers: { 'WWW-Authenticate': `Bearer ${parameters.join(', ')}` } })
}
