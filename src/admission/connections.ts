import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import type { AdmissionBounds } from '../config/admissionBounds.ts'
import { addressOwner } from './owner.ts'
import { UnreadResponses } from './unreadResponses.ts'

/** Milliseconds between two inspections of the connections. */
const INSPECTION_MS = 1000

/** The open connections of each server. */
const connections = new WeakMap<Server, Set<Socket>>()

/** Dependencies of `boundConnections`. */
export interface ConnectionServices {
  readonly bounds: AdmissionBounds
  readonly log: Logger
  /** Whether an address belongs to a trusted proxy, whose connections carry many clients. */
  readonly isProxy: (address: string) => boolean
}

/**
 * Bounds the connections of a server: the number of open ones in total and per network address, and the bytes of
 * responses that they leave unread. Connections beyond a bound are closed without a response.
 */
export function boundConnections(server: Server, { bounds, log, isProxy }: ConnectionServices): void {
  const open = new Set<Socket>()
  connections.set(server, open)
  const perAddress = new Map<string, number>()
  server.maxConnections = bounds.connections
  server.on('drop', () => log.debug('a connection beyond ADMISSION_CONNECTIONS was closed'))
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (!isProxy(address) && !countIn(perAddress, addressOwner(address), bounds.connectionsPerAddress, socket)) {
      log.debug({ address }, 'a connection beyond ADMISSION_CONNECTIONS_PER_ADDRESS was closed')
      socket.destroy()
      return
    }
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  const unread = new UnreadResponses(bounds)
  const inspections = setInterval(() => {
    for (const { socket, bytes } of unread.inspect(open)) {
      log.warn({ address: socket.remoteAddress, bytes }, 'a connection that does not take its responses was closed')
      socket.destroy()
    }
  }, INSPECTION_MS)
  inspections.unref()
  server.once('close', () => clearInterval(inspections))
}

/** Closes the connections of a server that have not brought a byte, as browsers and proxies open them in advance. */
export function closeUnused(server: Server): void {
  for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy()
}

/** Counts a connection until it is closed. Returns false, without counting, beyond the limit. */
function countIn(counts: Map<string, number>, key: string, limit: number, socket: Socket): boolean {
  const count = counts.get(key) ?? 0
  if (count >= limit) return false
  counts.set(key, count + 1)
  socket.once('close', () => {
    const left = (counts.get(key) ?? 0) - 1
    if (left > 0) counts.set(key, left)
    else counts.delete(key)
  })
  return true
}
