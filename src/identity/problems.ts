import type { Config } from '../config/config.ts'
import { Problem } from '../kernel/problem.ts'

type Settings = Pick<Config, 'baseUrl'>

/** Builds the header of every 401 of the REST interface (RFC 9728, section 5.1). */
function challenge(config: Settings): Record<string, string> {
  return {
    'WWW-Authenticate': `Bearer resource_metadata="${config.baseUrl}/.well-known/oauth-protected-resource/api"`,
  }
}

/** Creates the 401 for a missing credential or an unacceptable token; the response is the same for every reason. */
export function unauthorized(config: Settings): Problem {
  return new Problem('unauthorized', undefined, { headers: challenge(config) })
}

/** Creates the 403 for every request of a suspended account that needs a credential. */
export function accountSuspended({ baseUrl }: Settings): Problem {
  return new Problem('forbidden', `This account is suspended. Write to the operator of ${baseUrl}.`)
}

/** 401 that is written as the plain text of its detail, which existing integrations parse. */
export class InvalidApiKey extends Problem {
  constructor(config: Settings) {
    super('unauthorized', 'Invalid API Key', { headers: challenge(config) })
  }
}
