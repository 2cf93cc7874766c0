import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { contractOperations, type ContractOperation, type ContractParameter, type Node } from '../support/contract.ts'
import { startServer } from '../support/server.ts'
import { Demo } from './demo.ts'
import { exampleRequest } from './example.ts'

const server = await startServer()
const demo = new Demo(server)
await demo.reset()

const NONE = { taken: [], refused: [] }
/**
 * Values that a rule besides the schema narrows further, which has tests of its own: entity tags, somebody else than the caller, and
 * prints of the caller or that the caller can read.
 */
const NARROWED =
  /^\w+ If-Match$|^BlockedUsers_PutBlockedUser id$|^Prints_GetSettings compareWith$|^Stock_GetPlan printIds$/

/** A value at the edge of what a parameter takes, as it is sent. A list is a repeated parameter. */
type Value = string | readonly string[]

for (const operation of contractOperations) {
  const edged = operation.parameters
    .filter(({ name }) => !NARROWED.test(`${operation.id} ${name}`))
    .map((parameter) => ({ parameter, ...edges(parameter.schema) }))
    .filter(({ taken, refused }) => taken.length + refused.length > 0)
  if (edged.length === 0) continue
  describe(`${operation.id} takes parameters at their bounds, and none beyond`, () => {
    for (const { parameter, taken, refused } of edged) {
      test(parameter.name, async () => {
        for (const value of taken) {
          const { status, text } = await send(operation, parameter, value)
          const isNamed = status === 400 && text.includes(`"${parameter.name}`)
          assert(status < 500 && !isNamed, `${String(value).slice(0, 60)}: ${status} ${text.slice(0, 300)}`)
        }
        for (const value of refused) {
          const answer = await send(operation, parameter, value)
          assert.equal(answer.status, 400, `${String(value).slice(0, 60)}: ${answer.text.slice(0, 300)}`)
          const named = Object.keys(answer.problem.errors ?? {})
          assert(
            named.some((name) => name.replace(/\[\d+\]$/, '') === parameter.name),
            named.join(),
          )
        }
      })
    }
  })
}

function edges(schema: Node): { taken: Value[]; refused: Value[] } {
  const { type, minimum, maximum, minLength, maxLength, maxItems, pattern } = schema
  if (type === 'integer' || type === 'number') {
    // An integer beyond this is no longer the one that was sent.
    const above = Number(maximum) < Number.MAX_SAFE_INTEGER ? [String(Number(maximum) + 1)] : ['9007199254740992']
    return { taken: [String(minimum), String(maximum)], refused: [String(Number(minimum) - 1), ...above] }
  }
  if (type === 'array' && typeof maxItems === 'number') {
    const [one] = edges(schema['items'] as Node).taken
    const value = one ?? firstOf(schema['items'] as Node)
    const list = (length: number) => Array.from({ length }, () => String(value))
    return { taken: [list(maxItems)], refused: [list(maxItems + 1)] }
  }
  if (type !== 'string' || typeof maxLength !== 'number' || schema['format'] !== undefined || schema['enum'])
    return NONE
  // What other rules narrow further, such as the names of time zones, has tests of its own.
  const rule = (pattern as string | undefined) ?? ''
  if (rule.includes('(/') || !new RegExp(rule, 'u').test('x'.repeat(maxLength))) return NONE
  const short = Number(minLength) > 0 ? 'x'.repeat(Number(minLength)) : 'x'
  return { taken: [short, 'x'.repeat(maxLength)], refused: ['x'.repeat(maxLength + 1)] }
}

function firstOf({ enum: names, format }: Node): string {
  return format === 'uuid' ? '0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11' : ((names as string[] | undefined)?.[0] ?? 'x')
}

async function send(operation: ContractOperation, { name, in: where }: ContractParameter, value: Value) {
  const { target, input } = exampleRequest(operation)
  const [path = '', query = ''] = target.split('?')
  const values = [value].flat()
  const others = new URLSearchParams(query)
  others.delete(name)
  const sent = where === 'query' ? [...others, ...values.map((one) => [name, one])] : [...others]
  const text = new URLSearchParams(sent as [string, string][]).toString()
  const segments = operation.path.split('/')
  const filled = path
    .split('/')
    .map((segment, index) => (where === 'path' && segments[index] === `{${name}}` ? values[0] : segment))
    .join('/')
  const headers = where === 'header' ? { ...input.headers, [name]: values[0] ?? '' } : input.headers
  return server.client.raw(operation.method, text === '' ? filled : `${filled}?${text}`, {
    ...input,
    headers: headers ?? {},
    as: await demo.user.token(),
  })
}
