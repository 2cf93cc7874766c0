import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../support/server.ts'
import { connectProgram, send } from './connection.ts'

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
