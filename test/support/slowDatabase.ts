import { randomInt } from 'node:crypto'
import net from 'node:net'

/** Names the longest delay, in milliseconds, in the environment of a hunt for tests that depend on timing. */
export const DELAY = 'TEST_DELAY_MS'

/** A proxy in front of PostgreSQL. */
export interface SlowDatabase {
  readonly url: string
  /** Breaks all connections. */
  stop(): void
}

/**
 * Starts a proxy that holds back each packet between PostgreSQL and its clients for a random time, so that requests overlap and
 * responses come late in ways that an idle machine never shows.
 * @param url of PostgreSQL
 * @param longestMs longest time that a packet is held back, in milliseconds
 */
export async function startSlowDatabase(url: string, longestMs: number): Promise<SlowDatabase> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<net.Socket>()
  const server = net.createServer((client) => {
    const database = net.connect(Number(port), hostname)
    pass(client, database, longestMs)
    pass(database, client, longestMs)
    for (const socket of [client, database]) {
      sockets.add(socket.setNoDelay(true).once('close', () => sockets.delete(socket)))
    }
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${(server.address() as net.AddressInfo).port}` }).href,
    stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Passes packets on in their order, each after a delay, and the end of the connection after them. */
function pass(from: net.Socket, to: net.Socket, longestMs: number): void {
  let last = Promise.resolve()
  const later = (work: () => void) => {
    const delay = new Promise((resolve) => setTimeout(resolve, randomInt(longestMs + 1)))
    last = Promise.all([last, delay]).then(work)
  }
  from
    .on('data', (packet) => later(() => to.write(packet)))
    .on('close', () => later(() => to.destroy()))
    // 'close' follows.
    .on('error', () => undefined)
}
