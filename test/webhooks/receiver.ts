import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { after } from 'node:test'

/** Request that a receiver got. */
export interface Visit {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Response to a visit; undefined responds with 204, and null never. */
type Respond = (visit: Visit, response: http.ServerResponse) => number | null | void

/** Real receiver on the loopback interface. */
export class Receiver {
  readonly visits: Visit[] = []
  respond: Respond = () => 204
  /** Connections, also those without a request. */
  connections = 0
  /** Requests in progress, and the most there ever were. */
  open = 0
  mostOpen = 0
  readonly #server: http.Server
  readonly #sockets = new Set<Socket>()

  private constructor() {
    this.#server = http.createServer((request, response) => void this.#receive(request, response))
    this.#server.on('connection', (socket) => {
      this.connections += 1
      this.#sockets.add(socket)
    })
  }

  /** @param port any free one by default */
  static async start(port = 0): Promise<Receiver> {
    const receiver = new Receiver()
    receiver.#server.listen(port, '127.0.0.1')
    await once(receiver.#server, 'listening')
    after(() => receiver.stop())
    return receiver
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hook`
  }

  /** Ids of the visits, without repetitions. */
  get ids(): Set<string> {
    return new Set(this.visits.map(({ headers }) => headers['webhook-id'] ?? ''))
  }

  stop(): void {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
  }

  async #receive(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    this.open += 1
    this.mostOpen = Math.max(this.mostOpen, this.open)
    response.on('close', () => (this.open -= 1))
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const visit = { path: request.url ?? '', headers, body: Buffer.concat(chunks).toString() }
    this.visits.push(visit)
    const status = this.respond(visit, response)
    if (typeof status === 'number') response.writeHead(status).end()
  }
}
