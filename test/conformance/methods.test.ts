import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { contractOperations, operationsAt } from '../support/contract.ts'
import { startServer } from '../support/server.ts'
import { Demo } from './demo.ts'
import { exampleRequest } from './example.ts'

const server = await startServer()
const demo = new Demo(server)
await demo.reset()

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH']
const paths = new Map(
  contractOperations.map((operation) => [operation.path, exampleRequest(operation).target.split('?', 1)[0] ?? '']),
)

for (const [path, target] of paths) {
  const known = operationsAt(target)
  const allowed = [...known.keys(), 'OPTIONS', ...(known.has('GET') ? ['HEAD'] : [])].sort().join(', ')

  describe(path, () => {
    for (const method of [
      ...METHODS.filter((method) => !known.has(method)),
      'TRACE',
      'QUERY',
      ...(known.has('GET') ? [] : ['HEAD']),
    ]) {
      test(`${method} is not allowed`, async () => {
        const answer = await server.client.raw(method, `${target}?_method=${[...known.keys()][0]}`, {
          headers: overrides([...known.keys()].join()),
        })
        assert.deepEqual([answer.status, answer.headers.get('Allow')], [405, allowed])
      })
    }
    test('F39: OPTIONS lists the methods and serves a preflight, without credentials', async () => {
      const headers = { Origin: 'https://app.example.org', 'Access-Control-Request-Method': [...known.keys()][0] ?? '' }
      const answer = await server.client.raw('OPTIONS', target, { headers })
      assert.deepEqual([answer.status, answer.text, answer.headers.get('Allow')], [204, '', allowed])
      assert.equal(answer.headers.get('Access-Control-Allow-Origin'), '*')
      assert.equal(answer.headers.get('Access-Control-Allow-Credentials'), null)
      assert.deepEqual(answer.headers.get('Access-Control-Allow-Methods')?.split(', ').sort().join(', '), allowed)
      const sendable = (answer.headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase().split(', ')
      for (const name of ['authorization', 'x-api-key', 'content-type', 'if-match', 'idempotency-key'])
        assert(sendable.includes(name), name)
    })
  })
}

for (const operation of contractOperations.filter(({ method }) => method === 'GET')) {
  const { target, input: example } = exampleRequest(operation)
  // HEAD of a part is HEAD of the whole (RFC 9110, section 14.2).
  const { Range: _, ...headers } = example.headers ?? {}
  const input = { ...example, headers }
  test(`HEAD answers like GET without a body: ${operation.id}`, async () => {
    await demo.reset()
    const as = await demo.user.token()
    // Grants the badges that are earned and not yet granted; HEAD grants none.
    if (operation.id === 'Achievements_GetMine') await server.client.raw('GET', target, { ...input, as })
    const head = await server.client.raw('HEAD', target, { ...input, as })
    const get = await server.client.raw('GET', target, { ...input, as })
    assert.deepEqual(described(head), described(get))
    const refused = await server.client.raw('HEAD', target, { ...input, headers: { 'X-Api-Key': 'abc' } })
    assert.deepEqual([refused.status, refused.text], [401, ''])
  })
}

test('headers and parameters that name another method are ignored where a method is allowed', async () => {
  await demo.reset()
  const send = (target: string) => server.client.raw('GET', target, { as: demo.user, headers: overrides('DELETE') })
  for (const target of ['/api/Prints/1001?_method=DELETE', '/api/Filaments?_method=POST']) {
    assert.equal((await send(target)).status, 200)
    assert.equal((await send(target)).status, 200, 'and nothing was deleted')
  }
})

test('TRACE is refused outside the API too, and nothing is echoed', async () => {
  for (const target of ['/', '/healthz', '/mcp', '/docs', '/openapi.json', '/llms.txt', '/nothing']) {
    const { status, text } = await server.client.raw('TRACE', target, { headers: { 'X-Echo': 'do-not-echo-this' } })
    assert(status >= 400 && status < 500, `${target}: ${status}`)
    assert(!text.includes('do-not-echo-this'), target)
  }
})

test('HEAD of slicer settings does not claim the record', async () => {
  await demo.reset()
  const operation = contractOperations.find(({ id }) => id === 'SlicerSettings_GetSettings')
  assert(operation)
  const { target } = exampleRequest(operation)
  assert.equal((await server.client.raw('HEAD', target, { as: demo.user })).status, 200)
  const row = await server.db.selectFrom('slicer_settings').select('user_id').executeTakeFirstOrThrow()
  assert.equal(row.user_id, null)
})

test('a path of no operation is 404 for every method', async () => {
  for (const method of [...METHODS, 'HEAD', 'OPTIONS', 'TRACE']) {
    for (const target of [
      '/api',
      '/api/',
      '/api/Nothing',
      '/api/Prints/1001/nothing',
      '/api//Prints',
      '/api/Prints/summary/x',
    ]) {
      const answer = await server.client.raw(method, target)
      assert.equal(answer.status, 404, `${method} ${target}`)
      assert.equal(answer.headers.get('Access-Control-Allow-Origin'), '*')
    }
  }
})

function overrides(method: string): Record<string, string> {
  return { 'X-HTTP-Method-Override': method, 'X-HTTP-Method': method, 'X-Method-Override': method }
}

/** What HEAD and GET have in common. */
function described(answer: { status: number; headers: Headers }): unknown[] {
  const names = ['Content-Type', 'Content-Length', 'ETag', 'Cache-Control', 'Vary', 'Link']
  return [answer.status, ...names.map((name) => answer.headers.get(name))]
}
