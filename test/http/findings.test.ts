import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { validationProblem } from '../../src/kernel/validationProblem.ts'
import { agentToken, connect } from '../mcp/agent.ts'
import { contractOperations, document, type Node } from '../support/contract.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const user = await newUser(server)
const post = (body: object) => server.client.call('Prints_PostPrint', { body, as: user })
const many = (length: number, entry: unknown) => Array.from({ length }, () => entry)

test('F52: the entries of a list that is too long are not looked at', async () => {
  for (const entry of [1, {}, null]) {
    const { status, problem } = await post({ title: 'x', filamentUsage: many(8000, entry) })
    assert.deepEqual([status, problem.errors], [400, { filamentUsage: ['This must have at most 32 entries.'] }])
  }
  const query = `statuses=x&`.repeat(100)
  const { problem } = await server.client.raw('GET', `/api/Prints/summary?${query}`, { as: user })
  assert.deepEqual(problem.errors, { statuses: ['This must have at most 6 entries.'] })
})

test('F52: the entries of a list that is too long are not looked at for a tool either', async () => {
  const agent = await connect(server, await agentToken(server, user, { scope: 'read:printdata write:printdata' }))
  const long = await agent.fail('create_print', { title: 'x', filamentUsage: many(8000, 1) })
  assert.deepEqual(long.errors, { filamentUsage: ['This must have at most 32 entries.'] })
  const { errors = {} } = await agent.fail('list_prints', { statuses: many(8000, 1) })
  assert.deepEqual(Object.keys(errors), ['statuses'])
})

test('F52: a body has at most 10,000 values', async () => {
  const { status, problem } = await post({ title: 'x', tags: many(10_000, 'x') })
  assert.deepEqual([status, problem.errors], [400, { body: ['This has more than 10000 values.'] }])
  assert.deepEqual((await post({ title: 'x', tags: many(9_998, 'x') })).problem.errors, {
    tags: ['This must have at most 50 entries.'],
  })
})

test('F52: of many invalid fields 100 are named', async () => {
  const names = Object.fromEntries(many(9_000, 0).map((_, index) => [`name${index}`, 1]))
  const { problem } = await post({ title: 'x', ...names })
  assert.equal(Object.keys(problem.errors ?? {}).length, 100)
})

test('F52: of 50,000 findings 1,000 are looked at', () => {
  let looks = 0
  const finding = (index: number) => ({
    get instancePath() {
      looks += 1
      return `/requestBody/list/${index}`
    },
    schemaPath: '',
    keyword: 'type',
    params: { type: 'null' },
  })
  const { errors = {} } = validationProblem(Array.from({ length: 50_000 }, (_, index) => finding(index)))
  assert.equal(Object.keys(errors).length, 100)
  // A few times each, however many there are.
  assert(looks <= 10_000, String(looks))
})

describe('what a request may hold', () => {
  test('F52: every list has a bound, and none asks for unique entries, which are compared with each other', () => {
    for (const operation of contractOperations) {
      const schemas = [operation.body?.schema ?? {}, ...operation.parameters.map(({ schema }) => schema)]
      for (const schema of schemas) assertBounded(schema, operation.id, new Set())
    }
  })
})

/** Walks through a schema as a request sees it. */
function assertBounded(schema: unknown, at: string, seen: Set<unknown>): void {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return
  seen.add(schema)
  const node = schema as Node
  if (node['readOnly'] === true) return
  if (typeof node['$ref'] === 'string') return assertBounded(resolve(node['$ref']), `${at} ${node['$ref']}`, seen)
  if ([node['type']].flat().includes('array'))
    assert(typeof node['maxItems'] === 'number', `${at} is a list without maxItems`)
  assert.equal(node['uniqueItems'], undefined, at)
  for (const [name, inner] of Object.entries(node)) {
    const inners = name === 'properties' ? Object.values(inner as Node) : [inner].flat()
    if (name !== 'example' && name !== 'enum') for (const one of inners) assertBounded(one, `${at}.${name}`, seen)
  }
}

function resolve(reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>((at, name) => (at as Node)[name], document)
}
