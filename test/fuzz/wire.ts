import type { Names } from '../access/records.ts'
import type { CallInput } from '../support/client.ts'
import type { ContractOperation } from '../support/contract.ts'
import type { FuzzRequest } from './requests.ts'

/** A request as it is sent. */
export interface Wire {
  readonly method: string
  /** The parameters in the path, still percent-encoded. */
  readonly path: Readonly<Record<string, string>>
  /** Without its question mark. */
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON text or other bytes, a form, or undefined without a body. */
  readonly body: string | Uint8Array | FormData | URLSearchParams | undefined
}

/** @param names the record that the request is about */
export function wire({ method, path }: ContractOperation, request: FuzzRequest, names: Names): Wire {
  const inPath = Object.entries(names).filter(([name]) => path.includes(`{${name}}`))
  const inQuery = Object.entries(names).filter(([name]) => !path.includes(`{${name}}`))
  const query: [string, string][] = [
    ...inQuery.map(([name, id]): [string, string] => [name, String(id)]),
    ...request.query.map(([name, text]): [string, string] => [name, text]),
  ]
  return {
    method,
    path: Object.fromEntries(inPath.map(([name, id]) => [name, encodeURIComponent(id)])),
    query: new URLSearchParams(query).toString(),
    headers: {
      ...(isForm(request.body) || request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...request.headers,
    },
    body: isForm(request.body) ? request.body : request.body === undefined ? undefined : JSON.stringify(request.body),
  }
}

function isForm(body: unknown): body is FormData | URLSearchParams {
  return body instanceof FormData || body instanceof URLSearchParams
}

export function target(operation: Pick<ContractOperation, 'path'>, { path, query }: Wire): string {
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '')
  return query === '' ? filled : `${filled}?${query}`
}

export function input({ headers, body }: Wire): Pick<CallInput, 'headers' | 'body'> {
  return { headers, body }
}
