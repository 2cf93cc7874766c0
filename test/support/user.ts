/** Somebody with an API key and an account at the sign-in provider. */
export interface User {
  readonly id: number
  readonly key: string
  /** A fresh access token. */
  token(claims?: Readonly<Record<string, unknown>>): Promise<string>
}
