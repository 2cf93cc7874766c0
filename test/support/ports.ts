import { randomInt } from 'node:crypto'
import net from 'node:net'

/**
 * Below what systems give to outgoing connections and to whoever listens on port 0: from 32768 on Linux, 49152 elsewhere. Of those,
 * a port that is free when we look may be anybody's when it is used.
 */
const [FIRST, END] = [20_000, 32_000]
/** Every process begins elsewhere and gives no port twice. */
let next = randomInt(FIRST, END)

/** Two free neighbouring ports: the service's and its sign-in provider's. Returns the first. */
export async function freePortPair(): Promise<number> {
  for (;;) {
    const port = take(2)
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
}

/** A free port of the loopback. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = take(1)
    if (await isFree(port)) return port
  }
}

/** Listens on a loopback port. */
export function hold(port: number): Promise<net.Server> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

export const release = (server: net.Server) => new Promise<void>((resolve) => server.close(() => resolve()))

function take(count: number): number {
  if (next + count > END) next = FIRST
  next += count
  return next - count
}

async function isFree(port: number): Promise<boolean> {
  const server = await hold(port).catch(() => null)
  if (server !== null) await release(server)
  return server !== null
}
