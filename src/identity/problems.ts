import type { Config } from '../config/config.ts'
import { Problem } from '../kernel/problem.ts'
import type { Caller } from './caller.ts'

type Settings = Pick<Config, 'baseUrl'>

/** Builds the header of every 401 of the REST interface (RFC 9728, section 5.1). */
function challenge(config: Settings): { readonly 'WWW-Authenticate': string } {
  return {
    'WWW-Authenticate': `Bearer resource_metadata="${config.baseUrl}/.well-known/oauth-protected-resource/api"`,
  }
}

/** Creates the 401 for a missing credential or an unacceptable token; the response is the same for every reason. */
export function unauthorized(config: Settings): Problem {
  return new Problem('unauthorized', undefined, { headers: challenge(config) })
}

/** Creates the 401 for a sign-in that is too old for an operation (RFC 9470, section 3). */
export function signInTooOld(config: Settings, maxAgeSeconds: number): Problem {
  const { 'WWW-Authenticate': usual } = challenge(config)
  const reason = 'error="insufficient_user_authentication", error_description="A more recent sign-in is required"'
  return new Problem('unauthorized', 'This needs a recent sign-in. Sign in again, then repeat it.', {
    headers: { 'WWW-Authenticate': `${usual}, ${reason}, max_age="${maxAgeSeconds}"` },
  })
}

/**
 * Creates the 403 for every request with a credential of an account that gives no access: it is suspended, or its user
 * asked for its deletion. Null for any other account.
 */
export function accountRefusal({ suspended, deletionDate }: Caller, { baseUrl }: Settings): Problem | null {
  if (suspended) return new Problem('forbidden', `This account is suspended. Write to the operator of ${baseUrl}.`)
  if (deletionDate === null) return null
  return new Problem(
    'forbidden',
    `This account will be deleted on ${deletionDate.slice(0, 10)}. Sign in at ${baseUrl} before then to keep it.`,
  )
}

/**
 * Creates the 401 for a device without a credential whose owner reads the text of the response.
 * @param detail sentence that says where to enter the key
 */
export function shownUnauthorized(config: Settings, detail: string): Problem {
  return new Problem('unauthorized', detail, { headers: challenge(config), isShown: true })
}

/** 401 that is written as the plain text of its detail, which existing integrations parse. */
export class InvalidApiKey extends Problem {
  constructor(config: Settings) {
    super('unauthorized', 'Invalid API Key', { headers: challenge(config) })
  }
}
