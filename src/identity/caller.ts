import type { Problem } from '../http/problem.ts'

/** How a credential was sent, by the names of the contract's security schemes. */
export type Scheme = 'ApiKeyHeader' | 'ApiKeyQuery' | 'AccessToken'

/** The one user that a request acts as. */
export interface Caller {
  readonly userId: number
  /** `Agent`: a tool of the tool server, called with the user's grant. */
  readonly kind: 'ApiKey' | 'AccessToken' | 'Agent'
  /** The API key's id, or the client that the agent's grant or the token was issued to (empty when the provider does not say). */
  readonly credentialId: string
  /** The operator suspended the account: 403 on every operation that needs a credential. */
  readonly suspended: boolean
}

/** What the credentials of one request came to. */
export interface Identity {
  readonly caller: Caller | null
  /** How the credential was sent, acceptable or not; null without one, or with two different ones. */
  readonly scheme: Scheme | null
  /** Why there is no caller although a credential was sent: thrown wherever the operation looks at credentials. */
  readonly failure: Problem | null
  /** Counts towards the throttle of invalid keys. */
  readonly invalidKey: boolean
}
