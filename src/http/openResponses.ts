import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

type OpenResponse = ServerResponse<IncomingMessage>

/** The responses of each connection that have not ended, in the order of their requests. */
const open = new WeakMap<Duplex, Set<OpenResponse>>()

/** Notes the responses of a server until they have ended. */
export function noteResponses(server: Server): void {
  const note = ({ socket }: IncomingMessage, res: OpenResponse) => {
    const responses = open.get(socket) ?? new Set()
    open.set(socket, responses.add(res))
    res.once('close', () => responses.delete(res))
  }
  server.on('request', note).on('checkExpectation', note)
}

/** Returns the responses of a connection that have not ended, in the order of their requests. */
export function openResponses(socket: Duplex): OpenResponse[] {
  return [...(open.get(socket) ?? [])]
}
