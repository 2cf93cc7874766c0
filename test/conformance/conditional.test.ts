import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { drainEvents } from '../../src/events/drain.ts'
import { lastPosition } from '../../src/events/read.ts'
import { contractOperations, type ContractOperation } from '../support/contract.ts'
import { startServer } from '../support/server.ts'
import { Demo } from './demo.ts'
import { exampleRequest } from './example.ts'

const server = await startServer()
const demo = new Demo(server)

/** The path at which the record whose version `If-Match` names can be read. */
const recordPath = (path: string) =>
  path
    .replace(/\/(?:complete|rotate|commit|undo|unload|adjustments(?:\/.*)?)$/, '')
    .replace(/^\/api\/(?:Prints|Projects)\/[^/]+\/(images|comments)\//, (_, list: string) =>
      list === 'images' ? '/api/Images/' : '/api/Comments/',
    )
/** What they answer is stored nowhere, so that it cannot be given again: their second answer is 409. */
const HOLDS_SECRET = ['SpoolConnections_PostConnection', 'UserApiKeys_PostApiKey', 'Webhooks_PostWebhook']
/** The change of an import repeats the dry run, and what is loaded in a printer is not a record. */
const NOT_WRITTEN_BACK = ['Imports_PatchImport', 'Printers_PutFilament', 'Printers_UnloadFilament']
const takes = (operation: ContractOperation, header: string) => operation.parameters.some(({ name }) => name === header)

for (const operation of contractOperations.filter((operation) => operation.responses.has(304))) {
  test(`${operation.id} responds with 304 to a client that has the current state`, async () => {
    await demo.reset()
    const { target } = exampleRequest(operation)
    const get = async (tag: string, method = 'GET') =>
      server.client.raw(method, target, { headers: { 'If-None-Match': tag }, as: await demo.user.token() })
    const current = await get('"other"')
    const etag = current.headers.get('ETag') ?? ''
    assert.equal(current.status, 200)
    assert.match(etag, /^"[^"]+"$/)
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await get(tag)
      assert.deepEqual([answer.status, answer.headers.get('ETag')], [304, etag], tag)
    }
    assert.equal((await get(etag, 'HEAD')).status, 304)
    for (const malformed of [`${etag}x`, etag.replaceAll('"', ''), `${etag} "other"`, '*, *']) {
      assert.equal((await get(malformed)).status, 200, `${malformed} is ignored`)
    }
  })
}

for (const operation of contractOperations.filter((operation) => takes(operation, 'If-Match'))) {
  test(`${operation.id} changes nothing when If-Match names another state`, async () => {
    await demo.reset()
    const { target, input } = exampleRequest(operation)
    const record = () => server.client.raw('GET', recordPath(target), { as: demo.user })
    const before = await record()
    for (const tag of ['"other"', `W/${before.headers.get('ETag')}`]) {
      const headers = { ...input.headers, 'If-Match': tag }
      const answer = await server.client.raw(operation.method, target, { ...input, headers, as: demo.user })
      assert.equal(answer.status, 412, tag)
    }
    for (const malformed of [`${before.headers.get('ETag')}x`, '"a" "b"', 'a', `w/"a"`, '*, "a"', ',', '"']) {
      const headers = { ...input.headers, 'If-Match': malformed }
      const { status, problem } = await server.client.raw(operation.method, target, {
        ...input,
        headers,
        as: demo.user,
      })
      assert.deepEqual([status, Object.keys(problem.errors ?? {})], [400, ['If-Match']], malformed)
    }
    assert.equal((await record()).text, before.text)
    const headers = { ...input.headers, 'If-Match': `"other", ${before.headers.get('ETag')}` }
    const answer = await server.client.raw(operation.method, target, { ...input, headers, as: demo.user })
    assert(answer.status < 300, answer.text)
  })
}

for (const operation of contractOperations.filter(
  (one) => ['PATCH', 'PUT'].includes(one.method) && takes(one, 'If-Match') && !NOT_WRITTEN_BACK.includes(one.id),
)) {
  test(`${operation.id} without a change leaves the record with its ETag, and makes no event`, async () => {
    await demo.reset()
    const { target } = exampleRequest(operation)
    const as = await demo.user.token()
    const read = async () => {
      await drainEvents(server.db)
      const position = await lastPosition(server.db, demo.user.id)
      const { text, headers } = await server.client.raw('GET', recordPath(target), { as })
      return { text, position, etag: headers.get('ETag') }
    }
    const write = (body: object) => server.client.raw(operation.method, target, { body, as })
    // Adds what is derived and the example lacks, such as lengths of weights.
    await write(JSON.parse((await read()).text) as object)
    const before = await read()
    for (const body of [...(operation.method === 'PATCH' ? [{}] : []), JSON.parse(before.text) as object]) {
      const { status, text, headers } = await write(body)
      assert.ok(status === 200 || status === 201, text)
      assert.deepEqual([text, headers.get('ETag')], [before.text, before.etag])
      assert.deepEqual(await read(), before)
    }
  })
}

for (const operation of contractOperations.filter(
  (operation) => operation.responses.has(422) && isJsonObject(exampleRequest(operation).input.body),
)) {
  test(`${operation.id} is done once for each Idempotency-Key, and refuses the key with another body`, async () => {
    await demo.reset()
    const { target, input } = exampleRequest(operation)
    const headers = { ...input.headers, 'Idempotency-Key': randomUUID() }
    const send = (body: unknown) =>
      server.client.raw(operation.method, target, { ...input, body, headers, as: demo.user })
    const first = await send(input.body)
    const again = await send(input.body)
    if (HOLDS_SECRET.includes(operation.id)) {
      assert.deepEqual([first.status, again.status], [201, 409])
    } else {
      assert.deepEqual(
        [again.status, again.text, again.headers.get('Location')],
        [first.status, first.text, first.headers.get('Location')],
      )
    }
    assert.equal((await send(another(input.body as object))).status, 422)
  })
}

/** A form's bytes differ each time it is sent, by its boundary; uploads have tests of their own. */
function isJsonObject(body: unknown): boolean {
  return typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === Object.prototype
}

/** The same kind of body with one text or number changed. */
function another(body: object): object {
  const [name, value] = Object.entries(body).find(([, value]) => ['string', 'number'].includes(typeof value)) ?? []
  assert(name !== undefined)
  // Only some angles are possible.
  if (name === 'degrees') return { ...body, degrees: 180 }
  return { ...body, [name]: typeof value === 'number' ? value + 1 : `${String(value)}s` }
}
