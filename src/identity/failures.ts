import type { Config } from '../config.ts'
import { Problem } from '../http/problem.ts'

type Settings = Pick<Config, 'baseUrl'>

/** The header of every 401 of the REST interface (RFC 9728, section 5.1; specification, "OAuth 2.0"). */
export function challenge(config: Settings): Record<string, string> {
  return {
    'WWW-Authenticate': `Bearer resource_metadata="${config.baseUrl}/.well-known/oauth-protected-resource/api"`,
  }
}

/** 401 for no credential or an unacceptable token; the same answer for every reason. */
export function unauthorized(config: Settings): Problem {
  return new Problem('unauthorized', undefined, { headers: challenge(config) })
}

/** 403 for every request of a suspended account that needs a credential. */
export function accountSuspended({ baseUrl }: Settings): Problem {
  return new Problem('forbidden', `This account is suspended. Write to the operator of ${baseUrl}.`)
}

/** 401 that is written as the plain text of its detail, which existing integrations parse (specification, "Errors"). */
export class InvalidApiKey extends Problem {
  constructor(config: Settings) {
    super('unauthorized', 'Invalid API Key', { headers: challenge(config) })
  }
}
