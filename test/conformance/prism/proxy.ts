import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLogger } from '@stoplight/prism-core'
import { getHttpOperationsFromSpec, type IHttpConfig } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'
import type { Exchange } from '../../support/exchanges.ts'
import { Connection } from '../../support/http.ts'

/** What Prism finds wrong. */
export interface Violation {
  readonly side: 'request' | 'response'
  /** Keyword of JSON Schema that is broken; empty for other rules. */
  readonly code: string
  readonly message: string
}

/** Prism's validating proxy, in front of a server that answers as it is told. */
export interface PrismProxy {
  /**
   * Sends a request through the proxy; what is behind it gives the answer of the exchange.
   * @throws Error when Prism gives an answer of its own, or none in time
   */
  send(exchange: Exchange): Promise<readonly Violation[]>
  stop(): Promise<void>
}

/** Prism never answers some requests that it cannot read, such as compressed ones. */
const PATIENCE_MS = 20_000
/** What concerns one connection only. */
const HOP_BY_HOP = /^(connection|content-length|date|keep-alive|transfer-encoding)$/i

/**
 * Starts the proxy; what it finds is told in a header, so that the answer to an invalid request is validated too.
 * @param contract file of the contract
 */
export async function startPrism(contract: string): Promise<PrismProxy> {
  const pending = new Map<string, Exchange>()
  const upstream = http.createServer((req, res) => {
    req.resume()
    answer(pending.get(String(req.headers['x-exchange'])), res)
  })
  upstream.listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  const config: IHttpConfig & { upstream: URL; upstreamProxy: undefined } = {
    isProxy: true,
    upstream: new URL(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}`),
    upstreamProxy: undefined,
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true,
    errors: false,
    mock: { dynamic: false },
  }
  const operations = await getHttpOperationsFromSpec(contract)
  const logger = createLogger('prism', { level: 'silent' })
  const prism = createServer(operations, { cors: false, config, components: { logger } })
  const connection = new Connection(await prism.listen(0, '127.0.0.1'))
  let count = 0

  return {
    async send(exchange) {
      const { method, target, body } = exchange
      const number = String((count += 1))
      pending.set(number, exchange)
      const headers = { ...exchange.headers, 'X-Exchange': number }
      const bytes = body === null ? {} : { body: Buffer.from(body, 'base64') }
      const sent = connection.send({ method, target, headers, ...bytes })
      const answered = await Promise.race([sent, sleep(PATIENCE_MS, null, { ref: false })])
      pending.delete(number)
      if (answered === null) throw new Error('Prism does not answer')
      const { status, headers: told, text } = answered
      if (status !== exchange.status) throw new Error(`Prism answered ${status} itself: ${text}`)
      return read(told.get('sl-violations'))
    },
    async stop() {
      connection.close()
      await prism.close()
      upstream.closeAllConnections()
      upstream.close()
    },
  }
}

function answer(exchange: Exchange | undefined, res: http.ServerResponse): void {
  res.statusCode = exchange?.status ?? 500
  for (const [name, value] of exchange?.answerHeaders ?? []) if (!HOP_BY_HOP.test(name)) res.appendHeader(name, value)
  res.end(Buffer.from(exchange?.answerBody ?? '', 'base64'))
}

/** Prism cuts the list where it is too long for a header. */
function read(header: string | null): Violation[] {
  if (header === null) return []
  if (!header.startsWith('[')) return [{ side: 'response', code: '', message: header }]
  const told = JSON.parse(header) as { location: [Violation['side']]; code: string | number; message: string }[]
  return told.map(({ location: [side], code, message }) => ({ side, code: String(code), message }))
}
