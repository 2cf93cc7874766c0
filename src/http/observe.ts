import { randomUUID } from 'node:crypto'
import type { NextFunction, Request, RequestHandler, Response } from 'express'
import type { Services } from '../services.ts'
import { requestLine } from './log.ts'

/** What is known of a request, for its log line and its problem document. */
export interface Trail {
  readonly traceId: string
  operationId: string | null
  userId: number | null
  /** What really went wrong, for the log. */
  failure: unknown
}

const trails = new WeakMap<Request, Trail>()

/** The trail of a request that `observe` has seen. */
export function trailOf(req: Request): Trail {
  const trail = trails.get(req)
  if (!trail) throw new Error('The request was not observed.')
  return trail
}

/** Gives every request a trace id, and logs and measures its answer. */
export function observe(services: Pick<Services, 'log' | 'metrics' | 'draining'>): RequestHandler {
  const { log, metrics } = services
  return (req: Request, res: Response, next: NextFunction) => {
    const began = performance.now()
    const trail: Trail = {
      traceId: traceId(req.headers['traceparent']),
      operationId: null,
      userId: null,
      failure: undefined,
    }
    trails.set(req, trail)
    res.once('close', () => {
      const milliseconds = performance.now() - began
      metrics.observe(trail.operationId ?? 'other', res.statusCode, milliseconds / 1000)
      const { traceId, operationId, userId, failure } = trail
      if (failure !== undefined) log.error({ traceId, error: failure }, 'what went wrong')
      const bytes = Number(res.getHeader('Content-Length') ?? 0)
      requestLine(log, {
        traceId,
        method: req.method,
        url: req.originalUrl,
        status: res.statusCode,
        milliseconds,
        bytes,
        operationId,
        userId,
        address: req.ip ?? null,
      })
    })
    // A client must not send its next request over a connection that is about to be closed.
    if (services.draining) res.setHeader('Connection', 'close')
    next()
  }
}

/** The caller's trace id (W3C Trace Context, section 3.2), or a new one: 32 hexadecimal digits. */
function traceId(traceparent: string | string[] | undefined): string {
  const sent =
    typeof traceparent === 'string'
      ? /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/.exec(traceparent)?.[1]
      : undefined
  // Node draws the randomness of many UUIDs at once; 16 bytes of its own cost each request 12 µs.
  return sent === undefined || /^0+$/.test(sent) ? randomUUID().replaceAll('-', '') : sent
}
