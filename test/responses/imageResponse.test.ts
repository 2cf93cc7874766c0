import assert from 'node:assert/strict'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { after, suite, test } from 'node:test'
import { Problem } from '../../src/kernel/problem.ts'
import { imageKey } from '../../src/media/keys.ts'
import { readRange } from '../../src/responses/range.ts'
import { imageResponse } from '../../src/responses/imageResponse.ts'
import { writeBytes } from '../../src/responses/storedBytes.ts'
import type { MediaStore } from '../../src/media/mediaStore.ts'
import { startDisk, startS3 } from '../media/stores.ts'

const KEY = imageKey(7, '5c2d7e8f-0a1b-4c3d-9e4f-6a7b8c9d0e1f', 'thumbnail')
const TAG = '"5c2d7e8f-0a1b-4c3d-9e4f-6a7b8c9d0e1f-thumbnail.webp"'
const BYTES = Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * 7) % 256))
const SIZE = BYTES.length

suite('Ranges', () => {
  const cases: readonly (readonly [string | undefined, ReturnType<typeof readRange>])[] = [
    [undefined, null],
    ['', null],
    ['bytes', null],
    ['bytes=', null],
    ['bytes=-', null],
    ['bytes=a-b', null],
    ['bytes=1.5-2', null],
    ['bytes=5-4', null],
    ['bytes=0-1,3-4', null],
    ['items=0-1', null],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['Bytes=0-9', { start: 0, end: 9 }],
    ['bytes=10-', { start: 10, end: 99 }],
    ['bytes=90-200', { start: 90, end: 99 }],
    ['bytes=90-99999999999999999999999', { start: 90, end: 99 }],
    ['bytes=-1', { start: 99, end: 99 }],
    ['bytes=-200', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=100-200', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=99999999999999999999999-', 'unsatisfiable'],
  ]
  for (const [field, range] of cases)
    test(`${field} of 100 bytes`, () => assert.deepEqual(readRange(field, 100), range))
})

