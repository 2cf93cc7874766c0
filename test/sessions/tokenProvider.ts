import { once } from 'node:events'
import http, { type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A sign-in provider reduced to the renewal of tokens, each refresh token good for one use. */
export interface TokenProvider {
  readonly issuer: string
  /** What it does with requests for tokens from now on: respond, refuse, break off, or keep them waiting. */
  mode: 'respond' | 'refuse' | 'breakOff' | 'hang'
  /** How many requests for tokens have come. */
  readonly requests: number
  /** How many of them wait. */
  readonly waiting: number
  /** Responds to those that wait. */
  release(): void
  stop(): Promise<void>
}

/** Starts a provider on a free port of 127.0.0.1. */
export async function startTokenProvider(): Promise<TokenProvider> {
  const used = new Set<string>()
  const waiting = new Set<() => void>()
  let requests = 0
  const server = http.createServer((request, response) => {
    if (request.url === '/token') void text(request).then((body) => give(new URLSearchParams(body), response))
    else json(response, 200, { issuer: provider.issuer, token_endpoint: `${provider.issuer}/token` })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  function give(form: URLSearchParams, response: ServerResponse): void {
    requests += 1
    const refreshToken = form.get('refresh_token') ?? ''
    const respond = () => {
      if (provider.mode === 'refuse' || used.has(refreshToken)) return json(response, 400, { error: 'invalid_grant' })
      used.add(refreshToken)
      const renewed = `${refreshToken}+`
      json(response, 200, {
        access_token: `access of ${renewed}`,
        refresh_token: renewed,
        token_type: 'bearer',
        expires_in: 3600,
      })
    }
    if (provider.mode === 'hang') {
      waiting.add(respond)
      response.once('close', () => waiting.delete(respond))
    } else if (provider.mode === 'breakOff') {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '500' }).write('{"access_token":')
      setImmediate(() => response.destroy())
    } else respond()
  }

  const provider: TokenProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mode: 'respond',
    get requests() {
      return requests
    },
    get waiting() {
      return waiting.size
    },
    release() {
      for (const respond of [...waiting]) respond()
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return provider
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
