import { randomBytes } from 'node:crypto'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose'

export type Claims = Readonly<Record<string, unknown>>

export interface TokenOptions {
  readonly typ?: string
  /** ES256 unless told, which signs ten times as fast as RSA. */
  readonly alg?: 'RS256' | 'RS512' | 'PS256' | 'ES256' | 'EdDSA'
  readonly kid?: string
  /** Seconds from now; negative for an expired token. */
  readonly expiresIn?: number
}

/** A sign-in provider reduced to what a resource server asks of it. */
export interface Issuer {
  /** The issuer identifier. */
  readonly issuer: string
  /** How many requests were answered: a fetch of the keys makes two. */
  readonly requests: number
  /** The public keys as they are now published. */
  readonly keys: () => Promise<JWK[]>
  /** A signed access token for the audience; a claim that is undefined is left out. */
  token(claims?: Claims, options?: TokenOptions): Promise<string>
  /** Replaces every key by a new one. */
  rotate(): Promise<void>
  /** Goes away: connections are refused. */
  stop(): Promise<void>
  /** Comes back at the same address. */
  restart(): Promise<void>
}

interface KeyPair {
  readonly privateJwk: JWK
  readonly publicJwk: JWK
}

/** Made when they are first asked for: an RSA key takes longer than the rest of an issuer, and most tests need none. */
type Keys = Record<'RSA' | 'EC' | 'OKP', () => Promise<KeyPair>>

/** How long a token is used again: well below its lifetime. */
const REUSE_MS = 60_000

const KEY_TYPES = { RS256: 'RSA', RS512: 'RSA', PS256: 'RSA', ES256: 'EC', EdDSA: 'OKP' } as const

/**
 * Starts an issuer on a free port of 127.0.0.1. Call `stop` when done.
 * @param audience of the tokens, unless their claims say another
 */
export async function startIssuer(audience = 'http://localhost:8080/api'): Promise<Issuer> {
  let keys = makeKeys()
  let requests = 0
  const answer = async ({ url }: IncomingMessage, response: ServerResponse) => {
    requests++
    const document = await documents(issuer, keys)[url ?? '']?.()
    response.writeHead(document ? 200 : 404, { 'Content-Type': 'application/json' }).end(JSON.stringify(document ?? {}))
  }
  // No client, however busy, may find its idle connection closed when it sends the next request.
  const server = http.createServer({ keepAliveTimeout: 0 }, (request, response) => void answer(request, response))
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  return {
    issuer,
    get requests() {
      return requests
    },
    keys: () => publicKeys(keys),
    async token(claims = {}, { typ = 'at+jwt', alg = 'ES256', kid, expiresIn = 300 } = {}) {
      // Who is sent a token fetches all keys, and does not wait for an RSA key to be made.
      await publicKeys(keys)
      const { privateJwk } = await keys[KEY_TYPES[alg]]()
      const now = Math.floor(Date.now() / 1000)
      const defaults = {
        iss: issuer,
        aud: audience,
        sub: 'somebody',
        iat: now,
        exp: now + expiresIn,
        client_id: 'test-client',
      }
      const header = { alg, typ, kid: kid ?? privateJwk.kid ?? '' }
      return new SignJWT({ ...defaults, ...claims }).setProtectedHeader(header).sign(privateJwk)
    },
    async rotate() {
      keys = makeKeys()
      await publicKeys(keys)
    },
    async stop() {
      if (!server.listening) return
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
    async restart() {
      await listen(server, port)
    },
  }
}

/**
 * The tokens of a user, who signs in once in a while, as a client does; a token with claims of its own is always new.
 * @param subject that the issuer knows the user by
 */
export function tokensOf(issuer: Issuer, subject: string): (claims?: Claims) => Promise<string> {
  let last: { readonly begun: number; readonly token: Promise<string> } | null = null
  return (claims) => {
    if (claims) return issuer.token({ sub: subject, ...claims })
    if (last === null || Math.abs(Date.now() - last.begun) > REUSE_MS)
      last = {
        begun: Date.now(),
        token: issuer.token({ sub: subject, auth_time: Math.floor(Date.now() / 1000) }),
      }
    return last.token
  }
}

function documents(issuer: string, keys: Keys): Record<string, () => unknown> {
  return {
    '/.well-known/openid-configuration': () => ({ issuer, jwks_uri: `${issuer}/keys` }),
    '/keys': async () => ({ keys: await publicKeys(keys) }),
  }
}

async function publicKeys(keys: Keys): Promise<JWK[]> {
  const pairs = await Promise.all(Object.values(keys).map((pair) => pair()))
  return pairs.map(({ publicJwk }) => publicJwk)
}

function makeKeys(): Keys {
  return { RSA: once(() => makeKey('RS256')), EC: once(() => makeKey('ES256')), OKP: once(() => makeKey('EdDSA')) }
}

function once<Result>(make: () => Result): () => Result {
  let made: Result | undefined
  return () => (made ??= make())
}

async function makeKey(alg: string): Promise<KeyPair> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
  const kid = randomBytes(8).toString('hex')
  return {
    privateJwk: { ...(await exportJWK(privateKey)), kid },
    publicJwk: { ...(await exportJWK(publicKey)), kid, use: 'sig' },
  }
}

function listen(server: http.Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
}
