import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import http from 'node:http'
import { suite, test } from 'node:test'
import { promisify } from 'node:util'
import { newPrint, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const user = await newUser(server)
const { id } = await newPrint(server, user)

const MIB = 1024 * 1024
const BOUNDARY = 'a-boundary'
const FORM = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` }
const path = `/api/Prints/${id}/images`

/** A form with a file of so many bytes. */
function form(bytes: number): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`
  return Buffer.concat([Buffer.from(head), Buffer.alloc(bytes, 1), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
}

interface Upload {
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: Buffer
}

/** Sends an upload with Node's plain client, which fails when the connection is closed while it sends. */
function send({ path, headers, body }: Upload): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port: server.port, method: 'POST', path, headers, agent: false })
    request.on('error', reject).on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    request.end(body)
  })
}

const declared = (body: Buffer) => ({ 'X-Api-Key': user.key, ...FORM, 'Content-Length': String(body.length) })

suite('An upload that is refused', () => {
  test('F57: an image beyond its limit gets its 413 in each of 24 tries, of any size that cameras make', async () => {
    for (const bytes of [13 * MIB, 40 * MIB]) {
      const body = form(bytes)
      for (let attempt = 0; attempt < 12; attempt += 1) {
        assert.equal(await send({ path, headers: declared(body), body }), 413)
      }
    }
  })

  test('F57: an image of unknown length beyond its limit gets its 413', async () => {
    const headers = { 'X-Api-Key': user.key, ...FORM, 'Transfer-Encoding': 'chunked' }
    assert.equal(await send({ path, headers, body: form(20 * MIB) }), 413)
  })

  test('F57: so do other refusals of an image that is still being sent', async () => {
    const body = form(11 * MIB)
    const length = { 'Content-Length': String(body.length) }
    const cases: [number, Upload][] = [
      [401, { path, headers: { ...FORM, ...length }, body }],
      [415, { path, headers: { ...declared(body), 'Content-Type': 'image/jpeg' }, body }],
      [400, { path, headers: { ...declared(body), 'Content-Type': 'multipart/form-data' }, body }],
      [
        400,
        {
          path,
          headers: declared(body),
          body: Buffer.from(body.toString('latin1').replace('"file"', '"fool"'), 'latin1'),
        },
      ],
      [400, { path: '/api/Prints/none/images', headers: declared(body), body }],
      [404, { path: '/api/Prints/1/pictures', headers: declared(body), body }],
      [405, { path: '/api/Prints/1/images/2', headers: declared(body), body }],
    ]
    for (const [status, upload] of cases) assert.equal(await send(upload), status, `${status} ${upload.path}`)
  })

  test('F57: the standard client of Python gets its 413 as well', { skip: !hasPython() }, async () => {
    const script = `
import http.client, sys
port, path, key, content_type = sys.argv[1:]
body = ${JSON.stringify(form(0).toString('latin1').split('\r\n\r\n')[0] + '\r\n\r\n')}.encode() + b'1' * (20 * 1024 * 1024)
for attempt in range(6):
    connection = http.client.HTTPConnection('127.0.0.1', int(port))
    connection.request('POST', path, body, {'X-Api-Key': key, 'Content-Type': content_type})
    response = connection.getresponse()
    response.read()
    print(response.status)
`
    const parameters = ['-c', script, String(server.port), path, user.key, FORM['Content-Type']]
    const { stdout } = await promisify(execFile)('python3', parameters)
    assert.deepEqual(
      stdout.trim().split('\n'),
      Array.from({ length: 6 }, () => '413'),
    )
  })
})

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
