import { STATUS_CODES } from 'node:http'

/** Problem types by the last segment of their `type` URL. The pages under /problems show these texts. */
export const problemTypes = {
  validation: {
    status: 400,
    title: 'Validation failed',
    advice: 'Correct the fields that `errors` names and send the request again.',
  },
  unauthorized: {
    status: 401,
    title: 'Unauthorized',
    advice: 'Send a personal API key in the X-Api-Key header or an access token in the Authorization header.',
  },
  forbidden: {
    status: 403,
    title: 'Forbidden',
    advice:
      "The credentials are valid but do not give access to this. Use the credentials of the record's owner, or the kind of credential that the operation requires.",
  },
  'not-found': {
    status: 404,
    title: 'Not found',
    advice: 'Check the path and the id. Records that the credentials cannot see are reported in the same way.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'Method not allowed',
    advice: 'Use one of the methods in the Allow header.',
  },
  timeout: {
    status: 408,
    title: 'Request timeout',
    advice: 'Send the whole request without pauses.',
  },
  conflict: {
    status: 409,
    title: 'Conflict',
    advice: 'Read the record again; `detail` says what blocks the change.',
  },
  'precondition-failed': {
    status: 412,
    title: 'Precondition failed',
    advice: 'Read the record again, repeat the change on it and send its new ETag in If-Match.',
  },
  'content-too-large': {
    status: 413,
    title: 'Content too large',
    advice: 'Send a smaller body; `detail` names the limit.',
  },
  'uri-too-long': { status: 414, title: 'URI too long', advice: 'Use fewer or shorter query parameters.' },
  'unsupported-media-type': {
    status: 415,
    title: 'Unsupported media type',
    advice: 'Send one of the media types in the Accept header of the response.',
  },
  'range-not-satisfiable': {
    status: 416,
    title: 'Range not satisfiable',
    advice: 'Request a range within the size given in Content-Range, or the whole.',
  },
  'idempotency-mismatch': {
    status: 422,
    title: 'Idempotency key reused',
    advice: 'Use a new Idempotency-Key for a new request.',
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    advice: 'Wait the number of seconds in Retry-After.',
  },
  'headers-too-large': {
    status: 431,
    title: 'Request header fields too large',
    advice: 'Send fewer or shorter header fields.',
  },
  internal: {
    status: 500,
    title: 'Internal server error',
    advice: 'Try again later. If it happens again, report the traceId.',
  },
  unavailable: {
    status: 503,
    title: 'Service unavailable',
    advice: 'Wait the number of seconds in Retry-After and send the request again.',
  },
} as const satisfies Record<string, { status: number; title: string; advice: string }>

/** Last segment of a problem's `type` URL. */
export type ProblemType = keyof typeof problemTypes

/** Validation errors: lists of plain sentences, keyed by the contract's name of the invalid field. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** Optional parts of a problem. */
export interface ProblemOptions {
  readonly errors?: FieldErrors
  readonly headers?: Readonly<Record<string, string>>
  /** Underlying error, for the log only. */
  readonly cause?: unknown
  /** Whether the client shows the text of the response to a person, who reads the detail first. */
  readonly isShown?: boolean
  /** Name of the limit of concurrent work or stored data that was reached, of a fixed set, for the metrics. */
  readonly limit?: string
}

/**
 * Keys of `errors` that name a part of the request instead of a field. `body` is not among them because devices rely on
 * its detail.
 */
const NO_FIELD: ReadonlySet<string> = new Set(['path', 'request'])

/**
 * Failure of a request. All failures are thrown as a `Problem` and written in one place as a problem document (RFC
 * 9457).
 */
export class Problem extends Error {
  readonly type: ProblemType
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly errors: FieldErrors | undefined
  readonly headers: Readonly<Record<string, string>>
  /** Limit of concurrent work or stored data that has been reached; null for other failures. */
  readonly limit: string | null
  readonly #isShown: boolean

  /**
   * @param detail sentence that helps the client fix the request; must not contain values that it sent or anything
   * internal
   */
  constructor(type: ProblemType, detail: string = problemTypes[type].advice, options: ProblemOptions = {}) {
    super(detail, options.cause === undefined ? undefined : { cause: options.cause })
    this.type = type
    this.status = problemTypes[type].status
    this.title = problemTypes[type].title
    this.detail = detail
    this.errors = options.errors
    this.headers = options.headers ?? {}
    this.limit = options.limit ?? null
    this.#isShown = options.isShown ?? false
  }

  /** Creates a 400 that names each invalid field. When no field is invalid, the detail is the sentence itself. */
  static invalid(errors: FieldErrors): Problem {
    const names = Object.keys(errors)
    const general = names.length === 1 && NO_FIELD.has(names[0] ?? '') ? errors[names[0] ?? '']?.[0] : undefined
    const shown = names.slice(0, 5).join(', ') + (names.length > 5 ? ', …' : '')
    return new Problem('validation', general ?? `Correct ${shown} and send the request again.`, { errors })
  }

  /**
   * Creates a 404 for a record that is unknown or belongs to another user. The two are not distinguished, so that ids
   * cannot be probed.
   */
  static notFound(what: string): Problem {
    return new Problem('not-found', `No ${what} with this id is visible to the caller.`)
  }

  /** Creates a 503 with the number of seconds until a retry makes sense. */
  static unavailable(cause: unknown): Problem {
    return new Problem('unavailable', undefined, { headers: { 'Retry-After': '5' }, cause })
  }

  /** Builds the problem document that the client reads. */
  document(baseUrl: string, traceId: string): Record<string, unknown> {
    return {
      ...(this.#isShown ? { detail: this.detail } : {}),
      type: `${baseUrl}/problems/${this.type}`,
      title: this.title,
      status: this.status,
      detail: this.detail,
      traceId,
      ...(this.errors ? { errors: this.errors } : {}),
    }
  }
}

/** Returns the standard reason phrase of a status, for log lines and pages. */
export function phrase(status: number): string {
  return STATUS_CODES[status] ?? 'Unknown'
}
