import assert from 'node:assert/strict'
import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { connectProgram } from '../spoolman/connection.ts'
import { newPrint, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const user = await newUser(server)
const print = await newPrint(server, user, { title: 'Long', notes: 'A layer. '.repeat(500) })
const small = await newPrint(server, user, { title: 'Short' })
const TARGET = `/api/Prints/${print.id}`
/** More than is compressed at once. */
const LONG_LIST = '/api/Prints/summary?pageSize=100'
const farmer = await newUser(server)
for (let number = 1; number <= 100; number += 1)
  await newPrint(server, farmer, { title: `Part ${number}, ${'long '.repeat(10)}` })

interface Options {
  readonly method?: string
  readonly coding?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Sends a request as it is: fetch would name codings by itself, and decode. */
async function send(path: string, { method = 'GET', coding, headers = {}, body }: Options = {}) {
  const accept = coding === undefined ? {} : { 'Accept-Encoding': coding }
  const request = http.request(server.url + path, { method, headers: { 'X-Api-Key': user.key, ...accept, ...headers } })
  request.end(body)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const bytes = Buffer.concat((await response.toArray()) as Buffer[])
  const { statusCode: status, headers: answered } = response
  const given = answered['content-encoding'] ?? null
  if (bytes.length === 0) return { status, coding: given, bytes, text: '', headers: answered }
  const text = given === 'br' ? brotliDecompressSync(bytes) : given === 'gzip' ? gunzipSync(bytes) : bytes
  return { status, coding: given, bytes, text: text.toString(), headers: answered }
}

const DOCUMENTS = ['/openapi.json', '/openapi-3.0.json', '/openapi.yaml', '/spoolman.json', '/llms.txt']

for (const path of [TARGET, '/api/Prints/summary', ...DOCUMENTS]) {
  test(`${path} is compressed as its client accepts`, async () => {
    const plain = await send(path)
    assert.deepEqual([plain.status, plain.coding], [200, null])
    assert.match(plain.headers.vary ?? '', /Accept-Encoding/)
    const cases = [
      ['br', 'br'],
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['GZIP;q=0.8, br;q=0', 'gzip'],
      ['gzip;q=1, br;q=0.5', 'gzip'],
      ['*', 'br'],
      ['identity', null],
      ['', null],
      ['deflate, *;q=0', null],
      ['br;q=x', null],
    ] as const
    for (const [accepted, coding] of cases) {
      const answer = await send(path, { coding: accepted })
      assert.deepEqual([answer.status, answer.coding], [200, coding], accepted)
      assert.equal(answer.text, plain.text, accepted)
      assert.equal(answer.headers['content-type'], plain.headers['content-type'])
      assert.equal(answer.headers.vary, plain.headers.vary)
      assert.equal(answer.headers['content-length'], String(answer.bytes.length))
      if (coding) assert(answer.bytes.length < plain.bytes.length / 2, accepted)
    }
    const [get, head] = [await send(path, { coding: 'br' }), await send(path, { coding: 'br', method: 'HEAD' })]
    const { date: _, ...headers } = head.headers
    for (const [name, value] of Object.entries(headers)) {
      if (!name.startsWith('ratelimit')) assert.equal(value, get.headers[name], name)
    }
    assert.equal(head.bytes.length, 0)
  })
}

test('a long list is compressed as well', async () => {
  const headers = { 'X-Api-Key': farmer.key }
  const plain = await send(LONG_LIST, { headers })
  assert(plain.bytes.length > 64 * 1024)
  for (const coding of ['br', 'gzip']) {
    const answer = await send(LONG_LIST, { coding, headers })
    assert.deepEqual([answer.status, answer.coding, answer.text === plain.text], [200, coding, true])
    assert(answer.bytes.length < plain.bytes.length / 2)
  }
})

test('each coding has an entity tag of its own, and each of them is one of the state in a condition', async () => {
  const tags = await Promise.all(
    [undefined, 'br', 'gzip'].map(async (coding) => (await send(TARGET, coding ? { coding } : {})).headers.etag ?? ''),
  )
  assert.equal(new Set(tags).size, 3)
  for (const tag of tags) {
    assert.match(tag, /^"[^"]+"$/)
    for (const condition of [tag, `W/${tag}`]) {
      const known = await send(TARGET, { coding: 'gzip', headers: { 'If-None-Match': condition } })
      assert.deepEqual([known.status, known.headers.etag, known.coding], [304, tags[2], null], tag)
    }
  }
  for (const tag of tags) {
    const { headers } = await send(TARGET, { coding: 'br' })
    assert.equal(headers.etag, tags[1])
    const json = { 'Content-Type': 'application/json' }
    const stale = await send(TARGET, {
      method: 'PATCH',
      headers: { ...json, 'If-Match': `"x${tag.slice(1)}` },
      body: '{}',
    })
    assert.equal(stale.status, 412)
    const same = JSON.stringify({ title: 'Long' })
    const changed = await send(TARGET, { method: 'PATCH', headers: { ...json, 'If-Match': tag }, body: same })
    assert.equal(changed.status, 200, tag)
    // A change of its date is a change.
    const now = await send(TARGET, { coding: 'br' })
    tags.splice(0, 3, ...['', '.br', '.gzip'].map((end) => (now.headers.etag ?? '').replace('.br"', `${end}"`)))
  }
})

test('a document that its client has is not sent again', async () => {
  const { headers } = await send('/openapi.json', { coding: 'gzip' })
  const known = await send('/openapi.json', { coding: 'gzip', headers: { 'If-None-Match': headers.etag ?? '' } })
  assert.deepEqual([known.status, known.bytes.length], [304, 0])
})

test('a long problem document is compressed', async () => {
  const query = Array.from({ length: 30 }, (_, index) => `printerIds=x${index}`).join('&')
  const path = `/api/Prints/summary?${query}&fromDate=x&toDate=x&statuses=x&filamentIds=x&projectIds=x&pageSize=x&pageNumber=x`
  const plain = await send(path)
  assert.equal(plain.status, 400)
  assert(plain.bytes.length > 1024)
  const withoutTrace = (text: string) => text.replace(/[0-9a-f]{32}/, '')
  for (const coding of ['br', 'gzip']) {
    const answer = await send(path, { coding })
    assert.deepEqual([answer.status, answer.coding], [400, coding])
    assert.equal(answer.headers['content-type'], 'application/problem+json')
    assert.equal(withoutTrace(answer.text), withoutTrace(plain.text))
    assert.equal((await send(path, { coding, method: 'HEAD' })).status, 400)
  }
})

test('tables are compressed while they are written', async () => {
  const path = '/api/Prints/csv'
  const plain = await send(path)
  assert.equal(plain.status, 200, plain.text)
  for (const coding of ['br', 'gzip']) {
    const answer = await send(path, { coding })
    assert.deepEqual([answer.coding, answer.text], [coding, plain.text])
    assert.match(answer.headers.vary ?? '', /Accept-Encoding/)
  }
})

test('what is small, a change, an image, a stream of events or a health check is not compressed', async () => {
  const coding = 'gzip, br'
  const cases = [
    await send(`/api/Prints/${small.id}`, { coding }),
    await send('/healthz', { coding }),
    await send(TARGET, {
      method: 'PATCH',
      coding,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ notes: 'B layer. '.repeat(500) }),
    }),
  ]
  for (const answer of cases) assert.deepEqual([answer.status, answer.coding], [200, null])
  const request = http.get(`${server.url}/api/Events`, {
    headers: { 'X-Api-Key': user.key, Accept: 'text/event-stream', 'Accept-Encoding': coding },
  })
  const [stream] = (await once(request, 'response')) as [IncomingMessage]
  assert.deepEqual(
    [stream.statusCode, stream.headers['content-type'], stream.headers['content-encoding']],
    [200, 'text/event-stream; charset=utf-8', undefined],
  )
  stream.on('error', () => undefined)
  request.on('error', () => undefined)
  request.destroy()
})

