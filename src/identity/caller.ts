import type { Problem } from '../kernel/problem.ts'

/** Security scheme by which a credential was sent, as named in the contract. */
export type Scheme = 'ApiKeyHeader' | 'ApiKeyQuery' | 'AccessToken'

/** User that a request acts as. */
export interface Caller {
  readonly userId: number
  /**
   * Kind of credential. `Agent`: a tool of the tool server, called with the user's grant. `SpoolConnection`: a program
   * that tracks spools; it calls no operation of the API.
   */
  readonly kind: 'ApiKey' | 'AccessToken' | 'Agent' | 'SpoolConnection'
  /**
   * Id of the API key or connection, or of the client that the agent's grant or the token was issued to (empty when the provider does
   * not report it).
   */
  readonly credentialId: string
  /** Whether the operator suspended the account: 403 on every operation that needs a credential. */
  readonly suspended: boolean
  /** Time when the account will be deleted, on its user's request: 403 as well. Null otherwise. */
  readonly deletionDate: string | null
  /** Time of the sign-in behind an access token, if it is known. */
  readonly signedInDate?: string | null
  /** Id of the web session that represents the access token; missing for a token that was sent. */
  readonly sessionId?: string
}

/** Result of authenticating a request. */
export interface Identity {
  readonly caller: Caller | null
  /** Scheme of the credential, acceptable or not; null without one, or with two different ones. */
  readonly scheme: Scheme | null
  /**
   * Reason why a credential that was sent yields no caller: thrown where the operation requires or reads credentials,
   * and immediately for a 429.
   */
  readonly failure: Problem | null
  /** `Set-Cookie` header that extends the session's cookie; missing when nothing has changed. */
  readonly setCookie?: string
}
