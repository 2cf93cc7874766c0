import assert from 'node:assert/strict'
import { once } from 'node:events'
import type http from 'node:http'
import net from 'node:net'
import { describe, test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createServer } from '../../src/app.ts'
import { checkProblem } from '../support/answerCheck.ts'
import { eventually } from '../identity/support.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { sendRaw, type RawSocketAnswer } from '../support/socket.ts'

const server = await startServer()
const user = await newUser(server)
const HOST = 'Host: localhost'
const CLOSE = 'Connection: close'

/** Lines of a request, with the empty one that ends its head. */
const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`

describe('what HTTP itself refuses is a problem document', () => {
  const cases: Record<string, { request: string; status: number }> = {
    'F35: two Host fields': {
      request: head('GET /api/Users/me HTTP/1.1', HOST, 'Host: other.example.org', CLOSE),
      status: 400,
    },
    'the same Host twice': { request: head('GET /healthz HTTP/1.1', HOST, HOST, CLOSE), status: 400 },
    'no Host': { request: head('GET /api/Users/me HTTP/1.1', CLOSE), status: 400 },
    'a malformed request line': { request: head('nonsense'), status: 400 },
    'an unknown method token': { request: head('BREW /api/Users/me HTTP/1.1', HOST, CLOSE), status: 400 },
    'an unknown version': { request: head('GET /api/Users/me HTTP/9.9', HOST, CLOSE), status: 400 },
    'a header line without a colon': {
      request: head('GET /api/Users/me HTTP/1.1', HOST, 'nonsense', CLOSE),
      status: 400,
    },
    'F35: a folded header line': {
      request: head('GET /api/Users/me HTTP/1.1', HOST, 'X-A: 1\r\n 2', CLOSE),
      status: 400,
    },
    'a header of 20 kB': {
      request: head('GET /api/Users/me HTTP/1.1', HOST, `X-A: ${'a'.repeat(20_000)}`, CLOSE),
      status: 431,
    },
    'a Content-Length that is no number': {
      request: head('POST /api/Prints HTTP/1.1', HOST, 'Content-Length: 1e3', CLOSE),
      status: 400,
    },
    'a negative Content-Length': {
      request: head('POST /api/Prints HTTP/1.1', HOST, 'Content-Length: -1', CLOSE),
      status: 400,
    },
    'F35: two Content-Lengths': {
      request: head('POST /api/Prints HTTP/1.1', HOST, 'Content-Length: 2', 'Content-Length: 3', CLOSE) + '{}',
      status: 400,
    },
    'F35: Content-Length beside Transfer-Encoding': {
      request:
        head('POST /api/Prints HTTP/1.1', HOST, 'Content-Length: 2', 'Transfer-Encoding: chunked', CLOSE) + '0\r\n\r\n',
      status: 400,
    },
    'an address of 9,000 characters': {
      request: head(`GET /api/Prints/summary?searchText=${'a'.repeat(9000)} HTTP/1.1`, HOST, CLOSE),
      status: 414,
    },
  }
  for (const [name, { request, status }] of Object.entries(cases)) {
    test(name, async () => {
      const answer = await sendRaw(server.port, request)
      assert.equal(answer.status, status)
      requireProblem(answer)
    })
  }
  test('F35: a chunk whose size is not a number, where a body is read', async () => {
    const lines = [
      'POST /api/Prints HTTP/1.1',
      HOST,
      `X-Api-Key: ${user.key}`,
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
      CLOSE,
    ]
    const answer = await sendRaw(server.port, `${head(...lines)}nonsense\r\n{}\r\n0\r\n\r\n`)
    assert.equal(answer.status, 400)
    requireProblem(answer)
  })
  test('a page of another origin may read a refusal of a long address', async () => {
    const { status } = await server.client.raw('GET', `/api/Prints/summary?searchText=${'a'.repeat(9000)}`)
    assert.equal(status, 414)
  })
  test('OPTIONS * and an absolute address get a response, without a failure of the service', async () => {
    const star = await sendRaw(server.port, head('OPTIONS * HTTP/1.1', HOST, CLOSE))
    assert(star.status < 500, String(star.status))
    const absolute = await sendRaw(server.port, head('GET http://localhost/api/Users/me HTTP/1.1', HOST, CLOSE))
    assert.equal(absolute.status, 401)
  })
  for (const target of ['//', '//other.example.org/', 'http://[/', 'http://[/auth/sign-in']) {
    test(`a page at ${target} is one of this site, or none`, async () => {
      const answer = await sendRaw(server.port, head(`GET ${target} HTTP/1.1`, HOST, 'Accept: text/html', CLOSE))
      assert([200, 404].includes(answer.status), String(answer.status))
    })
  }
  test('refusals of an absolute address below /api are problem documents with the headers of the API, also for a browser', async () => {
    const targets: Record<string, { lines: string[]; status: number }> = {
      'GET http://localhost/api/Users/me': { lines: [HOST], status: 401 },
      'GET HTTPS://other.example.org/api/Users/me': { lines: [HOST], status: 401 },
      'GET http://localhost/api/nothing': { lines: [HOST], status: 404 },
      'GET http://localhost/api/Prints': { lines: [HOST, 'Host: other.example.org'], status: 400 },
      'GET http://localhost/media/nothing': { lines: [], status: 400 },
      [`GET http://localhost/api/Prints/summary?searchText=${'a'.repeat(9000)}`]: { lines: [HOST], status: 414 },
    }
    for (const [target, { lines, status }] of Object.entries(targets)) {
      const answer = await sendRaw(server.port, head(`${target} HTTP/1.1`, ...lines, 'Accept: text/html', CLOSE))
      assert.equal(answer.status, status, target)
      requireProblem(answer)
      assert.equal(answer.headers.get('Access-Control-Allow-Origin'), '*', target)
      assert.equal(answer.headers.get('X-Content-Type-Options'), 'nosniff', target)
      assert.equal(answer.headers.get('Referrer-Policy'), 'no-referrer', target)
    }
  })
})