test('what is compressed on its way has a weak entity tag, the same in all codings', async () => {
  const { key } = await connectProgram(server)
  for (const path of ['/', `/spoolman/${key}/api/v1/setting/`]) {
    const answers = await Promise.all(
      ['br', 'gzip', 'deflate', undefined].map((coding) => send(path, coding ? { coding } : {})),
    )
    const [{ headers } = assert.fail()] = answers
    assert.match(headers.etag ?? '', /^W\/"[^"]+"$/)
    assert.equal(new Set(answers.map((answer) => answer.headers.etag)).size, 1, path)
    for (const condition of [headers.etag ?? '', (headers.etag ?? '').slice(2)]) {
      assert.equal((await send(path, { coding: 'br', headers: { 'If-None-Match': condition } })).status, 304, condition)
    }
  }
})

test('HEAD tells what GET would, and no other length, where responses are compressed on their way', async () => {
  const { key } = await connectProgram(server)
  for (const path of ['/', '/problems', '/favicon.ico', '/none', `/spoolman/${key}/api/v1/setting/`]) {
    for (const coding of ['br', 'gzip', 'identity']) {
      const told = async (method: string) => {
        const { date: _, ...headers } = (await send(path, { method, coding })).headers
        return Object.entries(headers).filter(([name]) => !/^ratelimit|^transfer-encoding$|^traceparent$/.test(name))
      }
      assert.deepEqual((await told('HEAD')).toSorted(), (await told('GET')).toSorted(), `${path} ${coding}`)
    }
  }
})

test('a 304 varies by the same fields as the content that its client has', async () => {
  const { key } = await connectProgram(server)
  for (const path of [TARGET, ...DOCUMENTS, '/', '/favicon.ico', `/spoolman/${key}/api/v1/setting/`]) {
    const { headers } = await send(path, { coding: 'br' })
    const known = await send(path, { coding: 'br', headers: { 'If-None-Match': headers.etag ?? '' } })
    assert.equal(known.status, 304, path)
    assert.deepEqual(
      [known.headers.vary, known.headers['cache-control']],
      [headers.vary, headers['cache-control']],
      path,
    )
  }
})
