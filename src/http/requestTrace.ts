import { randomUUID } from 'node:crypto'
import type { NextFunction, Request, RequestHandler, Response } from 'express'
import type { Services } from '../services.ts'
import { requestLine } from '../telemetry/log.ts'
import { REFERRER_POLICY } from './referrerPolicy.ts'

/** Facts about a request for its log line and its problem document. */
export interface RequestTrace {
  /** Ours, for every request a new one: nobody else chooses what finds our lines. */
  readonly traceId: string
  operationId: string | null
  userId: number | null
  /** When the head of a stream was sent, by the monotonic clock: how long it stays open is not a time of response. */
  streamedAt: number | null
  /** The cause of a failure, for the log. */
  failure: unknown
}

const traces = new WeakMap<Request, RequestTrace>()

/** The trace of a request that `traceRequests` has seen. */
export function traceOf(req: Request): RequestTrace {
  const trace = traces.get(req)
  if (!trace) throw new Error('The request has no trace.')
  return trace
}

/** Gives every request a trace id and its response the common header, and logs and measures the response. */
export function traceRequests(services: Pick<Services, 'log' | 'metrics' | 'draining'>): RequestHandler {
  const { log, metrics } = services
  return (req: Request, res: Response, next: NextFunction) => {
    const began = performance.now()
    const trace: RequestTrace = {
      traceId: newTraceId(),
      operationId: null,
      userId: null,
      streamedAt: null,
      failure: undefined,
    }
    traces.set(req, trace)
    res.setHeader(REFERRER_POLICY.name, REFERRER_POLICY.value)
    res.once('close', () => {
      const milliseconds = performance.now() - began
      const observed = trace.streamedAt === null ? milliseconds : trace.streamedAt - began
      metrics.observe(trace.operationId ?? 'other', res.statusCode, observed / 1000)
      const { traceId, operationId, userId, failure } = trace
      if (failure !== undefined) log.error({ traceId, error: failure }, 'what went wrong')
      const bytes = Number(res.getHeader('Content-Length') ?? 0)
      requestLine(log, {
        traceId,
        parentTraceId: parentTraceId(req.headers['traceparent']),
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

/** 32 hexadecimal digits. Node draws the randomness of many UUIDs at once; 16 bytes of its own cost each request 12 µs. */
export function newTraceId(): string {
  return randomUUID().replaceAll('-', '')
}

/** The trace id that the caller sent (W3C Trace Context, section 3.2); null without a valid one. */
function parentTraceId(traceparent: string | string[] | undefined): string | null {
  if (typeof traceparent !== 'string') return null
  const sent = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(?:-|$)/.exec(traceparent)?.[1]
  return sent === undefined || /^0+$/.test(sent) ? null : sent
}