test('pipelined requests are processed one after another, and each gets its response', async () => {
  const ask = (path: string, ...lines: string[]) => head(`GET ${path} HTTP/1.1`, HOST, ...lines)
  const { text } = await sendRaw(server.port, ask('/healthz') + ask('/api/Users/me') + ask('/healthz', CLOSE))
  assert.deepEqual(text.match(/HTTP\/1\.1 \d+|"status":"ok"/g), [
    '"status":"ok"',
    'HTTP/1.1 401',
    'HTTP/1.1 200',
    '"status":"ok"',
  ])
})

/** The product's own server with shorter times, in milliseconds, and a speed in bytes per second. */
async function hasty(
  context: TestContext,
  { timeout, ...times }: Partial<NonNullable<Parameters<typeof createServer>[1]>> & { timeout?: number },
): Promise<{ quick: http.Server; port: number }> {
  const unhurried = { headersTimeout: 10_000, connectionsCheckingInterval: 10, bodyTimeout: 10_000, slowestBody: 1 }
  const quick = await createServer(server.services, { ...unhurried, ...times })
  if (timeout !== undefined) quick.timeout = timeout
  await new Promise<void>((resolve) => quick.listen(0, '127.0.0.1', resolve))
  context.after(() => {
    quick.close()
    quick.closeAllConnections()
  })
  return { quick, port: (quick.address() as { port: number }).port }
}

