import assert from 'node:assert/strict'
import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { test, type TestContext } from 'node:test'
import { eventually } from '../identity/support.ts'
import { limitedApp } from '../support/limitedApp.ts'

const SHA = '0'.repeat(40)

/**
 * Speaks as much of the Redis protocol as the limits need: every count is far beyond any limit.
 * @param left milliseconds until its window ends
 */
async function fakeRedis(context: TestContext, left: number): Promise<string> {
  const count = `*2\r\n:1000000\r\n:${left}\r\n`
  const replies: Readonly<Record<string, string>> = {
    INFO: `$${'redis_version:8.0.0'.length}\r\nredis_version:8.0.0\r\n`,
    SCRIPT: `$${SHA.length}\r\n${SHA}\r\n`,
    EVALSHA: count,
    EVAL: count,
  }
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined)
    // Commands are lists of texts; their first one, the name, has a length of at most two digits.
    socket.on('data', (chunk: Buffer) => {
      for (const [, name = ''] of chunk.toString().matchAll(/^\*\d+\r\n\$\d{1,2}\r\n(\w+)\r\n/gm))
        socket.write(replies[name.toUpperCase()] ?? '+OK\r\n')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  context.after(() => server.close())
  return `redis://127.0.0.1:${(server.address() as AddressInfo).port}`
}

for (const [left, seconds] of [
  [-1, '1'],
  [0, '1'],
  [1, '1'],
  [1500, '2'],
  [59_999, '60'],
  [90_000, '60'],
] as const) {
  test(`a window that has ${left} ms left sends its client away for ${seconds} s`, async (context) => {
    const REDIS_URL = await fakeRedis(context, left)
    const app = await limitedApp({ REDIS_URL, LIMIT_ADDRESS: '2000000', LIMIT_ADDRESS_BYTES: '1000' })
    context.after(() => app.close())
    await eventually(async () => (await app.send('user', { user: 1 })).status === 429)
    for (const answer of [await app.send('user', { user: 1 }), await app.sendBytes(1)]) {
      assert.deepEqual([answer.status, answer.headers.get('Retry-After')], [429, seconds])
    }
  })
}
