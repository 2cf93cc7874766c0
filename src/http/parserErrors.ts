import type { Duplex } from 'node:stream'
import type { Services } from '../services.ts'
import { REFERRER_POLICY } from './referrerPolicy.ts'
import { newTraceId } from '../telemetry/log.ts'
import { phrase, Problem } from '../kernel/problem.ts'

/** Responds to a request that Node's parser refused before Express saw it: Node's own response would have no body. */
export function respondToParserError(
  error: Error,
  socket: Duplex,
  { config, log }: Pick<Services, 'config' | 'log'>,
): void {
  const code = (error as { code?: string }).code
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
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
