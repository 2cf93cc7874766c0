import type { IncomingMessage, Server } from 'node:http'
import { hasBody } from './receive.ts'

/** Milliseconds in which the client can read the response before its connection is closed. */
const LINGER_MS = 1000

/** How long bodies may take. Node's `requestTimeout` would also cut off a large file on a slow line. */
export interface BodyTimes {
  /** Milliseconds that any body may take; also between two looks at one that takes longer. */
  readonly bodyTimeout: number
  /** Bytes per second, on average, that a body must bring to take longer. */
  readonly slowestBody: number
}

/**
 * Cuts off requests whose bodies come too slowly, as Node cuts off slow heads: with a `clientError` of the server.
 * @param server emits `request` for each request, also for those that wait for 100 Continue
 */
export function boundBodyTime(server: Server, { bodyTimeout, slowestBody }: BodyTimes): void {
  server.on('request', (req: IncomingMessage) => {
    if (!hasBody(req)) return
    const { socket } = req
    const began = performance.now()
    const before = socket.bytesRead
    const look = () => {
      if (req.complete) return
      const seconds = (performance.now() - began) / 1000
      if (socket.bytesRead - before >= seconds * slowestBody) timer = setTimeout(look, bodyTimeout).unref()
      else {
        server.emit('clientError', timeoutError(), socket)
        // The rest of the body must not complete a request that has been refused, nor hold its place.
        req.pause()
        setTimeout(() => socket.destroy(), LINGER_MS).unref()
      }
    }
    let timer = setTimeout(look, bodyTimeout).unref()
    req.once('close', () => clearTimeout(timer))
  })
}

/** The error that Node has for it. */
function timeoutError(): Error {
  return Object.assign(new Error('The body came too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
}
