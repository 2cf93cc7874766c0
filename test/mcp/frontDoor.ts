import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'

/** A reverse proxy on a loopback port: its address is known before the service starts behind it. */
export interface FrontDoor {
  readonly origin: string
  /**
   * Sends what comes from now on to the service.
   * @param headers what is added to each request, for clients that cannot sign in
   */
  open(url: string, headers?: Readonly<Record<string, string>>): void
}

/** Starts a front door; it is closed when the file's tests are over. Call it before the service is started. */
export async function startFrontDoor(): Promise<FrontDoor> {
  let target = ''
  let added: Readonly<Record<string, string>> = {}
  const server = http.createServer((req, res) => {
    const options = { method: req.method ?? 'GET', headers: { ...req.headers, ...added }, agent: false }
    const request = http.request(target + req.url, options, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(res)
    })
    request.on('error', () => res.destroy())
    req.pipe(request)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.close()
    server.closeAllConnections()
  })
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    open(url, headers = {}) {
      target = url
      added = headers
    },
  }
}
