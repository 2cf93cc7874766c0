import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'

export interface RawRequest {
  readonly method: string
  /** Path and query, sent as they are. */
  readonly target: string
  readonly headers?: Readonly<Record<string, string | readonly string[]>>
  readonly body?: Uint8Array
}

export interface RawAnswer {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
  /** The bytes read as UTF-8. */
  readonly text: string
}

/** Sends requests to one server. Unlike `fetch` it takes every method and changes nothing about the address. */
export class Connection {
  readonly #origin: URL
  readonly #agent: http.Agent

  /** @param localAddress ours, where the server is to see another than the usual one */
  constructor(origin: string, localAddress?: string) {
    this.#origin = new URL(origin)
    this.#agent = new http.Agent({ keepAlive: true, ...(localAddress === undefined ? {} : { localAddress }) })
  }

  async send(sent: RawRequest): Promise<RawAnswer> {
    const response = await this.#responseTo(sent)
    const bytes = await bytesOf(response)
    return { status: response.statusCode ?? 0, headers: headersOf(response), bytes, text: bytes.toString('utf8') }
  }

  /** Sends a request whose response is received, but not kept. */
  async statusOf(sent: RawRequest): Promise<number> {
    const response = await this.#responseTo(sent)
    await finished(response.resume())
    return response.statusCode ?? 0
  }

  async #responseTo({ method, target, headers = {}, body }: RawRequest): Promise<IncomingMessage> {
    const { hostname, port } = this.#origin
    const sent = Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]])
    const length = body === undefined ? {} : { 'Content-Length': body.length }
    const request = http.request({
      hostname,
      port,
      method,
      path: target,
      agent: this.#agent,
      headers: { ...length, ...(Object.fromEntries(sent) as Record<string, string | string[]>) },
    })
    // A server that refuses a body may close the connection while it is still being sent; the answer is there by then.
    const broken = once(request, 'error').then(([error]) => Promise.reject(error as Error))
    const answered = once(request, 'response') as Promise<[IncomingMessage]>
    request.end(body)
    const [response] = await Promise.race([answered, broken])
    broken.catch(() => undefined)
    return response
  }

  close(): void {
    this.#agent.destroy()
  }
}

function headersOf(response: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values] of Object.entries(response.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  return headers
}

async function bytesOf(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