test('F8: a sender of headers or of a body that is too slow is cut off with 408', async (context) => {
  const { port } = await hasty(context, { headersTimeout: 40, bodyTimeout: 80, slowestBody: 1024 })
  const answer = await sendRaw(port, 'GET /api/Users/me HTTP/1.1\r\nHost: localhost\r\n')
  assert.equal(answer.status, 408)
  requireProblem(answer)
  const lines = ['POST /api/Prints HTTP/1.1', HOST, `X-Api-Key: ${user.key}`, 'Content-Type: application/json']
  const body = await sendRaw(port, head(...lines, 'Content-Length: 100'), '{"title":')
  assert.ok([400, 408].includes(body.status), String(body.status))
  requireProblem(body)
})

test('F8: what comes after 408 changes nothing, and its connection is closed', async (context) => {
  const { quick, port } = await hasty(context, { bodyTimeout: 200, slowestBody: 1024 })
  const text = '{"title":"A print that came too late","status":"Success"}'
  const fields = ['POST /api/Prints HTTP/1.1', HOST, `X-Api-Key: ${user.key}`, 'Content-Type: application/json']
  const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  context.after(() => socket.destroy())
  socket.on('error', () => undefined)
  let received = ''
  socket.on('data', (bytes) => (received += String(bytes)))
  socket.write(head(...fields, `Content-Length: ${text.length}`) + text.slice(0, 10))
  await eventually(async () => received.startsWith('HTTP/1.1 408 '))
  socket.write(text.slice(10))
  const connections = promisify(quick.getConnections.bind(quick))
  await eventually(async () => (await connections()) === 0)
  // Node counts a connection as gone before its response emits `close`, which releases the body's bytes.
  await eventually(async () => server.services.admission.bodies.bytes === 0)
  const prints = await server.db
    .selectFrom('prints')
    .select('id')
    .where('user_id', '=', user.id)
    .where('title', '=', 'A print that came too late')
    .execute()
  assert.deepEqual(prints, [])
})

test('F8: a body that takes long is read to its end while it comes fast enough', async (context) => {
  const { port } = await hasty(context, { bodyTimeout: 100, slowestBody: 1024 })
  const text = `{"title":"A print","notes":"${'a'.repeat(9000)}"}`
  const fields = ['POST /api/Prints HTTP/1.1', HOST, `X-Api-Key: ${user.key}`, 'Content-Type: application/json', CLOSE]
  const socket = net.connect(port, '127.0.0.1')
  context.after(() => socket.destroy())
  socket.write(head(...fields, `Content-Length: ${text.length}`))
  for (let at = 0; at < text.length; at += 1000) {
    socket.write(text.slice(at, at + 1000))
    await sleep(50)
  }
  let received = ''
  for await (const bytes of socket) received += String(bytes)
  assert.match(received, /^HTTP\/1\.1 201 /)
})

test('F9: a client that does not read gets a few responses and no more, is cut off, and delays nobody else', async (context) => {
  // Long enough for a slow machine to answer those who do read.
  const { quick, port } = await hasty(context, { timeout: 2500 })
  const { newSettingId: id } = (
    await server.client.call('SlicerSettings_SaveSettings', { body: { snapshot: 'a'.repeat(3_900_000) } })
  ).body
  const request = head(`GET /api/Cura/settings?id=${id} HTTP/1.1`, HOST, `X-Api-Key: ${user.key}`)
  const logged = server.log.length
  const sockets = Array.from({ length: 4 }, () => net.connect(port, '127.0.0.1').pause())
  for (const socket of sockets) {
    socket.on('error', () => undefined)
    socket.write(request.repeat(50))
  }
  const connections = promisify(quick.getConnections.bind(quick))
  await eventually(async () => (await connections()) === 4)
  const others = await fetch(`http://127.0.0.1:${port}/api/Users/me`, { headers: { 'X-Api-Key': user.key } })
  assert.equal(others.status, 200)
  await others.text()
  quick.closeIdleConnections()
  await eventually(async () => (await connections()) === 0)
  const answered = server.log.slice(logged).filter((line) => line.includes('SlicerSettings_GetSettings'))
  assert.ok(answered.length <= 4, `${answered.length} of 200 answers were made`)
  for (const socket of sockets) socket.destroy()
})

