import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Instance } from '../support/instance.ts'

/** How often every instance is asked whether it is ready, in milliseconds. */
const PROBE_MS = 250

/** A load balancer that honours readiness and repeats nothing: a request that an instance loses is lost. */
export interface Balancer {
  readonly url: string
  /** How many requests each port was sent. */
  readonly sent: ReadonlyMap<number, number>
  /** Takes an instance in; resolves when it gets its share of requests. */
  add(instance: Pick<Instance, 'port' | 'metricsPort'>): Promise<void>
  close(): Promise<void>
}

/** Sends each request to the next instance that is ready; 502 when there is none, or when it breaks off. */
export async function startBalancer(): Promise<Balancer> {
  const agent = new http.Agent({ keepAlive: true })
  const instances = new Set<Pick<Instance, 'port' | 'metricsPort'>>()
  const sent = new Map<number, number>()
  let ready: number[] = []
  let turn = 0

  const forward = (request: IncomingMessage, response: ServerResponse) => {
    const port = ready[turn++ % ready.length]
    if (port === undefined) return void response.writeHead(502).end()
    sent.set(port, (sent.get(port) ?? 0) + 1)
    const { method, url: path, headers } = request
    const onward = http.request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      const { connection: _, ...fields } = answer.headers
      response.writeHead(answer.statusCode ?? 502, fields)
      answer.pipe(response)
    })
    onward.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
    request.pipe(onward)
  }
  const server = http.createServer(forward).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const closing = new AbortController()
  const probing = probe()

  async function probe(): Promise<void> {
    while (!closing.signal.aborted) {
      const answers = await Promise.all(
        [...instances].map(async ({ port, metricsPort }) => [port, await isReady(metricsPort)] as const),
      )
      ready = answers.filter(([, is]) => is).map(([port]) => port)
      await sleep(PROBE_MS)
    }
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    async add(instance) {
      instances.add(instance)
      while (!ready.includes(instance.port)) await sleep(PROBE_MS)
    },
    async close() {
      closing.abort()
      await probing
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function isReady(metricsPort: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${metricsPort}/readyz`, { signal: AbortSignal.timeout(2000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
