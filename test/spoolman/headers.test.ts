import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../support/server.ts'
import { connectProgram, send } from './connection.ts'

/** Sends no coding, as clients on microcontrollers do. */
const PLAIN = { 'Accept-Encoding': 'identity;q=1,chunked;q=0.1,*;q=0' }

const server = await startServer()

test('pages of other origins can read the headers that tell a program what to do', async () => {
  const { call } = await connectProgram(server)
  const answers = {
    list: [await call('GET', '/spool'), ['ETag', 'RateLimit', 'RateLimit-Policy', 'X-Total-Count']],
    export: [await call('GET', '/export/spools?fmt=json'), ['Content-Disposition']],
    unknownKey: [await send(server, '/spoolman/unknown/api/v1', 'GET', '/spool'), ['WWW-Authenticate', 'RateLimit']],
    otherMethod: [await call('PUT', '/spool'), ['Allow']],
  } as const
  for (const [name, [{ headers }, wanted]] of Object.entries(answers)) {
    const exposed = headers.get('Access-Control-Expose-Headers')?.split(', ') ?? []
    for (const header of wanted) {
      assert.ok(headers.has(header), `${name} has ${header}`)
      assert.ok(exposed.includes(header), `${name} exposes ${header}`)
    }
  }
})

test('every response announces its length, since microcontrollers read the bytes after the head as JSON', async () => {
  const { call } = await connectProgram(server)
  for (const name of ['A', 'B']) await call('POST', '/vendor', { name, comment: name.repeat(1000) })
  for (const [method, path, body] of [
    ['GET', '/vendor'],
    ['GET', '/health'],
    ['GET', '/export/vendors?fmt=csv'],
    ['GET', '/vendor/1000000'],
    ['GET', '/nothing'],
    ['POST', '/vendor', {}],
    ['POST', '/nothing', { name: 'A'.repeat(1000) }],
    ['PATCH', '/spool/1000000', { comment: 'A' }],
  ] as const) {
    const answer = await call(method, path, body, PLAIN)
    const content = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
    assert.equal(answer.headers.get('Content-Length'), String(Buffer.byteLength(content)), `${method} ${path}`)
    assert.equal(answer.headers.get('Transfer-Encoding'), null)
  }
  const { headers } = await call('GET', '/vendor', undefined, { 'Accept-Encoding': 'gzip' })
  assert.equal(headers.get('Content-Encoding'), 'gzip')
})
