import { jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'

/** Asymmetric only: `none` and shared secrets are refused (RFC 9068, section 2.1). */
const ALGORITHMS = ['RS256', 'ES256', 'PS256', 'EdDSA']
const CLOCK_TOLERANCE_SECONDS = 60
const MAX_LENGTH = 8192
/** OpenID Connect Core, section 2. */
const MAX_SUBJECT_LENGTH = 255

/** What a token must be to be accepted. */
export interface Expectation {
  readonly issuer: string
  readonly audience: string
  /** Accept `typ: JWT` besides `at+jwt`. */
  readonly acceptTypJwt: boolean
}

/** What an accepted token says. */
export interface AccessToken {
  readonly subject: string
  /** `client_id` (RFC 9068) or `azp` (Auth0, Keycloak); empty when neither is there. */
  readonly clientId: string
  readonly scopes: readonly string[]
  /** When the user signed in (`auth_time`: OpenID Connect Core, section 2), as an RFC 3339 timestamp. */
  readonly signedInDate: string | null
  readonly email: string | null
  /** `name`, `nickname` and `preferred_username`, as far as they are there. */
  readonly names: readonly string[]
}

/** A token that is well signed and not acceptable. The message is for the log only. */
export class TokenRefused extends Error {}

/**
 * Verifies an access token (RFC 9068, section 4).
 * @param keys finds the provider's key for a token's header
 * @throws TokenRefused or an error of jose when it is not acceptable; whatever `keys` throws
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

/** RFC 9068, section 4: `at+jwt`, with or without its prefix; media types have no case. */
function isAccessTokenType(typ: string | undefined, acceptTypJwt: boolean): boolean {
  const type = typ?.toLowerCase().replace(/^application\//, '')
  return type === 'at+jwt' || (acceptTypJwt && type === 'jwt')
}

/** A lone surrogate would be stored as U+FFFD, and two subjects would then be one user. */
function subject(payload: JWTPayload): string {
  const value = text(payload, 'sub')
  if (!value || value.length > MAX_SUBJECT_LENGTH || /\p{Cc}/u.test(value) || !value.isWellFormed()) {
    throw new TokenRefused('the subject cannot be used')
  }
  return value
}

/** Seconds since 1970, up to the year 9999. */
function moment(seconds: unknown): string | null {
  const isMoment = Number.isInteger(seconds) && Number(seconds) >= 0 && Number(seconds) < 253_402_300_800
  return isMoment ? new Date(Number(seconds) * 1000).toISOString() : null
}

function text(payload: JWTPayload, claim: string): string | null {
  const value = payload[claim]
  return typeof value === 'string' ? value : null
}
