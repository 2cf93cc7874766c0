import createClient from 'openapi-fetch'
import type { components, paths } from '../../generated/api.d.ts'

/** The schemas of the contract by name. */
export type Schemas = components['schemas']

/** The typed client of the contract. The session cookie goes along by itself. */
export const api = createClient<paths>({ baseUrl: location.origin, credentials: 'same-origin' })

/** What a call of `api` resolves to, as far as the hooks look at it. */
export interface Answer<Data> {
  readonly data?: Data
  readonly error?: unknown
  readonly response: Response
}

/** Why a request failed, in sentences for people. */
export interface Failure {
  /** 0 when no answer came at all. */
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly traceId: string | null
  /** Sentences by the contract's name of a field, such as `filamentUsage[0].amountMg`. */
  readonly errors: Readonly<Record<string, readonly string[]>>
}

const UNREACHABLE: Failure = {
  status: 0,
  title: 'The service cannot be reached',
  detail: 'Check the connection and try again.',
  traceId: null,
  errors: {},
}

/** Waits for a call of `api`. Never rejects: what goes wrong, and an abort, is a failure. */
export async function settle<Data>(
  call: Promise<Answer<Data>>,
): Promise<{ readonly data: Data; readonly failure: null } | { readonly data: null; readonly failure: Failure }> {
  try {
    const { data, error, response } = await call
    if (response.ok) return { data: data as Data, failure: null }
    return { data: null, failure: asFailure(error, response) }
  } catch {
    return { data: null, failure: UNREACHABLE }
  }
}

function asFailure(error: unknown, response: Response): Failure {
  const problem = (typeof error === 'object' ? error : null) as Partial<Schemas['Problem']> | null
  return {
    status: response.status,
    title: problem?.title ?? 'The request failed',
    detail: problem?.detail ?? `The service answered ${response.status}.`,
    traceId: problem?.traceId ?? null,
    errors: problem?.errors ?? {},
  }
}
