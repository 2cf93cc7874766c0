import { post, type Answer } from './post.ts'
import { readRetryAfter } from './schedule.ts'
import { ForbiddenTarget, type Targets } from './targets.ts'

/** Milliseconds that a receiver has for its response (Standard Webhooks 1.0.0 recommends 15 to 30 s). */
const TIMEOUT = 20_000
/** Statuses whose `Retry-After` counts. */
const BUSY = new Set([429, 503])

/** Result of one attempt. */
export interface AttemptOutcome {
  readonly startedAt: Date
  readonly milliseconds: number
  /** Status of the response; null without one. */
  readonly status: number | null
  /** Sentence that says why it failed; null for a success. */
  readonly error: string | null
  /** First kilobyte of the response, as text; null without one. */
  readonly answer: string | null
  /** Time before which the receiver wants no request. */
  readonly pausedUntil: Date | null
}

/** Clock and timeout of an attempt. */
export interface AttemptLimits {
  /** The database's time. */
  readonly now: () => Date
  /** Milliseconds that a receiver has, if not the default. */
  readonly timeout?: number
}

/**
 * Sends a request once, within the time that a receiver has. Never throws: all that goes wrong is part of the outcome.
 * @param send the request; it ends with the signal
 * @param stop signal that the service stops
 */
export async function attemptRequest(
  send: (startedAt: Date, signal: AbortSignal) => Promise<Answer>,
  { now, timeout = TIMEOUT }: AttemptLimits,
  stop: AbortSignal,
): Promise<AttemptOutcome> {
  const startedAt = now()
  const begin = performance.now()
  const timedOut = AbortSignal.timeout(timeout)
  const result = await send(startedAt, AbortSignal.any([timedOut, stop])).catch((error: unknown) =>
    reasonOf(error, timedOut),
  )
  const milliseconds = Math.round(performance.now() - begin)
  if (typeof result === 'string') {
    return { startedAt, milliseconds, status: null, error: result, answer: null, pausedUntil: null }
  }
  const { status, retryAfter, start } = result
  return {
    startedAt,
    milliseconds,
    status,
    error: mistakeOf(status),
    answer: toText(start),
    pausedUntil: BUSY.has(status) ? readRetryAfter(retryAfter, now()) : null,
  }
}

/**
 * Sends a `POST` to an address that a user provided, which is resolved and checked for this request.
 * @param maxAnswer bytes of the response that are read, if not a kilobyte
 * @throws ForbiddenTarget, and Error when there is no response
 */
export async function postTo(
  targets: Targets,
  url: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  signal: AbortSignal,
  maxAnswer?: number,
): Promise<Answer> {
  return post(await orAbort(targets.find(url), signal), headers, body, signal, maxAnswer)
}

/** A look-up cannot be aborted; its result is then ignored. */
function orAbort<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    work.then(resolve, reject)
  })
}

/** Returns the reason why a status is a failure; null for a success. */
function mistakeOf(status: number): string | null {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return `The receiver redirected with ${status}. Redirects are not followed.`
  if (status === 410) return 'The receiver responded with 410: it wants no more deliveries.'
  return `The receiver responded with ${status}.`
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The receiver refused the connection.',
  ECONNRESET: 'The receiver closed the connection without a response.',
  EHOSTUNREACH: 'The receiver cannot be reached.',
  ENETUNREACH: 'The receiver cannot be reached.',
  ETIMEDOUT: 'The receiver did not accept the connection in time.',
  EPIPE: 'The receiver closed the connection without a response.',
}

/** Sentence without addresses: those of the service's own network are nobody's business. */
function reasonOf(error: unknown, timeout: AbortSignal): string {
  if (error instanceof ForbiddenTarget) return error.message
  if (timeout.aborted) return `The receiver did not respond within ${TIMEOUT / 1000} seconds.`
  const code = (error as NodeJS.ErrnoException | null)?.code ?? ''
  if (code.startsWith('HPE_')) return 'The response of the receiver is not HTTP.'
  if (/CERT|TLS|SSL|SELF_SIGNED|ALTNAME|UNABLE_TO/.test(code)) return 'The certificate of the receiver is not valid.'
  if (/^(?:ESERVFAIL|EREFUSED|EAI_AGAIN|ECANCELLED)$/.test(code))
    return 'The host name of the receiver cannot be resolved.'
  return REASONS[code] ?? 'The request to the receiver failed.'
}

/** Reads bytes as text; control characters, which PostgreSQL and people cannot read, are replaced. */
function toText(bytes: Buffer): string {
  return bytes.toString('utf8').replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '\ufffd')
}
