import { randomInt } from 'node:crypto'
import net from 'node:net'

/**
 * Below what systems give to outgoing connections and to whoever listens on port 0: from 32768 on Linux, 49152 elsewhere. Of those,
 * a port that is free when we look may be anybody's when it is used.
 */
const [FIRST, END] = [20_000, 32_000]
/** Test processes run side by side: who holds the first port of a block has the others for itself. */
const BLOCK = 40
/** Within the block that is ours; no port is given twice. */
let [next, end] = [0, 0]

/** Two free neighbouring ports: the service's and its sign-in provider's. Returns the first. */
export async function freePortPair(): Promise<number> {
  for (;;) {
    const port = await take(2)
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
}

/** A free port of the loopback. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = await take(1)
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

async function take(count: number): Promise<number> {
  while (next + count > end) await claimBlock()
  next += count
  return next - count
}

/** Holds the first port of a block that nobody has until this process ends. */
async function claimBlock(): Promise<void> {
  const first = FIRST + BLOCK * randomInt((END - FIRST) / BLOCK)
  const guard = await hold(first).catch(() => null)
  guard?.unref()
  if (guard !== null) [next, end] = [first + 1, first + BLOCK]
}

async function isFree(port: number): Promise<boolean> {
  const server = await hold(port).catch(() => null)
  if (server !== null) await release(server)
  return server !== null
}
