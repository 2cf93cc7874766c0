import { ServerResponse, type IncomingMessage, type Server } from 'node:http'
import type { Express } from 'express'
import { isSpoolman, readAddress } from './address.ts'
import { topicOf } from './topic.ts'

/** The first bytes after the head of each request for a WebSocket. */
const heads = new WeakMap<IncomingMessage, Buffer>()

/**
 * Whether a request asks for a WebSocket at an address that has one (RFC 6455, section 4.2.1).
 * @param target request target below the path of the public address
 */
export function asksForSocket({ method, headers, url = '' }: IncomingMessage, target = url): boolean {
  if (method !== 'GET' || headers.upgrade?.toLowerCase() !== 'websocket' || !isSpoolman(target)) return false
  return topicOf(readAddress(target).path) !== null
}

/**
 * Passes requests for a WebSocket to the application like all others, so that they are traced, counted and refused in the
 * same way. A response other than the WebSocket ends the connection.
 */
export function passUpgrades(server: Server, app: Express): void {
  server.on('upgrade', (req: IncomingMessage, _stream, head: Buffer) => {
    const { socket } = req
    const res = new ServerResponse(req)
    res.shouldKeepAlive = false
    res.assignSocket(socket)
    res.once('finish', () => socket.destroySoon())
    // A lost connection closes the socket; there is nothing else to do.
    socket.on('error', () => {})
    heads.set(req, head)
    app(req, res)
  })
}

/** Returns the bytes after the head of a request for a WebSocket; null for other requests. */
export function headOf(req: IncomingMessage): Buffer | null {
  return asksForSocket(req) ? (heads.get(req) ?? null) : null
}
