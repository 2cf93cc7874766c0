import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { follow, resolveContract, type ContractOperation, type Node } from '../../src/contract/document.ts'
import { readAddress } from '../../src/spoolman/address.ts'
import { responseValidator } from '../support/responseValidators.ts'

const file = new URL('../../generated/spoolman/contract.json', import.meta.url)
const { document, operations } = resolveContract(JSON.parse(readFileSync(file, 'utf8')) as Node)
const answered = new Set<string>()

/** The operations of the interface that have answered nothing in this process. */
export function silentOperations(): string[] {
  return operations.map(({ operationId }) => operationId).filter((id) => !answered.has(id))
}

/**
 * Checks an answer of the interface by the response that spoolman.yaml declares. Addresses outside of it are not checked.
 * @throws AssertionError with what is wrong
 */
export function checkSpoolAnswer(
  method: string,
  target: string,
  { status, headers, body }: { readonly status: number; readonly headers: Headers; readonly body: unknown },
): void {
  const operation = target.startsWith('/spoolman') ? operationOf(method, readAddress(target).path) : null
  if (!operation) return
  const { operationId } = operation
  answered.add(operationId)
  const where = `${method} ${target} (${operationId}) answered ${status}`
  const written = (operation.source['responses'] as Node)[status]
  assert(written, `${where}, which spoolman.yaml does not declare for it: ${JSON.stringify(body)}`)
  const response = follow(document, written)
  for (const name of Object.keys(response['headers'] ?? {})) {
    assert(headers.has(name), `${where} without the header ${name}`)
  }
  const type = (headers.get('Content-Type') ?? '').split(';', 1)[0] ?? ''
  const types = Object.keys(response['content'] ?? { '': {} })
  assert(types.includes(type), `${where} as ${type}`)
  if (method === 'HEAD' || !type.endsWith('json')) return
  const validate = responseValidator(operationId, status, 'spoolman/contract')
  assert(validate?.(body), `${where} with a body against its schema: ${JSON.stringify(validate?.errors)}`)
  // JSON text in a value may have null.
  if (operationId !== 'Exports_GetExport')
    assert.doesNotMatch(JSON.stringify(body), /(?<!\\)":null/, `${where} with null`)
}

/** The operation at a path. A literal segment wins over data: `/spool/group` over `/spool/{id}`. */
function operationOf(method: string, path: string): ContractOperation | null {
  const fitting = operations.filter(
    (operation) =>
      operation.method === (method === 'HEAD' ? 'GET' : method) &&
      new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`, 'i').test(path),
  )
  const [best = null] = fitting.sort((a, b) => a.path.split('{').length - b.path.split('{').length)
  return best
}
