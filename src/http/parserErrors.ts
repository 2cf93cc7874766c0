import type { Duplex } from 'node:stream'
import type { Services } from '../services.ts'
import { REFERRER_POLICY } from './referrerPolicy.ts'
import { openResponses } from './openResponses.ts'
import { newTraceId } from '../telemetry/log.ts'
import { phrase, Problem } from '../kernel/problem.ts'

/** Connections with a refusal that waits for the responses to earlier requests. */
const waiting = new WeakSet<Duplex>()

type ErrorServices = Pick<Services, 'config' | 'log'>

/**
 * Responds to a request that Node's parser refused before Express saw it: Node's own response would have no body. The responses to
 * complete requests that came before it on the connection come first, since clients assign responses by their order (RFC 9112, section
 * 9.3.2). A response that has begun is not mixed with another one.
 */
export function respondToParserError(error: Error, socket: Duplex, services: ErrorServices): void {
  const code = (error as { code?: string }).code
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  // The parser refuses everything after the first mistake again.
  if (waiting.has(socket)) return
  const responses = openResponses(socket)
  const own = responses.find(({ req }) => !req.complete)
  const before = responses.filter((response) => response !== own).at(-1)
  if (!before) return own?.headersSent === true ? void socket.end() : writeRefusal(code, socket, services)
  waiting.add(socket)
  before.once('finish', () => {
    if (socket.writable) writeRefusal(code, socket, services)
  })
}

function writeRefusal(code: string | undefined, socket: Duplex, { config, log }: ErrorServices): void {
  const problem = problemOf(code)
  const traceId = newTraceId()
  const body = JSON.stringify(problem.document(config.baseUrl, traceId))
  log.info({ traceId, status: problem.status, code }, 'a request could not be parsed')
  const head = [
    `HTTP/1.1 ${problem.status} ${phrase(problem.status)}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    `${REFERRER_POLICY.name}: ${REFERRER_POLICY.value}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

function problemOf(code: string | undefined): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') return new Problem('headers-too-large')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Problem('timeout')
  return Problem.invalid({ request: ['This is not a well-formed HTTP request.'] })
}
