import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

type OpenResponse = ServerResponse<IncomingMessage>

/** The responses of each connection that have not been sent, in the order of their requests. */
const open = new WeakMap<Duplex, Set<OpenResponse>>()

/** Notes the responses of a server until they have been sent. One that never is leaves with its connection. */
export function noteResponses(server: Server): void {
  const note = ({ socket }: IncomingMessage, res: OpenResponse) => {
    const responses = open.get(socket) ?? new Set()
    open.set(socket, responses.add(res))
    // Others listen to "close", and Node warns of more than ten listeners.
    res.once('finish', () => responses.delete(res))
  }
  server.on('request', note).on('checkExpectation', note)
}

/** Returns the responses of a connection that have not been sent, in the order of their requests. */
export function openResponses(socket: Duplex): OpenResponse[] {
  return [...(open.get(socket) ?? [])]
}
