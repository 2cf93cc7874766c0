import { readFileSync } from 'node:fs'
import type { Exchange } from '../../support/exchanges.ts'
import type { Violation } from './proxy.ts'

/** What Prism finds wrong although it is right. */
export interface Gap {
  readonly reason: string
  covers(violation: Violation, exchange: Exchange): boolean
}

const READ_ONLY = readOnlyNames(
  JSON.parse(readFileSync(new URL('../../../generated/contract.json', import.meta.url), 'utf8')),
)

/** Each must be met by some exchange, or `make test` asks to remove it. */
export const gaps: readonly Gap[] = [
  {
    reason:
      'Prism reads only application/json as JSON: an answer in text/json or text/plain is one text to it. ' +
      'conformance/mediaTypes proves that their bytes are those of application/json.',
    covers: ({ side, code, message }, { answerHeaders }) =>
      side === 'response' &&
      code === 'type' &&
      /^Response body must be (object|array)$/.test(message) &&
      /^text\/(json|plain)/.test(new Map(answerHeaders).get('content-type') ?? ''),
  },
  {
    reason:
      'Prism takes read-only properties out of the schema of a request, so that additionalProperties: false then ' +
      'refuses them. A record as it was read may be written back: its read-only properties are ignored.',
    covers: ({ side, code, message }) =>
      side === 'request' && code === 'additionalProperties' && READ_ONLY.has(/found '(\w+)'$/.exec(message)?.[1] ?? ''),
  },
]

/** Names of all properties that are read-only somewhere in a document. */
function readOnlyNames(node: unknown): Set<string> {
  if (typeof node !== 'object' || node === null) return new Set()
  const { properties = {} } = node as { properties?: Record<string, { readOnly?: boolean }> }
  const own = Object.keys(properties).filter((name) => properties[name]?.readOnly)
  return new Set([...own, ...Object.values(node).flatMap((below) => [...readOnlyNames(below)])])
}
