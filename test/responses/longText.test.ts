import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { writeLong } from '../../src/responses/longText.ts'

const MIB = 1024 * 1024
const LENGTH = 4 * MIB + 1
const CLIENTS = 20
/** Pieces that all responses may write in a turn of the event loop, and the heads of the responses. */
const MOST = MIB + CLIENTS * 1024

const bytes = randomBytes(LENGTH)
const sockets: Socket[] = []
const written: Promise<void>[] = []
const server = createServer((req, res) => {
  sockets.push(req.socket)
  written.push(writeLong(res.setHeader('Content-Length', LENGTH), bytes))
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
after(() => server.close().closeAllConnections())

test('a long text arrives as it is', async () => {
  const response = await fetch(`http://127.0.0.1:${port}`)
  assert.equal(Buffer.compare(Buffer.from(await response.arrayBuffer()), bytes), 0)
})

test('the event loop goes on after 1 MiB when many clients ask for a long text at once', async () => {
  const first = sockets.length
  const clients = Array.from({ length: CLIENTS }, () => ask())
  const turns: number[] = []
  let before = 0
  while (before < CLIENTS * LENGTH) {
    await new Promise(setImmediate)
    const sent = sockets.slice(first).reduce((sum, { bytesWritten }) => sum + bytesWritten, 0)
    turns.push(sent - before)
    before = sent
  }
  assert(Math.max(...turns) <= MOST, String(Math.max(...turns)))
  for (const client of clients) client.destroy()
})

test('nothing more is written for a client that is gone', async () => {
  const client = ask().pause()
  await once(server, 'request')
  client.resetAndDestroy()
  await written.at(-1)
  assert((sockets.at(-1)?.bytesWritten ?? LENGTH) < LENGTH)
})

function ask(): Socket {
  const client = connect(port, '127.0.0.1').on('error', () => undefined)
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  return client.resume()
}