test("the trace id is ours; a valid one of the caller's is logged as its parent", async () => {
  const parent = '0af7651916cd43dd8448eb211c80319c'
  const send = async (traceparent: string) => {
    const { problem } = await server.client.raw('GET', '/api/Users/me', { headers: { traceparent } })
    assert.match(problem.traceId, /^[0-9a-f]{32}$/)
    assert.notEqual(problem.traceId, parent)
    const lineOf = () => server.log.find((line) => line.includes('"request"') && line.includes(problem.traceId))
    await eventually(async () => lineOf() !== undefined)
    return { traceId: problem.traceId, line: JSON.parse(lineOf() ?? '') as Record<string, unknown> }
  }
  const valid = `00-${parent}-b7ad6b7169203331-01`
  const [first, second] = [await send(valid), await send(valid)]
  assert.notEqual(first.traceId, second.traceId)
  for (const { line } of [first, second]) assert.equal(line['parentTraceId'], parent)
  for (const wrong of [
    'nonsense',
    `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
    `00-${parent.toUpperCase()}-b7ad6b7169203331-01`,
    `ff-${parent}-b7ad6b7169203331-01`,
    `${valid}2`,
  ]) {
    assert.equal('parentTraceId' in (await send(wrong)).line, false, wrong)
  }
})

function requireProblem(answer: RawSocketAnswer): void {
  assert.equal(answer.headers.get('Content-Type'), 'application/problem+json')
  assert.equal(answer.headers.get('Cache-Control'), 'no-store')
  assert.equal(answer.headers.get('Referrer-Policy'), 'no-referrer')
  assert.equal(answer.headers.get('Content-Length'), String(Buffer.byteLength(answer.text)))
  checkProblem(JSON.parse(answer.text) as Record<string, unknown>, answer.status, server.config.baseUrl, answer.text)
}

test('a request that is over without a response is not logged as a success', async (context) => {
  const socket = net.connect(server.port, '127.0.0.1')
  context.after(() => socket.destroy())
  const fields = [HOST, `X-Api-Key: ${user.key}`, 'Content-Type: application/json', 'Content-Length: 9']
  socket.write(`${head('POST /api/Filaments HTTP/1.1', ...fields, 'Expect: 100-continue')}{`)
  await once(socket, 'data')
  const logged = server.log.length
  socket.destroy()
  const isOurs = (line: string) => line.includes('"operationId":"Filaments_PostFilament"')
  await eventually(() => server.log.slice(logged).some(isOurs))
  const line = JSON.parse(server.log.slice(logged).find(isOurs) ?? '{}') as { readonly status?: number }
  assert.equal(line.status, 499)
})

test('the bytes of log lines are those that were sent, also of a response without a length and of one to HEAD', async () => {
  const targets = [
    'GET /api/Prints/csv',
    'HEAD /openapi.json',
    'GET /openapi.json',
    'GET /api/Users/me',
    'GET /nowhere',
  ]
  const logged = server.log.length
  const socket = net.connect(server.port, '127.0.0.1')
  let received = 0
  socket.on('data', (chunk: Buffer) => (received += chunk.length))
  for (const [index, target] of targets.entries()) {
    const isLast = index === targets.length - 1
    socket.write(head(`${target} HTTP/1.1`, HOST, `X-Api-Key: ${user.key}`, ...(isLast ? [CLOSE] : [])))
  }
  await once(socket, 'close')
  const lines = () => server.log.slice(logged).filter((line) => line.includes('"msg":"request"'))
  await eventually(() => lines().length >= targets.length)
  const bytes = lines().map((line) => (JSON.parse(line) as { readonly bytes: number }).bytes)
  assert.equal(bytes.length, targets.length)
  assert.equal(
    bytes.reduce((sum, count) => sum + count),
    received,
  )
  assert(bytes.every((count) => count > 0))
})
