import assert from 'node:assert/strict'
import { problemTypes, type ProblemType } from '../../src/kernel/problem.ts'
import type { ContractOperation, ContractResponse } from './contract.ts'
import type { RawAnswer } from './http.ts'
import { responseValidator } from './responseValidators.ts'

export interface CheckContext {
  readonly method: string
  readonly target: string
  readonly baseUrl: string
}

/** Refusals that HTTP itself makes, whatever the operation. */
const OUTSIDE = [405, 408, 414, 431]
/** Headers that any answer may have and the contract need not declare: of HTTP itself, of caches, and instructions to browsers. */
const GENERAL = new Set([
  ...['connection', 'content-encoding', 'content-length', 'content-type', 'date', 'keep-alive', 'transfer-encoding'],
  ...['cache-control', 'vary'],
  // The contract's description promises them of all responses; one of 5xx may be sent before requests are counted.
  ...['ratelimit', 'ratelimit-policy'],
  ...['access-control-expose-headers', 'content-security-policy', 'cross-origin-resource-policy', 'referrer-policy'],
  'x-content-type-options',
])
/** Headers that pages of other origins can read anyway (Fetch standard, "CORS-safelisted response-header name"). */
const SAFELISTED = new Set(['cache-control', 'content-length', 'content-type'])

/**
 * Checks an answer of an operation.
 * @returns false when it is a refusal that the contract does not list by operation
 * @throws AssertionError with what is wrong
 */
export function checkAnswer(operation: ContractOperation, answer: RawAnswer, context: CheckContext): boolean {
  const where = `${context.method} ${context.target} (${operation.id}) answered ${answer.status}`
  checkReferrerPolicy(answer, where)
  if (OUTSIDE.includes(answer.status)) {
    checkUnrouted(answer, context)
    return false
  }
  const declared = operation.responses.get(answer.status)
  assert(declared, `${where}, which openapi.yaml does not declare for it: ${answer.text.slice(0, 500)}`)
  for (const name of declared.headers) assert(hasHeader(answer, name), `${where} without the header ${name}`)
  checkDeclared(declared, answer, where)
  assert.equal(answer.headers.get('Access-Control-Allow-Origin'), '*', where)
  assert.equal(
    answer.headers.get('Access-Control-Allow-Credentials'),
    null,
    `${where}: any origin, but without cookies`,
  )
  assert.equal(answer.headers.get('Set-Cookie'), null, `${where} with a cookie`)
  if (context.method === 'HEAD') assert.equal(answer.text, '', `${where} with a body`)
  else checkBody(operation, declared, answer, where)
  checkFailure(answer, context, where)
  return true
}

/**
 * Checks an answer that no operation has made.
 * @throws AssertionError with what is wrong
 */
export function checkUnrouted(answer: RawAnswer, context: CheckContext): void {
  const where = `${context.method} ${context.target} answered ${answer.status}`
  checkReferrerPolicy(answer, where)
  if (/^\/api(\/|$)/i.test(context.target)) assert.equal(answer.headers.get('Access-Control-Allow-Origin'), '*', where)
  // Readiness is asked by load balancers, which look at the status only.
  if (context.target === '/readyz') return
  checkFailure(answer, context, where)
}

function checkReferrerPolicy({ headers }: RawAnswer, where: string): void {
  assert.equal(headers.get('Referrer-Policy'), 'no-referrer', `${where}: Referrer-Policy`)
}

/** A 415 names the content codings instead of the types where the coding is to blame (RFC 9110, section 15.5.16). */
function hasHeader({ status, headers }: RawAnswer, name: string): boolean {
  const other = { Accept: 'Accept-Encoding', 'Accept-Encoding': 'Accept' }[name]
  return headers.has(name) || (status === 415 && other !== undefined && headers.has(other))
}

/** Each header is declared or a general one, and what is declared can be read by pages of other origins. */
function checkDeclared(declared: ContractResponse, { headers }: RawAnswer, where: string): void {
  const names = declared.headers.map((name) => name.toLowerCase())
  const exposed = headers.get('Access-Control-Expose-Headers')?.toLowerCase().split(', ') ?? []
  for (const name of headers.keys()) {
    assert(
      names.includes(name) || GENERAL.has(name),
      `${where} with the header ${name}, which openapi.yaml does not declare`,
    )
  }
  for (const name of names) {
    const isReadable = exposed.includes(name) || SAFELISTED.has(name) || name === 'access-control-allow-origin'
    assert(isReadable, `${where} without ${name} in Access-Control-Expose-Headers`)
  }
}

