import assert from 'node:assert/strict'
import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import express from 'express'
import { writeReply } from '../../src/http/reply.ts'
import { JsonBytes } from '../../src/kernel/jsonText.ts'
import { eventually } from '../identity/support.ts'

const CONTENT = JSON.stringify({ note: 'é'.repeat(2 * 1024 * 1024) })
const RULE = { isPlainText: false, hasEtag: false, isSecret: false }

/** Bytes of the last response. */
let bytes = new Uint8Array()
const app = express().use((req, res, next) => {
  bytes = new TextEncoder().encode(CONTENT)
  writeReply(req, res, { status: 200, body: JsonBytes.of<object>(bytes) }, RULE).catch(next)
})
const server = app.listen(0, '127.0.0.1')
await once(server, 'listening')
after(() => server.close())
const { port } = server.address() as AddressInfo

for (const [method, coding] of [
  ['GET', 'identity'],
  ['GET', 'gzip'],
  ['HEAD', 'identity'],
] as const) {
  test(`F55: bytes of another thread are freed when they have been sent: ${method}, ${coding}`, async () => {
    const request = http.request({ port, method, headers: { 'Accept-Encoding': coding } }).end()
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    const sent = Buffer.concat((await response.toArray()) as Buffer[])
    const expected = method === 'HEAD' ? '' : CONTENT
    assert.equal((coding === 'gzip' ? gunzipSync(sent) : sent).toString(), expected)
    await eventually(() => bytes.byteLength === 0)
  })
}
