import { randomBytes } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose'

export type Claims = Readonly<Record<string, unknown>>

export interface TokenOptions {
  readonly typ?: string
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
  readonly keys: JWK[]
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

type Keys = Record<'RSA' | 'EC' | 'OKP', KeyPair>

const KEY_TYPES = { RS256: 'RSA', RS512: 'RSA', PS256: 'RSA', ES256: 'EC', EdDSA: 'OKP' } as const

/**
 * Starts an issuer on a free port of 127.0.0.1. Call `stop` when done.
 * @param audience of the tokens, unless their claims say another
 */
export async function startIssuer(audience = 'http://localhost:8080/api'): Promise<Issuer> {
  let keys = await makeKeys()
  let requests = 0
  const server = http.createServer((request, response) => {
    requests++
    const document = documents(issuer, keys)[request.url ?? '']
    response.writeHead(document ? 200 : 404, { 'Content-Type': 'application/json' }).end(JSON.stringify(document ?? {}))
  })
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  return {
    issuer,
    get requests() {
      return requests
    },
    get keys() {
      return publicKeys(keys)
    },
    async token(claims = {}, { typ = 'at+jwt', alg = 'RS256', kid, expiresIn = 300 } = {}) {
      const { privateJwk } = keys[KEY_TYPES[alg]]
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
      return new SignJWT({ ...defaults, ...claims }).setProtectedHeader(header).sign({ ...privateJwk, alg })
    },
    async rotate() {
      keys = await makeKeys()
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

function documents(issuer: string, keys: Keys): Record<string, unknown> {
  return {
    '/.well-known/openid-configuration': { issuer, jwks_uri: `${issuer}/keys` },
    '/keys': { keys: publicKeys(keys) },
  }
}

function publicKeys(keys: Keys): JWK[] {
  return Object.values(keys).map((pair) => pair.publicJwk)
}

async function makeKeys(): Promise<Keys> {
  const [RSA, EC, OKP] = await Promise.all([makeKey('RS256'), makeKey('ES256'), makeKey('EdDSA')])
  return { RSA, EC, OKP }
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
