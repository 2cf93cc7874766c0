import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { startIssuer, type Issuer } from '../support/issuer.ts'

/** Of the access tokens that it gives, in seconds. */
const LIFETIME = 3600

/** A sign-in provider that renews tokens, and that can hang. */
export interface SignInProvider extends Issuer {
  /** From now on takes requests and responds to none. */
  hang(): void
  /** Responds to what waits, and to whatever comes. */
  recover(): void
}

/** Starts it on a free port of 127.0.0.1. A refresh token is the subject that it was made for. */
export async function startSignInProvider(): Promise<SignInProvider> {
  const keys = await startIssuer()
  let isHanging = false
  let waiting: (() => void)[] = []
  const server = http.createServer({ keepAliveTimeout: 0 }, (request, response) => {
    // A service that has given up its request needs no response.
    const respondNow = () => void respond(request, response).catch(() => response.destroy())
    if (isHanging) waiting.push(respondNow)
    else respondNow()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const token: Issuer['token'] = (claims, options) => keys.token({ iss: issuer, ...claims }, options)

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const document = await documentAt(request)
    response.writeHead(document ? 200 : 404, { 'Content-Type': 'application/json' }).end(JSON.stringify(document ?? {}))
  }

  async function documentAt(request: IncomingMessage): Promise<object | null> {
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return {
          issuer,
          jwks_uri: `${issuer}/keys`,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
        }
      case '/keys':
        return { keys: await keys.keys() }
      case '/token': {
        const sub = new URLSearchParams(await text(request)).get('refresh_token') ?? ''
        const accessToken = await token({ sub }, { expiresIn: LIFETIME })
        return { access_token: accessToken, token_type: 'Bearer', expires_in: LIFETIME, refresh_token: sub }
      }
      default:
        return null
    }
  }

  return {
    ...keys,
    issuer,
    token,
    hang: () => void (isHanging = true),
    recover() {
      isHanging = false
      for (const respondNow of waiting) respondNow()
      waiting = []
    },
    async stop() {
      await keys.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
