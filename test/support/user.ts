/** Somebody with an API key and an account at the sign-in provider. */
export interface User {
  readonly id: number
  readonly key: string
  /** An access token; a new one for each call with claims. */
  token(claims?: Readonly<Record<string, unknown>>): Promise<string>
}
