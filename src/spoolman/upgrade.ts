import { ServerResponse, type IncomingMessage, type Server } from 'node:http'
import type { Express } from 'express'
import { openResponses } from '../http/openResponses.ts'
import { isSpoolman, readAddress } from './address.ts'
import { topicOf } from './topic.ts'

/** The first bytes after the head of each request for a WebSocket. */
const heads = new WeakMap<IncomingMessage, Buffer>()

/**
 * Whether a request asks for a WebSocket at an address that has one (RFC 6455, section 4.2.1). HTTP/1.0 has no upgrades (RFC 9110,
 * section 7.8).
 * @param target request target below the path of the public address
 */
function asksForSocket({ method, httpVersion, headers, url = '' }: IncomingMessage, target = url): boolean {
  if (method !== 'GET' || httpVersion === '1.0' || headers.upgrade?.toLowerCase() !== 'websocket') return false
  return isSpoolman(target) && topicOf(readAddress(target).path) !== null
}

/**
 * Whether a request for a WebSocket gets one. A connection has one response at a time, so one that comes before the response to an
 * earlier request has ended gets the response that it gets without Upgrade, which a server may ignore (RFC 9110, section 7.8).
 * @param target request target below the path of the public address
 */
export function mayUpgrade(req: IncomingMessage, target: string): boolean {
  return asksForSocket(req, target) && openResponses(req.socket).length === 0
}

/**
 * Passes requests for a WebSocket to the application like all others, so that they are traced, counted and refused in the
 * same way. A response other than the WebSocket ends the connection.
 * @param server calls `mayUpgrade` first
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
