import * as common from '#texts/common'
import createClient from 'openapi-fetch'
import type { paths } from '../../generated/api.d.ts'
import { baseUrl } from './basePath.tsx'
import { fetchOnceOnline, NotSent } from './connection.ts'
import { OtherUser } from './sameUser.ts'
import type { Schemas } from './schemas.ts'

export type { Schemas } from './schemas.ts'

/** Typed client of the contract. Browsers add the session cookie. */
export const api = createClient<paths>({
  baseUrl,
  credentials: 'same-origin',
  fetch: fetchOnceOnline,
})

/** Result of a call of `api`, as far as the hooks use it. */
export interface Answer<Data> {
  readonly data?: Data
  readonly error?: unknown
  readonly response: Response
}

/** Reason why a request failed, for users. */
export interface Failure {
  /** HTTP status; 0 without a response. */
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly traceId: string | null
  /** Sentences by property of the contract, such as `filamentUsage[0].amountMg`. */
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** Labels of the fields that `errors` names, as far as they are known. */
  readonly labels?: Readonly<Record<string, string>>
  /** Differs from that of an earlier failure for the same reason. */
  readonly number?: number
}

/** Number of the failures since the page was loaded. */
let failureCount = 0

const UNREACHABLE: Failure = {
  status: 0,
  title: common.serviceUnreachable,
  detail: common.checkYourConnectionAndTry,
  traceId: null,
  errors: {},
}

/** Failure of a request that was stopped before it was sent. */
export const NOT_SENT: Failure = { ...UNREACHABLE }

const OTHER_USER: Failure = {
  ...UNREACHABLE,
  status: 401,
  title: common.signedInAsAnother,
  detail: common.somebodyElseHasSignedIn,
}

/** Data of a call, with the entity tag of a single record; or the reason why it failed. */
export type Result<Data> =
  | { readonly data: Data; readonly etag: string | null; readonly failure: null }
  | { readonly data: null; readonly etag: null; readonly failure: Failure }

/** Converts a call of `api` into data or a failure. Never rejects: errors and aborts are failures, too. */
export async function toResult<Data>(call: Promise<Answer<Data>>): Promise<Result<Data>> {
  try {
    const { data, error, response } = await call
    if (response.ok) return { data: data as Data, etag: response.headers.get('ETag'), failure: null }
    return { data: null, etag: null, failure: numbered(await inWords(asFailure(error, response))) }
  } catch (error) {
    return { data: null, etag: null, failure: failureOf(error) }
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof NotSent) return NOT_SENT
  return numbered(error instanceof OtherUser ? OTHER_USER : UNREACHABLE)
}

function numbered(failure: Failure): Failure {
  failureCount += 1
  return { ...failure, number: failureCount }
}

/** Parameters of a change that must fail with 412 when the record has changed since it was read. */
export function ifMatch(etag: string | null): { readonly header?: { readonly 'If-Match': string } } {
  return etag === null ? {} : { header: { 'If-Match': etag } }
}

function asFailure(error: unknown, response: Response): Failure {
  const problem: Partial<Schemas['Problem']> | null = typeof error === 'object' ? error : null
  return {
    status: response.status,
    title: problem?.title ?? common.requestFailed,
    detail: problem?.detail ?? common.theServiceRespondedWith({ status: response.status }),
    traceId: problem?.traceId ?? null,
    errors: problem?.errors ?? {},
  }
}

/** Says a failure in words for people, in the language of the pages, as far as they know its sentences: the service writes for programs. */
async function inWords(failure: Failure): Promise<Failure> {
  try {
    const { errorLabel, say, sayAbout } = await import('./problemTexts.ts')
    const errors = Object.entries(failure.errors).map(([field, sentences]) => [
      field,
      sentences.map((sentence) => sayAbout(field, sentence)),
    ])
    return {
      ...failure,
      title: say(failure.title),
      detail: say(failure.detail),
      errors: Object.fromEntries(errors) as Failure['errors'],
      labels: Object.fromEntries(Object.keys(failure.errors).map((field) => [field, errorLabel(field)])),
    }
  } catch {
    // Without a connection the texts cannot be loaded.
    return failure
  }
}

/** Validation errors as sentences for people, each after the label of its field where one is known. */
export function labeledErrors({ detail, errors, labels = {} }: Failure): string[] {
  return (
    Object.entries(errors)
      .map(([field, sentences]) => [labels[field], sentences.join(' ')] as const)
      // The detail of a request that is wrong as a whole is the error itself.
      .filter(([, text]) => text !== detail)
      .map(([label, text]) => (label ? `${label}: ${text}` : text))
  )
}

type Defined<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> }

/** Removes the properties that are undefined: the types of optional parameters do not allow undefined. */
export function omitUndefined<Values extends object>(values: Values): Defined<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<Values>
}
