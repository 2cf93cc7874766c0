import type { Server } from 'node:http'
import { closeUnused } from '../admission/connections.ts'

const IDLE_CHECK_MS = 50
/** Milliseconds in which a connection that was opened just before can bring its request. */
const UNUSED_MS = 1000

/**
 * Stops a server: no new connections, requests in flight may finish, idle connections are closed.
 * @param seconds how long requests may take; the rest is cut off
 */
export async function drain(server: Server, seconds: number): Promise<void> {
  // A kept-alive connection turns idle only after its response, so checking once is not enough.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
  // Node counts a connection as idle only after its first request.
  const unused = setTimeout(() => closeUnused(server), UNUSED_MS)
  const deadline = setTimeout(() => server.closeAllConnections(), seconds * 1000)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  clearInterval(idle)
  clearTimeout(unused)
  clearTimeout(deadline)
}
