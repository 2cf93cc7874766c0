import { randomUUID } from 'node:crypto'
import querystring from 'node:querystring'
import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { Problem } from '../kernel/problem.ts'

const HIDDEN = '***'
/** Names of secret values, in fields of a log line and in queries. */
const secretName = /api[-_ ]?key|share[-_ ]?key|token|secret|passw|authorization|cookie/i
/** Names of fields that hold whole requests, and thus everything that a client sent. */
const bulkName = /^(req|res|request|response|headers|rawHeaders|body)$/i
/** Secret field names that a child logger may be bound to. */
const secretBindings =
  'apiKey shareKey token accessToken secret clientSecret password authorization cookie headers body req res'.split(' ')
/**
 * Further secret query names: the parameters of a sign-in response (RFC 6749, 4.1.2), the id of slicer settings in the
 * pages, the return address, which may contain one, and the signature of a link to an archive.
 */
const secretQueryName = /^(code|state|settingid|returnto|signature)$/i
/**
 * Pattern of our API keys, matched anywhere: 32 letters and digits. UUIDs contain hyphens and stay readable. Longer
 * runs are masked as well because a key may begin anywhere in them.
 */
const keyLike = /[A-Za-z0-9]{32,}/g
/** Names of fields with similar values that are safe: we created them or checked that they are hexadecimal. */
const traceName = /^(traceId|parentTraceId)$/
const MAX_DEPTH = 4
const MAX_TEXT = 8000

/**
 * Creates the log: one JSON object per line.
 * @param destination destination of the lines; standard output by default
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
      // Bindings of a child logger bypass the formatter above.
      redact: { paths: secretBindings, censor: HIDDEN },
      // A line without a message takes the error's.
      serializers: { msg: hideSecrets },
    },
    destination,
  )
}

/** Request whose response is finished. */
export interface FinishedRequest {
  readonly traceId: string
  /** Trace id sent by the caller, of the trace that this request is part of. */
  readonly parentTraceId: string | null
  readonly method: string
  /** Request target as sent. */
  readonly url: string
  readonly status: number
  readonly milliseconds: number
  /** Bytes that were sent: the head and the body of the response, as far as it got. */
  readonly bytes: number
  readonly operationId: string | null
  readonly userId: number | null
  readonly address: string | null
}

/**
 * Logs one request without its headers or body, at error level for failures of the service and at info level otherwise.
 */
export function requestLine(log: Logger, request: FinishedRequest): void {
  const level = request.status >= 500 ? 'error' : 'info'
  if (!log.isLevelEnabled(level)) return
  log[level](
    {
      traceId: request.traceId,
      ...(request.parentTraceId === null ? {} : { parentTraceId: request.parentTraceId }),
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
 * Masks the secrets of a request target: credentials in the query, push tokens in the path, ids of slicer settings, and
 * anything that looks like an API key.
 * @param url request target as sent; may be malformed
 */
export function safeUrl(url: string): string {
  const end = url.search(/[?#;]/)
  const path = end < 0 ? url : url.slice(0, end)
  // Unlike decodeURIComponent, unescape never throws and decodes every valid sequence.
  const plain = path.includes('%') ? querystring.unescape(path) : path
  const safePath = /\/devices\/+[^/]/i.test(plain)
    ? hideKeys(plain.replace(/(\/devices\/+).*/is, `$1${HIDDEN}`))
    : hideKeys(...withoutConnectionKey(path, plain))
  const query = end < 0 ? '' : safeQuery(url.slice(end), /\/cura\/+settings\/*$/i.test(plain))
  return hideUserinfo(safePath + query)
}

/**
 * Masks the key in an address of the spool interface, also one that is cut short, or encoded twice.
 * @returns the path as sent, and decoded; both masked where there is a key
 */
function withoutConnectionKey(path: string, plain: string): [string, string] {
  const safe = plain.replace(/(\/spoolman\/+)(?!api(?:\/|$)|metrics\/*$)[^/]+/gi, `$1${HIDDEN}`)
  return safe === plain ? [path, plain] : [safe, safe]
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

/** Masks a secret up to the end of its pair; `?`, `#` and `;` may begin a name but do not end a value. */
function safePair(pair: string, isSecret: (name: string) => boolean): string {
  let start = 0
  for (const piece of pair.split(/[?#;]/)) {
    const equals = piece.indexOf('=')
    if (equals >= 0 && isSecret(piece.slice(0, equals)))
      return `${hideEncodedKeys(pair.slice(0, start + equals))}=${HIDDEN}`
    start += piece.length + 1
  }
  return hideEncodedKeys(pair)
}

function hideEncodedKeys(text: string): string {
  return hideKeys(text, text.includes('%') ? querystring.unescape(text) : text)
}

/**
 * Masks API keys. Returns the text as sent, unless its decoded form contains something that looks like a key: then the
 * decoded form, masked.
 */
function hideKeys(text: string, plain = text): string {
  const safe = plain.replace(keyLike, HIDDEN)
  return safe === plain ? text : safe
}

function safeFields(fields: object, depth: number): Record<string, unknown> {
  const safe: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    safe[hideKeys(name)] = safeField(name, value, depth)
  }
  return safe
}

function safeField(name: string, value: unknown, depth: number): unknown {
  if (secretName.test(name) || bulkName.test(name)) return HIDDEN
  return traceName.test(name) ? value : safeValue(value, depth)
}

function safeValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.includes('://') ? hideSecrets(value) : hideKeys(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) return '[deep]'
  if (value instanceof Error) return safeError(value, depth)
  if (value instanceof Date) return value
  if (Array.isArray(value)) return value.map((item) => safeValue(item, depth + 1))
  return safeFields(value, depth + 1)
}

/** Copies only the listed properties: drivers attach queries, parameters and connections to their errors. */
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

/** Masks credentials that a library's text may quote. */
function hideSecrets(text: string): string {
  const short = hideKeys(text).slice(0, MAX_TEXT)
  if (!/[:=]|Bearer|Basic|eyJ/i.test(short)) return short
  return hideUserinfo(short)
    .replace(/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${HIDDEN}`)
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, HIDDEN)
    .replace(/((?:api[-_]?key|share[-_]?key|token|secret|password)["']? ?[=:] ?["']?)[^\s"'&,;]+/gi, `$1${HIDDEN}`)
    .replace(/([?&](?:code|state)=)[^&\s]+/gi, `$1${HIDDEN}`)
}

/** Masks user information in URLs: `postgres://name:password@host` → `postgres://***@host`. */
function hideUserinfo(text: string): string {
  return text.includes('://') ? text.replace(/(:\/\/)[^\s/?#]*@/g, `$1${HIDDEN}@`) : text
}

/** 32 hexadecimal digits. Node draws the randomness of many UUIDs at once; 16 bytes of its own cost each request 12 µs. */
export function newTraceId(): string {
  return randomUUID().replaceAll('-', '')
}
