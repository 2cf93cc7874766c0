import assert from 'node:assert/strict'
import { once } from 'node:events'
import http, { type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { describe, test, type TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Problem } from '../../src/kernel/problem.ts'
import { imageKey, trashKey } from '../../src/media/keys.ts'
import type { MediaStore } from '../../src/media/mediaStore.ts'
import { s3Store } from '../../src/media/s3Store.ts'
import { eventually } from '../identity/support.ts'

const KEY = imageKey(7, '5c2d7e8f-0a1b-4c3d-9e4f-6a7b8c9d0e1f', 'image')
const TRASH = trashKey(KEY, new Date('2026-08-02T00:00:00Z'))
/**
 * Milliseconds that the store has for a response, or a part of one. Its real time passes, since to mock timers changes those of `fetch` as
 * well; the tests wait for it together.
 */
const TIMEOUT = 4_000

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

interface FakeS3 {
  readonly store: MediaStore
  /** The response to every request. */
  respond: RequestListener
  readonly requests: number
  readonly connections: number
}

/** Starts a server that answers like a store in trouble. */
async function start(context: TestContext): Promise<FakeS3> {
  let [requests, connections] = [0, 0]
  const server = http.createServer((request, response) => {
    requests += 1
    request.resume()
    fake.respond(request, response)
  })
  server.on('connection', (socket) => {
    connections += 1
    socket.on('close', () => (connections -= 1))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  context.after(() => {
    server.close()
    server.closeAllConnections()
  })
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = { endpoint, bucket: 'b', region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'secret' }
  const fake = {
    store: s3Store(settings, { timeout: TIMEOUT }),
    respond: (() => undefined) as RequestListener,
    get requests() {
      return requests
    },
    get connections() {
      return connections
    },
  }
  return fake
}

async function listed(store: MediaStore): Promise<number> {
  let count = 0
  for await (const _file of store.list('pictures/')) count += 1
  return count
}

const calls: Readonly<Record<string, (store: MediaStore) => Promise<unknown>>> = {
  put: (store) => store.put(KEY, Buffer.from('x')),
  get: (store) => store.get(KEY),
  delete: (store) => store.delete([KEY]),
  move: (store) => store.move(KEY, TRASH),
  list: listed,
}

/** Whether a call has failed with 503, or a stream with an error, since the store was late. */
function isLate(error: unknown): boolean {
  const isCall = error instanceof Problem && error.status === 503
  return /did not respond in time/.test(String(isCall ? error.cause : error))
}

describe('A media store in trouble', { concurrency: true, timeout: 60_000 }, () => {
  for (const [name, call] of Object.entries(calls)) {
    test(`F75: a media store that never responds to ${name} is 503, also when garbage is collected`, async (context) => {
      const fake = await start(context)
      const refused = assert.rejects(call(fake.store), isLate)
      await eventually(() => fake.requests === 1)
      collectGarbage()
      await refused
      assert.equal(fake.requests, 1)
      await eventually(() => fake.connections === 0)
    })
  }

  for (const name of ['get', 'move', 'list']) {
    test(`F75: a media store that hangs amid its response to ${name} is given up`, async (context) => {
      const fake = await start(context)
      fake.respond = (_request, response) => void response.writeHead(200, { 'Content-Length': '100' }).write('<half')
      const call = name === 'get' ? fake.store.get(KEY).then((bytes) => buffer(bytes!)) : calls[name]!(fake.store)
      const refused = assert.rejects(call, isLate)
      await eventually(() => fake.requests === 1)
      collectGarbage()
      await refused
      await eventually(() => fake.connections === 0)
    })
  }

  test('F75: a client may read an image as slowly as it likes', async (context) => {
    const fake = await start(context)
    const bytes = Buffer.alloc(4_000_000, 'image')
    fake.respond = (_request, response) => void response.writeHead(200).end(bytes)
    const stream = await fake.store.get(KEY)
    assert(stream)
    stream.read(0)
    await eventually(() => stream.readableLength >= stream.readableHighWaterMark)
    await pause(TIMEOUT + 1_000)
    assert((await buffer(stream)).equals(bytes))
  })

  test('F75: a reader that leaves ends the request', async (context) => {
    const fake = await start(context)
    fake.respond = (_request, response) => void response.writeHead(200, { 'Content-Length': '100' }).write('half')
    const stream = await fake.store.get(KEY)
    stream!.destroy()
    await eventually(() => fake.connections === 0)
  })

  test('F75: a response that breaks off, or is shorter than announced, is an error of its reader', async (context) => {
    const fake = await start(context)
    fake.respond = (_request, response) =>
      void response.writeHead(200, { 'Content-Length': '100' }).write('half', () => response.destroy())
    await assert.rejects(fake.store.get(KEY).then((bytes) => buffer(bytes!)))
    await assert.rejects(listed(fake.store), (error) => error instanceof Problem && error.status === 503)
  })

  test('F75: a media store that is busy is asked three times, then it is 503', async (context) => {
    const fake = await start(context)
    const busy: RequestListener = (_request, response) =>
      void response.writeHead(503, { 'Retry-After': '1' }).end('<Error><Code>SlowDown</Code></Error>')
    fake.respond = (request, response) =>
      fake.requests < 3 ? busy(request, response) : void response.writeHead(200).end()
    await fake.store.put(KEY, Buffer.from('x'))
    assert.equal(fake.requests, 3)
    fake.respond = busy
    await assert.rejects(fake.store.put(KEY, Buffer.from('x')), (error) => {
      assert(error instanceof Problem)
      assert.equal(String(error.cause), 'Error: The media store answered 503 SlowDown to PUT.')
      return error.status === 503 && error.headers['Retry-After'] === '5'
    })
    assert.equal(fake.requests, 6)
  })
})
