import { grantOf } from '../agents/grants.ts'
import { databaseProblem } from '../database/databaseProblem.ts'
import { Problem } from '../kernel/problem.ts'
import type { AccessToken } from '../identity/accessToken.ts'
import type { Caller } from '../identity/caller.ts'
import { accountRefusal } from '../identity/problems.ts'
import { readCredentials, type CredentialCarrier } from '../identity/credentials.ts'
import type { Services } from '../services.ts'
import { credentialsContradict, SCOPES, scopeMissing, tokenMissing, tokenRefused } from './challenge.ts'

/** An agent that may call tools, on behalf of a user. */
export interface ToolCaller {
  readonly caller: Caller
  readonly scopes: readonly string[]
}

type AgentServices = Pick<Services, 'config' | 'db' | 'authenticator' | 'log'>

/** The contract's bound for a client id. */
const CLIENT_ID = /^(?=.*\S)[ -~]{1,2000}$/

/**
 * Finds out which agent a request comes from, and for whom. Only access tokens for the tool server's own audience count, with
 * one of its scopes at least, of a client that the user has not disconnected.
 * @returns the agent, or the problem to respond with
 * @throws Problem 503 when the database is away, or the sign-in provider while its keys are not known
 */
export async function identifyAgent(
  services: AgentServices,
  request: CredentialCarrier,
): Promise<ToolCaller | Problem> {
  const { config, db, authenticator } = services
  const [credential, second] = readCredentials(request)
  if (second) return credentialsContradict(config)
  if (credential?.scheme !== 'AccessToken') return tokenMissing(config)
  const token = await acceptedToken(services, credential.value)
  const user = token && (await authenticator.userOfToken(token))
  if (!user) return tokenRefused(config)
  const refusal = accountRefusal(user, config)
  if (refusal) return refusal
  const scopes = SCOPES.filter((scope) => token.scopes.includes(scope))
  if (scopes.length === 0) return scopeMissing(config, SCOPES, 'The access token allows none of the tools.')
  const { clientId, signedInDate } = token
  const grantId = await grantOf(db, user.userId, { clientId, scopes, signedInDate }).catch((error: unknown) => {
    throw databaseProblem(error) ?? error
  })
  if (grantId === null) return tokenRefused(config)
  return { caller: { ...user, kind: 'Agent', credentialId: grantId }, scopes }
}

async function acceptedToken({ config, authenticator, log }: AgentServices, text: string): Promise<AccessToken | null> {
  try {
    const token = await authenticator.verifyToken(text, config.toolsAudience)
    // A client without a name could not be cut off.
    return CLIENT_ID.test(token.clientId) ? token : null
  } catch (error) {
    if (error instanceof Problem) throw error
    log.debug({ reason: error instanceof Error ? error.message : 'unknown' }, 'an access token was refused')
    return null
  }
}
