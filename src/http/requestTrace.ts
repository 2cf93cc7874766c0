import type { NextFunction, Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import type { Services } from '../services.ts'
import type { Problem } from '../kernel/problem.ts'
import { BrokenBytes } from '../responses/storedBytes.ts'
import { newTraceId, requestLine } from '../telemetry/log.ts'
import { measured } from '../telemetry/work.ts'
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
  /** Whether the line of the request has been logged. */
  isOver: boolean
  readonly log: Logger
  /** Limit that has refused the request; null when none has. */
  limit: string | null
}

/** Status of a request without a response, since its client or its connection has gone; the one that nginx logs. */
const UNANSWERED = 499

const traces = new WeakMap<Request, RequestTrace>()

/** The trace of a request that `traceRequests` has seen. */
export function traceOf(req: Request): RequestTrace {
  const trace = traces.get(req)
  if (!trace) throw new Error('The request has no trace.')
  return trace
}

/** Gives every request a trace id and its response the common header, and logs and measures the response. */
export function traceRequests(services: Pick<Services, 'log' | 'metrics' | 'tracer' | 'draining'>): RequestHandler {
  const { log, metrics, tracer } = services
  return (req: Request, res: Response, next: NextFunction) => {
    const began = performance.now()
    const { socket } = req
    const sentBefore = socket.bytesWritten
    const traceId = newTraceId()
    const caller = callerOf(req.headers['traceparent'])
    const spans = tracer?.begin(traceId, 'server', caller) ?? null
    const work = metrics.work(spans)
    const trace: RequestTrace = {
      traceId,
      operationId: null,
      userId: null,
      streamedAt: null,
      failure: undefined,
      isOver: false,
      log,
      limit: null,
    }
    traces.set(req, trace)
    res.setHeader(REFERRER_POLICY.name, REFERRER_POLICY.value)
    res.once('close', () => {
      const milliseconds = performance.now() - began
      const observed = trace.streamedAt === null ? milliseconds : trace.streamedAt - began
      trace.isOver = true
      const { operationId, userId, failure } = trace
      const status = statusOf(res)
      metrics.observe(operationId ?? 'other', status, observed / 1000)
      metrics.worked(operationId ?? 'other', work)
      spans?.end(operationId ?? req.method, attributesOf(req, status), status >= 500)
      if (trace.limit !== null) metrics.limited(trace.limit)
      if (failure !== undefined) logFailure(trace)
      requestLine(log, {
        traceId,
        parentTraceId: caller?.traceId ?? null,
        method: req.method,
        url: req.originalUrl,
        status,
        milliseconds,
        bytes: socket.bytesWritten - sentBefore,
        operationId,
        userId,
        address: req.ip ?? null,
      })
    })
    // A client must not send its next request over a connection that is about to be closed.
    if (services.draining) res.setHeader('Connection', 'close')
    measured(work, next)
  }
}

/** Notes why a request has failed. */
export function noteFailure(req: Request, { cause, limit }: Problem): void {
  const trace = traceOf(req)
  trace.failure = cause
  trace.limit = limit
  // A response ends before the error of its bytes is known. Other errors after the end are those of a client that has gone.
  if (trace.isOver && cause instanceof BrokenBytes) logFailure(trace)
}

function logFailure({ log, traceId, failure }: RequestTrace): void {
  log.error({ traceId, error: failure }, 'what went wrong')
}

/** Facts about a request for its trace. Its URL, which may contain a key, is not among them. */
function attributesOf({ method }: Request, status: number) {
  return { 'http.request.method': method, 'http.response.status_code': status }
}

/** The status of a response that is over. A response without a head has another one only where its bytes were written by others. */
function statusOf({ headersSent, statusCode }: Response): number {
  return headersSent || statusCode !== 200 ? statusCode : UNANSWERED
}

/** The trace and the span that the caller sent (W3C Trace Context, section 3.2); null without valid ones. */
function callerOf(traceparent: string | string[] | undefined): { traceId: string; spanId: string } | null {
  if (typeof traceparent !== 'string') return null
  const [, traceId = '', spanId = ''] =
    /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(?:-|$)/.exec(traceparent) ?? []
  return /^0*$/.test(traceId) ? null : { traceId, spanId }
}
