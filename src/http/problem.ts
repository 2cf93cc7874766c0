import { STATUS_CODES } from 'node:http'

/** What can go wrong, by the last segment of the problem's `type` URL. The pages under /problems show these texts. */
export const problemTypes = {
  validation: {
    status: 400,
    title: 'The request is not valid',
    advice: 'Correct the fields that `errors` names and send the request again.',
  },
  unauthorized: {
    status: 401,
    title: 'Credentials are missing or not acceptable',
    advice: 'Send a personal API key in the X-Api-Key header or an access token in the Authorization header.',
  },
  forbidden: {
    status: 403,
    title: 'Access is not allowed',
    advice:
      "The credentials are valid but do not give access to this. Use the credentials of the record's owner, or the kind of credential that the operation asks for.",
  },
  'not-found': {
    status: 404,
    title: 'Nothing is here',
    advice: 'Check the path and the id. A record that the credentials may not see is reported in the same way.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'The method is not allowed here',
    advice: 'Use one of the methods in the Allow header.',
  },
  timeout: {
    status: 408,
    title: 'The request took too long to arrive',
    advice: 'Send the whole request without pauses.',
  },
  conflict: {
    status: 409,
    title: 'The request conflicts with what is stored',
    advice: 'Read the record again; `detail` says what blocks the change.',
  },
  'precondition-failed': {
    status: 412,
    title: 'The record has changed',
    advice: 'Read the record again, repeat the change on it and send its new ETag in If-Match.',
  },
  'content-too-large': {
    status: 413,
    title: 'The body is too large',
    advice: 'Send a smaller body; `detail` names the limit.',
  },
  'uri-too-long': { status: 414, title: 'The address is too long', advice: 'Use fewer or shorter query parameters.' },
  'unsupported-media-type': {
    status: 415,
    title: 'The media type is not supported',
    advice: 'Send one of the media types in the Accept header of the answer.',
  },
  'range-not-satisfiable': {
    status: 416,
    title: 'The range cannot be satisfied',
    advice: 'Ask for a range within the size that Content-Range gives, or for the whole.',
  },
  'idempotency-mismatch': {
    status: 422,
    title: 'The idempotency key was used for another request',
    advice: 'Use a new Idempotency-Key for a new request.',
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    advice: 'Wait the number of seconds in Retry-After.',
  },
  'headers-too-large': {
    status: 431,
    title: 'The header fields are too large',
    advice: 'Send fewer or shorter header fields.',
  },
  internal: {
    status: 500,
    title: 'The service failed',
    advice: 'Try again later. If it happens again, report the traceId.',
  },
  unavailable: {
    status: 503,
    title: 'The service is not available for a moment',
    advice: 'Wait the number of seconds in Retry-After and send the request again.',
  },
} as const satisfies Record<string, { status: number; title: string; advice: string }>

export type ProblemType = keyof typeof problemTypes

/** One list of plain sentences per invalid field, keyed by the contract's name of it. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

export interface ProblemOptions {
  readonly errors?: FieldErrors
  readonly headers?: Readonly<Record<string, string>>
  /** What really happened, for the log only. */
  readonly cause?: unknown
}

/** The only way for a request to fail; written as a problem document (RFC 9457) in one place. */
export class Problem extends Error {
  readonly type: ProblemType
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly errors: FieldErrors | undefined
  readonly headers: Readonly<Record<string, string>>

  /** @param detail a sentence for the client that helps to fix the request; never a value it sent, nor anything internal */
  constructor(type: ProblemType, detail: string = problemTypes[type].advice, options: ProblemOptions = {}) {
    super(detail, options.cause === undefined ? undefined : { cause: options.cause })
    this.type = type
    this.status = problemTypes[type].status
    this.title = problemTypes[type].title
    this.detail = detail
    this.errors = options.errors
    this.headers = options.headers ?? {}
  }

  /** 400, naming each invalid field. */
  static invalid(errors: FieldErrors): Problem {
    const names = Object.keys(errors)
    const shown = names.slice(0, 5).join(', ') + (names.length > 5 ? ', …' : '')
    return new Problem('validation', `Correct ${shown} and send the request again.`, { errors })
  }

  /** 404 for a record that is unknown, or somebody else's: the two are not told apart, so that ids cannot be probed. */
  static notFound(what: string): Problem {
    return new Problem('not-found', `No ${what} with this id is visible to the caller.`)
  }

  /** 503 with the seconds after which another try makes sense. */
  static unavailable(cause: unknown): Problem {
    return new Problem('unavailable', undefined, { headers: { 'Retry-After': '5' }, cause })
  }

  /** The document that the client reads. */
  document(baseUrl: string, traceId: string): Record<string, unknown> {
    return {
      type: `${baseUrl}/problems/${this.type}`,
      title: this.title,
      status: this.status,
      detail: this.detail,
      traceId,
      ...(this.errors ? { errors: this.errors } : {}),
    }
  }
}

/** The standard phrase of a status, for log lines and pages. */
export function phrase(status: number): string {
  return STATUS_CODES[status] ?? 'Unknown'
}
