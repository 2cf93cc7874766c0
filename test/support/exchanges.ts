import type { ContractOperation } from './contract.ts'
import type { RawAnswer, RawRequest } from './http.ts'
import { readRecord, recordExchange } from './record.ts'

/** A request to an operation and the answer of the service, as they went over the wire. */
export interface Exchange {
  readonly operationId: string
  readonly method: string
  readonly target: string
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  /** Base64; null without a body. */
  readonly body: string | null
  readonly status: number
  readonly answerHeaders: readonly (readonly [string, string])[]
  /** Base64. */
  readonly answerBody: string
}

/** Bytes of a request or an answer: the few bigger ones say nothing that others do not. */
const MAX_BYTES = 256 * 1024
/** Bytes of a form in which its first file is named. */
const HEAD_BYTES = 1000
const FILE_WITH_BACKSLASH = /^Content-Disposition:.*filename="[^"]*\\/im
const seen = new Set<string>()

/**
 * Keeps the first exchange of each operation, status and media type of a file.
 * Requests that spell the path in another case or wrongly encoded, end it with a slash, compress their body, give GET one or name a
 * file with a backslash, which ends the process of Prism, are left to tests of our own.
 */
export function keepExchange(operation: ContractOperation, request: RawRequest, answer: RawAnswer): void {
  const { id: operationId, path: template } = operation
  const key = `${process.argv[1]} ${operationId} ${answer.status} ${answer.headers.get('Content-Type')}`
  if (seen.has(key) || request.method !== operation.method) return
  if (!isSpelledAs(template, request.target) || isCompressed(request)) return
  if (request.method === 'GET' && request.body !== undefined) return
  if ((request.body?.length ?? 0) > MAX_BYTES || answer.bytes.length > MAX_BYTES) return
  if (FILE_WITH_BACKSLASH.test(Buffer.from(request.body ?? '').toString('latin1', 0, HEAD_BYTES))) return
  seen.add(key)
  const { method, target, headers = {}, body } = request
  const exchange: Exchange = {
    operationId,
    method,
    target,
    headers,
    body: body === undefined ? null : Buffer.from(body).toString('base64'),
    status: answer.status,
    answerHeaders: [...answer.headers],
    answerBody: answer.bytes.toString('base64'),
  }
  recordExchange(JSON.stringify(exchange))
}

/** Every exchange of the run. */
export function readExchanges(): Exchange[] {
  return readRecord('exchanges').map((line) => JSON.parse(line) as Exchange)
}

function isSpelledAs(template: string, target: string): boolean {
  const [spelled = ''] = target.split('?', 1)
  return new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(spelled) && isUtf8(spelled)
}

function isCompressed({ headers = {} }: RawRequest): boolean {
  return Object.keys(headers).some((name) => name.toLowerCase() === 'content-encoding')
}

function isUtf8(encoded: string): boolean {
  try {
    decodeURIComponent(encoded)
    return true
  } catch {
    return false
  }
}
