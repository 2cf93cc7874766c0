import type { Config } from '../config/config.ts'
import type { Caller } from './caller.ts'
import { signInTooOld } from './problems.ts'

/** Maximum age of a sign-in, in seconds, for an operation that cannot be undone. */
const MAX_AGE_SECONDS = 600

/**
 * Requires that the caller has signed in a short time ago, so that a stolen session or token is not enough.
 * @param now the database's time
 * @throws Problem 401 with the challenge of RFC 9470, section 3
 */
export function requireRecentSignIn({ signedInDate }: Caller, now: Date, config: Pick<Config, 'baseUrl'>): void {
  const age = signedInDate ? now.getTime() - Date.parse(signedInDate) : Infinity
  if (age > MAX_AGE_SECONDS * 1000) throw signInTooOld(config, MAX_AGE_SECONDS)
}
