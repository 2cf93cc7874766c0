import assert from 'node:assert/strict'
import { once } from 'node:events'
import http, { type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { eventually } from '../identity/support.ts'
import { newPrint, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { form, plain } from './samples.ts'

test('F75: a deletion has its response while the media store hangs, and the bytes are deleted when the store responds', async () => {
  const stored = new Set<string>()
  const hanging: ServerResponse[] = []
  const s3 = http.createServer((request, response) => {
    request.resume()
    if (request.method === 'DELETE') {
      response.once('finish', () => stored.delete(request.url ?? ''))
      hanging.push(response)
      return
    }
    if (request.method === 'PUT') stored.add(request.url ?? '')
    response.end()
  })
  await once(s3.listen(0, '127.0.0.1'), 'listening')
  after(() => {
    s3.close()
    s3.closeAllConnections()
  })
  const endpoint = `http://127.0.0.1:${(s3.address() as AddressInfo).port}`
  const settings = { endpoint, bucket: 'b', region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'secret' }
  const server = await startServer({ s3: settings })
  const user = await newUser(server)
  const { id } = await newPrint(server, user)
  const image = await plain(50, 30).png().toBuffer()
  const { status } = await server.client.call('Prints_PostImage', { path: { id }, body: form(image), as: user })
  assert.deepEqual([status, stored.size], [201, 2])
  const deleted = await server.client.call('Prints_DeletePrint', { path: { id }, as: user })
  assert.equal(deleted.status, 204)
  assert.equal(hanging.length, 2)
  for (const response of hanging) response.writeHead(204).end()
  await eventually(() => stored.size === 0)
})
