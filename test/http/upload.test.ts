import assert from 'node:assert/strict'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { after, suite, test } from 'node:test'
import { Problem } from '../../src/kernel/problem.ts'
import { MAX_IMAGE_BYTES, readUpload } from '../../src/http/upload.ts'

const LIMIT = 100_000

/** A server that says what it has read, or why not. */
const server = http.createServer((req, res) => {
  const limit = req.url === '/large' ? MAX_IMAGE_BYTES : LIMIT
  readUpload(req, res, { resize: () => undefined }, 'file', limit).then(
    (bytes) => res.end(JSON.stringify({ length: bytes.length, sum: bytes.reduce((sum, byte) => sum + byte, 0) })),
    (error: unknown) => {
      if (!(error instanceof Problem)) return res.destroy()
      for (const [name, value] of Object.entries(error.headers)) res.setHeader(name, value)
      res.statusCode = error.status
      res.end(JSON.stringify({ detail: error.detail, errors: error.errors }))
    },
  )
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
after(() => {
  server.closeAllConnections()
  server.close()
})

interface Outcome {
  readonly status: number
  readonly body: { length?: number; sum?: number; detail?: string; errors?: Record<string, string[]> }
  readonly headers: Headers
}

async function post(body: string | FormData, headers: Record<string, string> = {}, path = '/'): Promise<Outcome> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body, headers })
  return { status: response.status, body: (await response.json()) as Outcome['body'], headers: response.headers }
}

function form(parts: Record<string, Blob | string>): FormData {
  const data = new FormData()
  for (const [name, part] of Object.entries(parts)) data.append(name, part)
  return data
}

function file(length: number): Blob {
  return new Blob([Buffer.alloc(length, 1)])
}

suite('A file of a form', () => {
  test('is read whole, up to its limit', async () => {
    for (const length of [1, 70_000, LIMIT]) {
      assert.deepEqual((await post(form({ file: file(length) }))).body, { length, sum: length })
    }
  })

  test('may have 12 MiB', async () => {
    assert.equal(MAX_IMAGE_BYTES, 12 * 1024 * 1024)
    const { body } = await post(form({ file: file(MAX_IMAGE_BYTES) }), {}, '/large')
    assert.equal(body.length, MAX_IMAGE_BYTES)
  })

  test('one byte more is 413', async () => {
    const { status, body } = await post(form({ file: file(LIMIT + 1) }))
    assert.equal(status, 413)
    assert.equal(body.detail, 'The file can have at most 100000 bytes.')
  })

  test('a declared length that is far too large is 413 before anything is read', async () => {
    const head = `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 99999999999\r\n\r\n`
    assert.match(await exchange(head), /^HTTP\/1\.1 413 .*Connection: close/s)
  })

  test('a body without length that never ends is cut off', async () => {
    const head = `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n`
    const junk = `${(60_000).toString(16)}\r\n${'x'.repeat(60_000)}\r\n`
    assert.match(await exchange(head + junk.repeat(4)), /^HTTP\/1\.1 413 /)
  })

  test('is needed', async () => {
    for (const data of [form({}), form({ file: file(0) }), form({ file: 'text, not a file' })]) {
      const { status, body } = await post(data)
      assert.equal(status, 400)
      assert.deepEqual(body.errors, { file: ['Send the image as a file in the part file; it must not be empty.'] })
    }
  })

  test('comes alone', async () => {
    const two = new FormData()
    two.append('file', file(10))
    two.append('file', file(10))
    for (const data of [two, form({ other: file(10) }), form({ note: 'x' }), form({ file: file(9), note: 'x' })]) {
      const { status, body } = await post(data)
      assert.equal(status, 400)
      assert.deepEqual(body.errors, { body: ['Send one part, file, and nothing else.'] })
    }
  })

  test('other media types and codings are 415', async () => {
    for (const headers of [
      { 'Content-Type': 'image/jpeg' },
      { 'Content-Type': 'application/json' },
      { 'Content-Type': 'multipart/mixed; boundary=b' },
      { 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Encoding': 'gzip' },
    ]) {
      const { status, headers: answer } = await post('x', headers)
      assert.equal(status, 415)
      assert.equal(answer.get('accept'), 'multipart/form-data')
    }
  })

  test('a form that is none is 400', async () => {
    const head = 'Content-Disposition: form-data; name="file"; filename="a"'
    for (const [type, text] of [
      ['multipart/form-data', 'x'],
      ['multipart/form-data; boundary=', 'x'],
      ['multipart/form-data; boundary=b', 'x'],
      ['multipart/form-data; boundary=b', `--b\r\n${head}\r\n\r\nno end`],
      ['multipart/form-data; boundary=b', `--b\r\n${'x'.repeat(20_000)}: y\r\n\r\nx\r\n--b--`],
      ['multipart/form-data; boundary=b', `--b\r\n\0\0\0\r\n\r\nx\r\n--b--`],
    ] as const) {
      const { status, body } = await post(text, { 'Content-Type': type })
      assert.equal(status, 400, text.slice(0, 50))
      assert.deepEqual(Object.keys(body.errors ?? {}).length, 1)
    }
  })

  test('a sender who goes away leaves the server well', async () => {
    const socket = net.connect(port, '127.0.0.1')
    socket.write(
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000\r\n\r\n--b\r\n',
    )
    await new Promise((resolve) => setTimeout(resolve, 50))
    socket.resetAndDestroy()
    assert.equal((await post(form({ file: file(5) }))).body.length, 5)
  })
})

/** Sends raw bytes and returns the answer. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => void socket.write(text))
    let answer = ''
    const timer = setTimeout(() => reject(new Error(`No end of the answer: ${answer}`)), 5000)
    socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk))
    socket.on('error', () => {}) // the rest was not read, so the connection is reset
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(answer)
    })
  })
}
