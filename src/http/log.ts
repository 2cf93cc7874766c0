import querystring from 'node:querystring'
import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from '../config.ts'
import { Problem } from './problem.ts'

const HIDDEN = '***'
/** Names whose values are secrets, in fields of a log line and in queries. */
const secretName = /api[-_ ]?key|share[-_ ]?key|token|secret|passw|authorization|cookie/i
/** Fields that carry whole requests, and with them everything that a client sent. */
const bulkName = /^(req|res|request|response|headers|rawHeaders|body)$/i
/** The names among them that a child logger might be given. */
const secretBindings =
  'apiKey shareKey token accessToken secret clientSecret password authorization cookie headers body req res'.split(' ')
/** Query names besides: the answer of a sign-in (RFC 6749, 4.1.2), the id of slicer settings in the pages, and the address to come back to, which may hold one. */
const secretQueryName = /^(code|state|settingid|returnto)$/i
const MAX_DEPTH = 4
const MAX_TEXT = 8000

/**
 * Makes the log: one JSON object a line.
 * @param destination where the lines go; standard output unless told
 */
export function createLogger(
  config: Pick<Config, 'logLevel'>,
  destination: DestinationStream = pino.destination(1),
): Logger {
  return pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => safeFields(fields, 0),
      },
      // The fixed fields of a child logger do not pass the formatter above.
      redact: { paths: secretBindings, censor: HIDDEN },
      // Without a message of its own, a line takes the error's.
      serializers: { msg: hideSecrets },
    },
    destination,
  )
}

/** One request whose answer is finished. */
export interface FinishedRequest {
  readonly traceId: string
  readonly method: string
  /** The request target as it was sent. */
  readonly url: string
  readonly status: number
  readonly milliseconds: number
  /** Bytes of the answer's body. */
  readonly bytes: number
  readonly operationId: string | null
  readonly userId: number | null
  readonly address: string | null
}

/** Logs one request, never its headers or bodies: failures of the service as errors, everything else as information. */
export function requestLine(log: Logger, request: FinishedRequest): void {
  const level = request.status >= 500 ? 'error' : 'info'
  if (!log.isLevelEnabled(level)) return
  log[level](
    {
      traceId: request.traceId,
      method: request.method,
      path: safeUrl(request.url),
      status: request.status,
      milliseconds: Math.round(request.milliseconds * 100) / 100,
      bytes: request.bytes,
      operationId: request.operationId,
      userId: request.userId,
      address: request.address,
    },
    'request',
  )
}

/**
 * A request target without its secrets: credentials in the query, push tokens in the path, ids of slicer settings.
 * @param url as it was sent; may be malformed
 */
export function safeUrl(url: string): string {
  const end = url.search(/[?#;]/)
  const path = end < 0 ? url : url.slice(0, end)
  // Unlike decodeURIComponent, this decodes what can be decoded and never throws.
  const plain = path.includes('%') ? querystring.unescape(path) : path
  const safePath = /\/devices\/+[^/]/i.test(plain) ? plain.replace(/(\/devices\/+).*/is, `$1${HIDDEN}`) : path
  const query = end < 0 ? '' : safeQuery(url.slice(end), /\/cura\/+settings\/*$/i.test(plain))
  return hideUserinfo(safePath + query)
}

function safeQuery(query: string, idIsSecret: boolean): string {
  const isSecret = (encoded: string) => {
    const name = querystring.unescape(encoded)
    return secretName.test(name) || secretQueryName.test(name) || (idIsSecret && /^id$/i.test(name))
  }
  return query
    .split('&')
    .map((pair) => safePair(pair, isSecret))
    .join('&')
}

/** Hides a secret to the end of its pair; `?`, `#` and `;` may begin a name but do not end a value. */
function safePair(pair: string, isSecret: (name: string) => boolean): string {
  let start = 0
  for (const piece of pair.split(/[?#;]/)) {
    const equals = piece.indexOf('=')
    if (equals >= 0 && isSecret(piece.slice(0, equals))) return `${pair.slice(0, start + equals)}=${HIDDEN}`
    start += piece.length + 1
  }
  return pair
}

function safeFields(fields: object, depth: number): Record<string, unknown> {
  const safe: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    safe[name] = secretName.test(name) || bulkName.test(name) ? HIDDEN : safeValue(value, depth)
  }
  return safe
}

function safeValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.includes('://') ? hideSecrets(value) : value
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) return '[deep]'
  if (value instanceof Error) return safeError(value, depth)
  if (value instanceof Date) return value
  if (Array.isArray(value)) return value.map((item) => safeValue(item, depth + 1))
  return safeFields(value, depth + 1)
}

/** Only what is named here: drivers hang queries, parameters and connections on their errors. */
function safeError(error: Error, depth: number): Record<string, unknown> {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const expected = error instanceof Problem && error.status < 500
  return {
    name: error.name,
    message: hideSecrets(error.message),
    ...(code === undefined ? {} : { code }),
    ...(expected ? {} : { stack: hideSecrets(error.stack ?? '') }),
    ...(error.cause === undefined ? {} : { cause: safeCause(error.cause, depth + 1) }),
  }
}

function safeCause(cause: unknown, depth: number): unknown {
  return typeof cause === 'string' ? hideSecrets(cause) : safeValue(cause, depth)
}

/** Text of a library without the credentials that it may quote. */
function hideSecrets(text: string): string {
  if (!/[:=]|Bearer|Basic|eyJ/i.test(text)) return text.slice(0, MAX_TEXT)
  return hideUserinfo(text.slice(0, MAX_TEXT))
    .replace(/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${HIDDEN}`)
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, HIDDEN)
    .replace(/((?:api[-_]?key|share[-_]?key|token|secret|password)["']? ?[=:] ?["']?)[^\s"'&,;]+/gi, `$1${HIDDEN}`)
    .replace(/([?&](?:code|state)=)[^&\s]+/gi, `$1${HIDDEN}`)
}

/** `postgres://name:password@host` → `postgres://***@host`. */
function hideUserinfo(text: string): string {
  return text.includes('://') ? text.replace(/(:\/\/)[^\s/?#]*@/g, `$1${HIDDEN}@`) : text
}
