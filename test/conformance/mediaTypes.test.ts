import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { contractOperations, type ContractOperation } from '../support/contract.ts'
import { startServer } from '../support/server.ts'
import { Demo } from './demo.ts'
import { exampleRequest } from './example.ts'

const server = await startServer()
const demo = new Demo(server)
await demo.reset()

/** Uploads take a form only, and their limit is the file's. */
const takesJson = ({ body }: ContractOperation) => body?.mediaTypes.includes('application/json') === true
const FILES = ['image/webp', 'application/zip', 'text/csv']
const isFile = ({ responses }: ContractOperation) =>
  responses.get(200)?.mediaTypes.some((type) => FILES.includes(type)) === true

describe('bodies', () => {
  for (const operation of contractOperations.filter(takesJson)) {
    // It reads JSON whatever the type says (docs/domain.md, "Slicers").
    if (operation.body?.mediaTypes.includes('*/*')) continue
    test(`${operation.id} takes JSON in UTF-8 only, and says so`, async () => {
      for (const type of [
        'application/xml',
        'text/html',
        'application/octet-stream',
        'json',
        'application/json; charset=latin1',
      ]) {
        const { status, headers } = await send(operation, { 'Content-Type': type }, '{}')
        assert.equal(status, 415, type)
        assert.match(headers.get('Accept') ?? '', /^(application|multipart)\//)
      }
    })
    test(`${operation.id} accepts the media types of the contract in any case and with parameters`, async () => {
      for (const type of [
        'application/json; charset=UTF-8',
        'TEXT/JSON',
        'application/vnd.print-log+json; charset="utf-8"',
        'application/json;v=1',
        'application/*+json',
      ]) {
        const answer = await send(operation, { 'Content-Type': type }, '"a text is no object"')
        assert.equal(answer.status, 400, type)
        assert.deepEqual(Object.keys(answer.problem.errors ?? {}), ['body'])
      }
    })
    test(`${operation.id} asks for its body where there is none, if it needs one`, async () => {
      const { target } = exampleRequest(operation)
      const answer = await server.client.raw(operation.method, target, { as: await demo.user.token() })
      assert.equal(answer.status, operation.body?.isRequired ? 400 : 200)
      if (operation.body?.isRequired) assert.deepEqual(Object.keys(answer.problem.errors ?? {}), ['body'])
    })
    test(`${operation.id} names the content codings that it takes`, async () => {
      const { status, headers } = await send(operation, { 'Content-Encoding': 'compress' }, '{}')
      assert.equal(status, 415)
      assert.match(headers.get('Accept-Encoding') ?? '', /\bgzip\b/)
    })
  }
})

describe('size', () => {
  for (const operation of contractOperations.filter(takesJson)) {
    test(`${operation.id} reads a body as large as it may be, and refuses one of one byte more`, async () => {
      const statusOf = async (bytes: number) => (await send(operation, {}, Buffer.alloc(bytes, ' '))).status
      const limit = operation.body?.limit ?? 0
      assert.deepEqual([await statusOf(limit), await statusOf(limit + 1)], [400, 413])
    })
  }
})

/** An answer that says up to when it was reckoned says another moment each time. */
const withoutNow = (text: string) => text.replace(/"asOf":"[^"]+"/, '"asOf":""')

describe('answers', () => {
  for (const operation of contractOperations.filter((operation) => operation.method === 'GET' && !isFile(operation))) {
    test(`${operation.id} gives the same bytes as each media type`, async () => {
      const plain = await get(operation, undefined)
      for (const [accept, type] of Object.entries(NEGOTIATED)) {
        const answer = await get(operation, accept)
        assert.equal(answer.status, plain.status)
        if (answer.status >= 400) {
          assert.equal(answer.headers.get('Content-Type'), 'application/problem+json')
        } else {
          assert.equal(answer.headers.get('Content-Type'), `${type}; charset=utf-8`, accept)
          assert.equal(withoutNow(answer.text), withoutNow(plain.text))
          assert.match(answer.headers.get('Vary') ?? '', /\bAccept\b/i)
        }
      }
    })
  }
  test('a failure is a problem document regardless of Accept', async () => {
    for (const Accept of ['text/plain', 'text/html', 'application/json', 'nonsense', 'application/problem+json;q=0']) {
      const answer = await server.client.raw('GET', '/api/Prints/0', { headers: { Accept }, as: demo.user })
      assert.deepEqual([answer.status, answer.headers.get('Content-Type')], [400, 'application/problem+json'])
    }
  })
})

/** What is asked for, and what comes. */
const NEGOTIATED: Record<string, string> = {
  'text/plain': 'text/plain',
  'application/json': 'application/json',
  'text/json': 'text/json',
  'text/*': 'text/json',
  '*/*': 'application/json',
  'application/xml': 'application/json',
  'text/json;q=0.5, application/json;q=0.9': 'application/json',
  'application/json;q=0.1, text/plain': 'text/plain',
  'not a media type': 'application/json',
}

async function send(operation: ContractOperation, headers: Record<string, string>, body: unknown) {
  const { target, input } = exampleRequest(operation)
  return server.client.raw(operation.method, target, {
    body,
    headers: { ...input.headers, ...headers },
    as: await demo.user.token(),
  })
}

async function get(operation: ContractOperation, accept: string | undefined) {
  const { target } = exampleRequest(operation)
  return server.client.raw('GET', target, {
    headers: accept === undefined ? {} : { Accept: accept },
    as: await demo.user.token(),
  })
}
