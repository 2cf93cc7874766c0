import type { Config } from '../config/config.ts'
import type { Identity } from '../identity/caller.ts'
import { accountRefusal, unauthorized } from '../identity/problems.ts'
import { Problem } from '../kernel/problem.ts'

/**
 * Requires a credential that may call the operation, and fixes the order 401, 403. It runs before anything is read:
 * openapi-backend itself would refuse later, and would let a bad credential pass as none where none is needed.
 * @param isAuthorized whether the contract's `security` accepts the credential
 * @throws Problem 401, 403, 429, 503
 */
export function requireAccess({ failure, caller }: Identity, isAuthorized: boolean, config: Config): void {
  if (failure) throw failure
  const refusal = caller && accountRefusal(caller, config)
  if (refusal) throw refusal
  if (isAuthorized) return
  throw caller
    ? new Problem('forbidden', 'This operation requires an OAuth access token; API keys are not accepted.')
    : unauthorized(config)
}
