import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '../config/s3.ts'
import { requireNoTransaction } from '../database/transaction.ts'
import { Problem } from '../kernel/problem.ts'

/** Retries after the first attempt, for 429 and 5xx. */
const RETRIES = 2
/** Maximum number of milliseconds before the first retry; it doubles with each further one. */
const PAUSE = 50

/** Request to the store. Its signal and its redirects are ours. */
type S3Request = Pick<RequestInit, 'method' | 'headers' | 'body'>

/** Client of an S3-compatible store. Neither a response nor a part of it is waited for without end. */
export class S3Client {
  readonly #signer: AwsClient
  readonly #timeout: number

  /** @param timeout milliseconds within which a response must begin, and within which each further part of it must arrive */
  constructor(settings: S3Settings, timeout: number) {
    this.#signer = new AwsClient({ ...settings, service: 's3' })
    this.#timeout = timeout
  }

  /**
   * Sends one signed request, again after 429 and 5xx.
   * @param expected statuses that are not errors, besides 2xx
   * @throws Problem 503 for any other status, and when the response does not begin in time; Error inside a database transaction
   */
  async send(url: string, request: S3Request, expected: readonly number[] = []): Promise<S3Response> {
    requireNoTransaction('The media store')
    const controller = new AbortController()
    const attempts = this.#attempts(url, request, controller.signal)
    const answer = await inTime(this.#timeout, attempts, (late) => controller.abort(late)).catch(unavailable)
    const response = new S3Response(answer, this.#timeout)
    if (answer.ok || expected.includes(answer.status)) return response
    throw await response.unexpected(request.method ?? 'GET')
  }

  async #attempts(url: string, request: S3Request, signal: AbortSignal): Promise<Response> {
    for (let attempt = 0; ; attempt += 1) {
      const signed = await this.#signer.sign(url, request)
      // A signal that is part of the request is forgotten with its garbage, in the midst of the wait.
      const response = await fetch(signed, { signal, redirect: 'error' })
      if ((response.status < 500 && response.status !== 429) || attempt === RETRIES) return response
      await response.body?.cancel()
      await pause(Math.random() * PAUSE * 2 ** attempt, undefined, { signal })
    }
  }
}

/** Response of the store that has begun. */
export class S3Response {
  readonly #response: Response
  readonly #timeout: number

  constructor(response: Response, timeout: number) {
    this.#response = response
    this.#timeout = timeout
  }

  get status(): number {
    return this.#response.status
  }

  header(name: string): string {
    return this.#response.headers.get(name) ?? ''
  }

  /**
   * Bytes of the body; an error when they break off, or do not arrive in time. While nobody reads them no time passes, since a slow
   * client may read an image slowly.
   */
  stream(): Readable {
    const reader = this.#response.body?.getReader()
    if (!reader) return Readable.from([])
    const timeout = this.#timeout
    // The connection may be gone.
    const leave = () => void reader.cancel().catch(() => undefined)
    return new Readable({
      read() {
        inTime(timeout, reader.read(), leave).then(
          ({ done, value }) => this.push(done ? null : value),
          (error: unknown) => this.destroy(error as Error),
        )
      },
      destroy(error, done) {
        leave()
        done(error)
      },
    })
  }

  /** @throws Problem 503 when the body breaks off, or does not arrive in time */
  async text(): Promise<string> {
    return text(this.stream()).catch(unavailable)
  }

  /** Ends the response without reading its body. */
  async discard(): Promise<void> {
    await this.#response.body?.cancel()
  }

  /** Name of an error of the store. */
  async errorCode(): Promise<string> {
    return codeIn(await this.text().catch(() => ''))
  }

  /**
   * Creates a problem from the status and the error's name only: the rest of the body may quote the access key and the
   * signed text.
   * @param body if it has been read
   */
  async unexpected(method: string, body?: string): Promise<Problem> {
    const code = body === undefined ? await this.errorCode() : codeIn(body)
    return Problem.unavailable(new Error(`The media store answered ${this.status} ${code} to ${method}.`))
  }
}

function unavailable(error: unknown): never {
  throw Problem.unavailable(error)
}

function codeIn(body: string): string {
  return /<Code>(\w{1,100})<\/Code>/.exec(body)?.[1] ?? '(without a code)'
}

/**
 * Waits for a response, or a part of one.
 * @param giveUp ends the request
 * @throws Error when it fails, or does not come in time
 */
async function inTime<Part>(timeout: number, part: Promise<Part>, giveUp: (late: Error) => void): Promise<Part> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = new Error('The media store did not respond in time.')
    late.reject(error)
    giveUp(error)
  }, timeout)
  try {
    return await Promise.race([part, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
