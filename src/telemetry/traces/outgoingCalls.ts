import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { currentTrace } from '../work.ts'
import type { Trace } from '../trace.ts'

/** Request of `fetch`, as its diagnostics channels name it. */
interface FetchRequest {
  readonly origin: string
  readonly method: string
}

/** Call under way. */
interface Call {
  readonly trace: Trace
  readonly began: number
  readonly method: string
  readonly host: string
}

/**
 * Adds calls of other services, such as receivers of webhooks, the sign-in provider and the media store, to the traces that they are
 * made for. A span names the host alone: paths and queries may contain secrets. Returns a function that ends it.
 */
export function traceOutgoingCalls(): () => void {
  const calls = new WeakMap<object, Call>()
  const begin = (request: object, method: string, host: string) => {
    const trace = currentTrace()
    if (trace) calls.set(request, { trace, began: performance.now(), method, host })
  }
  const end = (request: object, status: number | null) => {
    const call = calls.get(request)
    if (!call) return
    calls.delete(request)
    const { trace, began, method, host } = call
    const attributes = {
      'http.request.method': method,
      'server.address': host,
      ...(status !== null && { 'http.response.status_code': status }),
    }
    trace.add(method, began, performance.now(), attributes, status === null || status >= 400)
  }
  const channels: Readonly<Record<string, (message: unknown) => void>> = {
    'http.client.request.start': (message) => {
      const { request } = message as { request: ClientRequest }
      begin(request, request.method, request.host)
    },
    'http.client.response.finish': (message) => {
      const { request, response } = message as { request: ClientRequest; response: IncomingMessage }
      end(request, response.statusCode ?? null)
    },
    'http.client.request.error': (message) => end((message as { request: ClientRequest }).request, null),
    'undici:request:create': (message) => {
      const { request } = message as { request: FetchRequest }
      begin(request, request.method, new URL(request.origin).hostname)
    },
    'undici:request:headers': (message) => {
      const { request, response } = message as { request: FetchRequest; response: { readonly statusCode: number } }
      end(request, response.statusCode)
    },
    'undici:request:error': (message) => end((message as { request: FetchRequest }).request, null),
  }
  for (const [name, listener] of Object.entries(channels)) subscribe(name, listener)
  return () => {
    for (const [name, listener] of Object.entries(channels)) unsubscribe(name, listener)
  }
}