function checkBody({ id }: ContractOperation, declared: ContractResponse, answer: RawAnswer, where: string): void {
  const type = mediaType(answer)
  if (declared.mediaTypes.length === 0) {
    assert.equal(answer.text, '', `${where} with a body`)
    assert.equal(type, '', `${where} with a Content-Type`)
    return
  }
  assert(declared.mediaTypes.includes(type), `${where} as ${type}, which openapi.yaml does not declare`)
  if (answer.status === 401 && type === 'text/plain') {
    assert.equal(answer.text, 'Invalid API Key', where)
    return
  }
  if (type.startsWith('image/') || type === 'application/zip' || type === 'text/csv') {
    assert(answer.bytes.length > 0, `${where} with no bytes`)
    return
  }
  const isSentence = declared.mediaTypes.length === 1 && type === 'text/plain'
  const body: unknown = isSentence ? answer.text : JSON.parse(answer.text)
  const validate = responseValidator(id, answer.status)
  assert(validate, `${where}: generated/contract.json has no schema for it; run \`make generate\``)
  assert(
    validate(body),
    `${where} with a body against its schema: ${JSON.stringify(validate.errors)} in ${answer.text.slice(0, 2000)}`,
  )
}

/** A problem document (RFC 9457; docs/domain.md, "Errors"). */
function checkFailure(answer: RawAnswer, context: CheckContext, where: string): void {
  const { status, headers } = answer
  if (status < 400) return
  if (status === 401) {
    const challenge = `Bearer resource_metadata="${context.baseUrl}/.well-known/oauth-protected-resource/api"`
    // Of a sign-in that is too old it says so as well (RFC 9470, section 3).
    const sent = headers.get('WWW-Authenticate')?.replace(/, error="insufficient_user_authentication".*$/, '')
    assert.equal(sent, challenge, where)
  }
  if (status === 405) assert(headers.has('Allow'), `${where} without Allow`)
  if (status === 429 || status === 503)
    assert.match(headers.get('Retry-After') ?? '', /^([1-9]|[1-5]\d|60|3600)$/, `${where}: Retry-After`)
  assert.equal(headers.get('Cache-Control'), 'no-store', `${where}: Cache-Control`)
  if (status === 401 && mediaType(answer) === 'text/plain') return
  assert.equal(headers.get('Content-Type'), 'application/problem+json', where)
  if (context.method !== 'HEAD')
    checkProblem(JSON.parse(answer.text) as Record<string, unknown>, status, context.baseUrl, where)
}

/**
 * Checks a problem document: its type is one of ours, and title and status belong to the type.
 * @throws AssertionError with what is wrong
 */
export function checkProblem(document: Record<string, unknown>, status: number, baseUrl: string, where: string): void {
  const { type, title, status: told, detail, traceId, errors, ...rest } = document
  const [, name] = /^(?:.*)\/problems\/([a-z-]+)$/.exec(String(type)) ?? []
  const known = problemTypes[name as ProblemType] as { status: number; title: string } | undefined
  assert(known, `${where}: the problem type ${String(type)} is not one of ours`)
  assert.equal(type, `${baseUrl}/problems/${name}`, where)
  assert.deepEqual({ title, told, status }, { title: known.title, told: known.status, status: known.status }, where)
  assert(typeof detail === 'string' && detail.length > 0, `${where} without detail`)
  assert.match(String(traceId), /^[0-9a-f]{32}$/, `${where}: traceId`)
  assert.deepEqual(Object.keys(rest), [], `${where}: unknown members`)
  if (status !== 400) return
  assert(typeof errors === 'object' && errors !== null && Object.keys(errors).length > 0, `${where} without errors`)
}

function mediaType(answer: RawAnswer): string {
  return (answer.headers.get('Content-Type') ?? '').split(';', 1)[0] ?? ''
}