/** A server whose only answer is one image. */
async function startServer(store: MediaStore, isPublic: boolean, size = SIZE) {
  const failures: unknown[] = []
  const server = http.createServer((req, res) => {
    imageResponse(req, { key: KEY, size, isPublic }, store)
      .then((reply) => writeBytes(res, reply))
      .catch((error: unknown) => {
        failures.push(error)
        if (res.headersSent) return res.destroy()
        const headers = error instanceof Problem ? error.headers : {}
        res.writeHead(error instanceof Problem ? error.status : 500, headers).end()
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const get = async (headers: Record<string, string> = {}, method = 'GET') => {
    const response = await fetch(`http://127.0.0.1:${port}/`, { method, headers })
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
  }
  return { get, port, failures }
}

for (const [name, start] of [
  ['the disk', startDisk],
  ['S3', startS3],
] as const) {
  suite(`An image served from ${name}`, async () => {
    const { store, stop } = await start()
    after(stop)
    await store.put(KEY, BYTES)
    const { get } = await startServer(store, false)

    test('F45: whole, with the headers that keep it harmless', async () => {
      const { status, headers, bytes } = await get()
      assert.equal(status, 200)
      assert(bytes.equals(BYTES))
      assert.equal(headers.get('content-length'), String(SIZE))
      assert.equal(headers.get('content-type'), 'image/webp')
      assert.equal(headers.get('etag'), TAG)
      assert.equal(headers.get('accept-ranges'), 'bytes')
      assert.equal(headers.get('cache-control'), 'private, max-age=31536000, immutable')
      assert.equal(headers.get('x-content-type-options'), 'nosniff')
      assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'.*sandbox/)
      assert.match(headers.get('content-disposition') ?? '', /^attachment/)
      assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin')
    })

    test('in parts', async () => {
      for (const [range, first, last] of [
        ['bytes=0-99', 0, 99],
        ['bytes=1000-', 1000, SIZE - 1],
        ['bytes=-10', SIZE - 10, SIZE - 1],
        ['bytes=5-999999', 5, SIZE - 1],
      ] as const) {
        const { status, headers, bytes } = await get({ Range: range })
        assert.equal(status, 206)
        assert.equal(headers.get('content-range'), `bytes ${first}-${last}/${SIZE}`)
        assert.equal(headers.get('content-length'), String(last - first + 1))
        assert.equal(headers.get('content-type'), 'image/webp')
        assert.equal(headers.get('etag'), TAG)
        assert(bytes.equals(BYTES.subarray(first, last + 1)))
      }
    })

    test('beyond its end is 416 with its size', async () => {
      const { status, headers, bytes } = await get({ Range: `bytes=${SIZE}-` })
      assert.deepEqual([status, headers.get('content-range'), bytes.length], [416, `bytes */${SIZE}`, 0])
    })

    test('whole when the range is none, or several', async () => {
      for (const range of ['bytes=9-5', 'bytes=0-1,5-6', 'lines=1-2']) {
        const { status, bytes } = await get({ Range: range })
        assert.deepEqual([status, bytes.length], [200, SIZE])
      }
    })

    test('If-Range asks for a part of this state only', async () => {
      const range = { Range: 'bytes=0-9' }
      assert.equal((await get({ ...range, 'If-Range': TAG })).status, 206)
      for (const other of ['"other"', `W/${TAG}`, new Date().toUTCString()]) {
        assert.equal((await get({ ...range, 'If-Range': other })).status, 200)
      }
    })

    test('unchanged is 304, before any range', async () => {
      for (const known of [TAG, `W/${TAG}`, `"x", ${TAG}`, '*']) {
        const { status, headers, bytes } = await get({ 'If-None-Match': known, Range: 'bytes=0-9' })
        assert.deepEqual([status, bytes.length, headers.get('etag')], [304, 0, TAG])
        assert.equal(headers.get('cache-control'), 'private, max-age=31536000, immutable')
      }
      assert.equal((await get({ 'If-None-Match': '"other"' })).status, 200)
    })

    test('HEAD has the headers of the whole and no bytes', async () => {
      const { status, headers, bytes } = await get({ Range: 'bytes=0-9' }, 'HEAD')
      assert.deepEqual([status, bytes.length, headers.get('content-length')], [200, 0, String(SIZE)])
    })
  })
}

suite('Serving', async () => {
  const { store, stop } = await startDisk()
  after(stop)

  test('only public images are for shared caches, and for a day at most', async () => {
    await store.put(KEY, BYTES)
    const { get } = await startServer(store, true)
    assert.equal((await get()).headers.get('cache-control'), 'public, max-age=86400')
  })

  test('what needs no bytes does not ask the store', async () => {
    const away = { get: () => Promise.reject(new Error('The store was asked.')) } as unknown as MediaStore
    const { get } = await startServer(away, false)
    assert.equal((await get({}, 'HEAD')).status, 200)
    assert.equal((await get({ 'If-None-Match': TAG })).status, 304)
    assert.equal((await get({ Range: 'bytes=999999-' })).status, 416)
    assert.equal((await get()).status, 500)
  })

  test('bytes that are lost are 404', async () => {
    await store.delete([KEY])
    const { get } = await startServer(store, false)
    const { status, headers } = await get()
    assert.deepEqual([status, headers.get('cache-control')], [404, null])
  })

  test('a store that breaks off cuts the connection', async () => {
    const breaking = async function* () {
      yield BYTES.subarray(0, 1000)
      throw new Error('The store broke off.')
    }
    const half = { get: async () => Readable.from(breaking()) } as unknown as MediaStore
    const { get, failures } = await startServer(half, false)
    await assert.rejects(get())
    assert.deepEqual(failures.map(String), ['Error: A response was cut off: The store broke off.'])
  })

  test('a client that disconnects ends the reading, which is not a failure', async () => {
    let isDestroyed: () => void = () => {}
    const destroyed = new Promise<void>((resolve) => (isDestroyed = resolve))
    const endless = new Readable({
      read() {
        this.push(Buffer.alloc(65_536))
      },
      destroy(error, callback) {
        isDestroyed()
        callback(error)
      },
    })
    const { port, failures } = await startServer({ get: async () => endless } as unknown as MediaStore, false, 1e9)
    const request = http.get({ port, host: '127.0.0.1' }, (response) => {
      response.once('data', () => request.destroy())
    })
    request.on('error', () => {})
    await destroyed
    await new Promise((resolve) => setImmediate(resolve))
    assert.deepEqual(failures, [])
  })
})
