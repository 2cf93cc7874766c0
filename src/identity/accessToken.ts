import { jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'

/** Accepted algorithms, asymmetric only: `none` and shared secrets are refused (RFC 9068, section 2.1). */
const ALGORITHMS = ['RS256', 'ES256', 'PS256', 'EdDSA']
const CLOCK_TOLERANCE_SECONDS = 60
const MAX_LENGTH = 8192
/** Maximum length of a subject (OpenID Connect Core, section 2). */
const MAX_SUBJECT_LENGTH = 255

/** Requirements on a token. */
export interface Expectation {
  readonly issuer: string
  readonly audience: string
  /** Whether `typ: JWT` is accepted besides `at+jwt`. */
  readonly acceptTypJwt: boolean
}

/** Content of an accepted token. */
export interface AccessToken {
  readonly subject: string
  /**
   * Client that the token was issued to, from `client_id` (RFC 9068) or `azp` (Auth0, Keycloak); empty when both are
   * missing.
   */
  readonly clientId: string
  readonly scopes: readonly string[]
  /** Time of the sign-in (`auth_time`: OpenID Connect Core, section 2), as an RFC 3339 timestamp. */
  readonly signedInDate: string | null
  readonly email: string | null
  /** Values of `name`, `nickname` and `preferred_username`, as far as present. */
  readonly names: readonly string[]
}

/** Error for a token with a valid signature that is not acceptable. The message is for the log only. */
class TokenRefused extends Error {}

/**
 * Verifies an access token (RFC 9068, section 4).
 * @param keys function that finds the provider's key for a token's header
 * @throws TokenRefused or an error of jose when the token is not acceptable; errors of `keys`
 */
export async function verifyAccessToken(
  token: string,
  expected: Expectation,
  keys: JWTVerifyGetKey,
): Promise<AccessToken> {
  if (token.length > MAX_LENGTH) throw new TokenRefused('the token is too long')
  const { payload, protectedHeader } = await jwtVerify(token, keys, {
    algorithms: ALGORITHMS,
    issuer: expected.issuer,
    audience: expected.audience,
    requiredClaims: ['exp', 'sub', 'iat'],
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
  })
  if (!isAccessTokenType(protectedHeader.typ, expected.acceptTypJwt)) throw new TokenRefused('the type is another one')
  return {
    subject: subject(payload),
    clientId: text(payload, 'client_id') ?? text(payload, 'azp') ?? '',
    scopes: (text(payload, 'scope') ?? '').split(' ').filter(Boolean),
    signedInDate: moment(payload['auth_time']),
    email: text(payload, 'email'),
    names: ['name', 'nickname', 'preferred_username'].flatMap((claim) => text(payload, claim) ?? []),
  }
}

/**
 * Whether a token type is that of an access token: `at+jwt`, with or without its prefix (RFC 9068, section 4).
 * Media types are case-insensitive.
 */
function isAccessTokenType(typ: string | undefined, acceptTypJwt: boolean): boolean {
  const type = typ?.toLowerCase().replace(/^application\//, '')
  return type === 'at+jwt' || (acceptTypJwt && type === 'jwt')
}

/** Reads the subject. A lone surrogate would be stored as U+FFFD, so that two subjects would become one user. */
function subject(payload: JWTPayload): string {
  const value = text(payload, 'sub')
  if (!value || value.length > MAX_SUBJECT_LENGTH || /\p{Cc}/u.test(value) || !value.isWellFormed()) {
    throw new TokenRefused('the subject cannot be used')
  }
  return value
}

/** Converts seconds since 1970, up to the year 9999, to RFC 3339. */
function moment(seconds: unknown): string | null {
  const isMoment = Number.isInteger(seconds) && Number(seconds) >= 0 && Number(seconds) < 253_402_300_800
  return isMoment ? new Date(Number(seconds) * 1000).toISOString() : null
}

function text(payload: JWTPayload, claim: string): string | null {
  const value = payload[claim]
  return typeof value === 'string' ? value : null
}
