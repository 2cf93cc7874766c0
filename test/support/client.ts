import type { OperationId, Reply } from '../../src/contract/operation.ts'
import type { Problem, ValidationProblem } from '../../generated/api.d.ts'
import { checkAnswer, checkUnrouted } from './answerCheck.ts'
import { contractOperation, operationsAt, type ContractOperation } from './contract.ts'
import { keepExchange } from './exchanges.ts'
import { Connection, type RawAnswer } from './http.ts'
import { recordCall } from './record.ts'
import type { User } from './user.ts'

type Scalar = string | number | boolean

/** Somebody to act as (by API key, or by token where keys are refused), an API key, or an access token. */
export type As = User | string | Promise<string>

export interface CallInput {
  readonly path?: Readonly<Record<string, string | number>>
  /** A list is sent as a repeated parameter. */
  readonly query?: Readonly<Record<string, Scalar | readonly Scalar[] | undefined>>
  /** Sent as JSON, unless it is text, bytes, a form or search parameters. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string | readonly string[]>>
  readonly as?: As | undefined
}

type RawInput = Omit<CallInput, 'path' | 'query'>
type SuccessBody<Id extends OperationId> = Exclude<Reply<Id>['body'], undefined>

/** An answer that keeps the contract. */
export class Answer<Body = unknown> {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
  readonly text: string

  constructor({ status, headers, bytes, text }: RawAnswer) {
    this.status = status
    this.headers = headers
    this.bytes = bytes
    this.text = text
  }

  /** The body of a success. Throws when the request failed. */
  get body(): Body {
    if (this.status >= 300) throw new Error(`The answer is ${this.status}: ${this.text}`)
    return (this.#is('text/plain') && !/^[[{]/.test(this.text) ? this.text : JSON.parse(this.text)) as Body
  }

  /** The problem document of a failure. Throws when the request did not fail. */
  get problem(): Problem & Partial<ValidationProblem> {
    if (!this.#is('application/problem+json')) throw new Error(`The answer is ${this.status}: ${this.text}`)
    return JSON.parse(this.text) as Problem & Partial<ValidationProblem>
  }

  #is(type: string): boolean {
    return this.headers.get('Content-Type')?.startsWith(type) ?? false
  }
}

/** The only way for tests to call the server: whatever it answers is checked against the contract. */
export class Client {
  readonly #connection: Connection
  readonly #baseUrl: string
  /** Credentials that were sent and must not show up in the log. */
  readonly #secrets: Set<string>

  constructor(url: string, baseUrl: string, secrets: Set<string>) {
    this.#connection = new Connection(url)
    this.#baseUrl = baseUrl
    this.#secrets = secrets
  }

  /**
   * Calls an operation.
   * @throws AssertionError when the answer breaks the contract
   */
  async call<Id extends OperationId>(id: Id, input: CallInput = {}): Promise<Answer<SuccessBody<Id>>> {
    const operation = contractOperation(id)
    const target = fill(operation.path, input.path ?? {}) + queryText(input.query ?? {})
    const raw = await this.#send(operation.method, target, input, operation)
    return new Answer<SuccessBody<Id>>(raw)
  }

  /**
   * Sends any request.
   * @param target path and query, sent as they are
   * @throws AssertionError when the answer breaks the contract, or is a failure without a problem document
   */
  async raw(method: string, target: string, input: RawInput = {}): Promise<Answer> {
    const at = operationsAt(target.split('?', 1)[0] ?? '')
    return new Answer(await this.#send(method, target, input, at.get(method === 'HEAD' ? 'GET' : method)))
  }

  close(): void {
    this.#connection.close()
  }

  async #send(
    method: string,
    target: string,
    input: RawInput,
    operation: ContractOperation | undefined,
  ): Promise<RawAnswer> {
    const credential = await credentialHeaders(input.as, operation)
    const { body, type } = await bodyOf(input.body)
    const headers = { ...type, ...credential, ...input.headers }
    this.#noteSecrets(headers, target, input.body)
    const request = { method, target, headers, ...(body === undefined ? {} : { body }) }
    const answer = await this.#connection.send(request)
    const context = { method, target, baseUrl: this.#baseUrl }
    if (!operation) checkUnrouted(answer, context)
    else if (checkAnswer(operation, answer, context)) {
      recordCall(operation.id, answer.status)
      keepExchange(operation, request, answer)
    }
    return answer
  }

  #noteSecrets(headers: Readonly<Record<string, string | readonly string[]>>, target: string, body: unknown): void {
    for (const [name, value] of Object.entries(headers)) {
      if (/^(x-api-key|authorization|cookie)$/i.test(name))
        for (const one of [value].flat()) this.#note(one.split(/[ =]/).at(-1))
    }
    for (const [name, value] of new URLSearchParams(target.split('?')[1]))
      if (/^api_key$/i.test(name)) this.#note(value)
    for (const [name, value] of fieldsOf(body)) if (/^(apiSecret|token|snapshot)$/.test(name)) this.#note(String(value))
  }

  /** Short texts, and those of few letters, would be found by chance. */
  #note(secret = ''): void {
    if (secret.length >= 16 && new Set(secret).size >= 8) this.#secrets.add(secret)
  }
}

async function credentialHeaders(
  as: As | undefined,
  operation: ContractOperation | undefined,
): Promise<Record<string, string>> {
  if (as === undefined) return {}
  const isUser = typeof as === 'object' && 'key' in as
  const credential = isUser ? (operation?.credentials === 'token' ? await as.token() : as.key) : await as
  return credential.includes('.') ? { Authorization: `Bearer ${credential}` } : { 'X-Api-Key': credential }
}

/** The fields of a form or an object; text and bytes have none to look at. */
function fieldsOf(body: unknown): Iterable<[string, unknown]> {
  if (body instanceof FormData || body instanceof URLSearchParams) return body
  return typeof body === 'object' && body !== null && !(body instanceof Uint8Array) ? Object.entries(body) : []
}

async function bodyOf(body: unknown): Promise<{ body?: Uint8Array; type: Record<string, string> }> {
  if (body === undefined) return { type: {} }
  const json = { 'Content-Type': 'application/json' }
  if (body instanceof Uint8Array) return { body, type: json }
  if (!(body instanceof FormData || body instanceof URLSearchParams)) {
    return { body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)), type: json }
  }
  const form = new Response(body)
  return { body: await form.bytes(), type: { 'Content-Type': form.headers.get('Content-Type') ?? '' } }
}

/** The path with its parameters. Throws when one is missing. */
export function fill(path: string, parameters: Readonly<Record<string, string | number>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name]
    if (value === undefined) throw new Error(`${path} needs the path parameter ${name}.`)
    return encodeURIComponent(value)
  })
}

/** The query with its question mark, or nothing. */
export function queryText(query: NonNullable<CallInput['query']>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => one !== undefined)
      .map((one): [string, string] => [name, String(one)]),
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`
}
