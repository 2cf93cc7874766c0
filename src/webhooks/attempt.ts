import { post, type Answer } from '../outgoing/post.ts'
import { ForbiddenTarget, type Targets } from '../outgoing/targets.ts'
import type { Claimed } from './claim.ts'
import { write } from './formats.ts'
import type { AttemptOutcome } from './outcome.ts'
import { readRetryAfter } from './schedule.ts'
import type { WebhookSecrets } from './secrets.ts'
import { signatureHeaders } from './signature.ts'

/** Milliseconds that a receiver has for its response (Standard Webhooks 1.0.0 recommends 15 to 30 s). */
const TIMEOUT = 20_000
/** Statuses whose `Retry-After` counts. */
const BUSY = new Set([429, 503])

/** Needs of an attempt. */
export interface AttemptServices {
  readonly targets: Targets
  readonly secrets: WebhookSecrets
  /** Origin of the pages, for links. */
  readonly baseUrl: string
  /** The database's time. */
  readonly now: () => Date
  /** Milliseconds that a receiver has, if not the default. */
  readonly timeout?: number
}

/** Sends a delivery once. Never throws: all that goes wrong is part of the outcome. */
export async function attempt(
  delivery: Claimed,
  services: AttemptServices,
  stop: AbortSignal,
): Promise<AttemptOutcome> {
  const startedAt = services.now()
  const begin = performance.now()
  const timeout = AbortSignal.timeout(services.timeout ?? TIMEOUT)
  const result = await send(delivery, services, startedAt, AbortSignal.any([timeout, stop])).catch((error: unknown) =>
    reasonOf(error, timeout),
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
    pausedUntil: BUSY.has(status) ? readRetryAfter(retryAfter, services.now()) : null,
  }
}

async function send(
  { webhookId, id, url, format, body, secrets: sealed }: Claimed,
  { targets, secrets, baseUrl }: AttemptServices,
  at: Date,
  signal: AbortSignal,
): Promise<Answer> {
  const keys = (await Promise.all(sealed.map((secret) => secrets.open(webhookId, secret)))).filter(
    (key) => key !== null,
  )
  if (keys.length === 0) {
    throw new ForbiddenTarget('The secret of the webhook cannot be read any more. Rotate it.')
  }
  const target = await orAbort(targets.find(url), signal)
  const content = write(format, body, baseUrl)
  const bytes = Buffer.from(content.body)
  const headers = {
    ...content.headers,
    ...signatureHeaders(id, at, bytes, keys),
    'User-Agent': `Print-Log-Webhooks (+${baseUrl})`,
  }
  return post(target, headers, bytes, signal)
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
