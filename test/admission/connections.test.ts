import assert from 'node:assert/strict'
import { once } from 'node:events'
import net from 'node:net'
import { suite, test, type TestContext } from 'node:test'
import { readConfig } from '../../src/config/config.ts'
import { UnreadResponses } from '../../src/admission/unreadResponses.ts'
import { eventually } from '../identity/support.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const MIB = 1024 * 1024
const { admission } = readConfig({})

function open(context: TestContext, port: number): net.Socket {
  const socket = net.connect(port, '127.0.0.1').on('error', () => undefined)
  context.after(() => socket.destroy())
  return socket
}

/** Whether a connection is served. */
async function isServed(socket: net.Socket): Promise<boolean> {
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const served = once(socket, 'data').then(() => true)
  return Promise.race([served, once(socket, 'close').then(() => false)])
}

suite('Open connections', () => {
  test('F55: those of one address are bounded, and one that is closed makes room', async (context) => {
    const { port } = await startServer({ admission: { ...admission, connectionsPerAddress: 3 } })
    const sockets = Array.from({ length: 3 }, () => open(context, port))
    for (const socket of sockets) assert.ok(await isServed(socket))
    assert.equal(await isServed(open(context, port)), false)
    assert.ok(await isServed(sockets[0] as net.Socket), 'the others stay')
    sockets[0]?.destroy()
    await eventually(() => isServed(open(context, port)))
  })

  test('F55: those of a trusted proxy are not, but those of the process are', async (context) => {
    const { port } = await startServer({
      admission: { ...admission, connectionsPerAddress: 3, connections: 6 },
      trustedProxies: ['127.0.0.1'],
    })
    for (let count = 0; count < 6; count += 1) assert.ok(await isServed(open(context, port)))
    assert.equal(await isServed(open(context, port)), false)
  })
})

suite('Responses that are not read', () => {
  test('F55: beyond the budget of the process, connections that take nothing are cut, and those that read are not', async (context) => {
    const server = await startServer({ admission: { ...admission, heavyRequestsPerUser: 20, unreadBytes: 4 * MIB } })
    const user = await newUser(server)
    const body = { snapshot: 'a'.repeat(3_900_000) }
    const { newSettingId } = (await server.client.call('SlicerSettings_SaveSettings', { body })).body
    const lines = [`GET /api/Cura/settings?id=${newSettingId} HTTP/1.1`, 'Host: localhost', `X-Api-Key: ${user.key}`]
    const request = `${lines.join('\r\n')}\r\n\r\n`
    const idle = Array.from({ length: 4 }, () => open(context, server.port).pause())
    for (const socket of idle) socket.write(request.repeat(5))
    const cut = () => server.log.filter((line) => line.includes('does not take its responses')).length
    // Node alone would cut all four after a minute.
    await eventually(() => cut() >= 1)
    const { status } = await server.client.call('SlicerSettings_GetSettings', { query: { id: newSettingId }, as: user })
    assert.equal(status, 200)
  })

  /** A connection that keeps so many bytes. */
  const connection = (kept: number) => {
    const times: number[] = []
    const socket = {
      writableLength: kept,
      bytesWritten: kept,
      timeout: 60_000,
      setTimeout: (time: number) => {
        socket.timeout = time
        times.push(time)
      },
    }
    return { socket: socket as unknown as net.Socket, fake: socket, times }
  }

  test('those that keep the most are chosen, until the rest is within the bound', () => {
    const unread = new UnreadResponses({ unreadBytes: 100, unreadBytesPerConnection: 1000 })
    const all = [30, 80, 60, 10].map(connection)
    const look = () => unread.inspect(all.map(({ socket }) => socket)).map(({ bytes }) => bytes)
    assert.deepEqual([look(), look(), look()], [[], [], [80]])
    all.splice(1, 1)
    assert.deepEqual(look(), [])
  })

  test('one that moves is not chosen, however much it keeps', () => {
    const unread = new UnreadResponses({ unreadBytes: 100, unreadBytesPerConnection: 1000 })
    const [moving, still] = [connection(500), connection(50)]
    const look = () => {
      moving.fake.bytesWritten += 10
      return unread.inspect([moving.socket, still.socket]).map(({ bytes }) => bytes)
    }
    assert.deepEqual([look(), look(), look()], [[], [], [50]])
  })

  test('one that keeps much has a shorter time-out for as long as it does', () => {
    const unread = new UnreadResponses({ unreadBytes: 1000, unreadBytesPerConnection: 100 })
    const { socket, fake, times } = connection(101)
    unread.inspect([socket])
    unread.inspect([socket])
    assert.deepEqual(times, [10_000])
    fake.writableLength = 100
    unread.inspect([socket])
    unread.inspect([socket])
    assert.deepEqual(times, [10_000, 60_000])
  })
})
