import net from 'node:net'

/** A TCP proxy before a database, which can be frozen like a network that swallows packets. */
export interface Proxy {
  readonly url: string
  freeze(): void
  thaw(): void
  close(): Promise<void>
}

/** @param databaseUrl what it leads to; `url` is the same through the proxy */
export async function startProxy(databaseUrl: string): Promise<Proxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<net.Socket>()
  let frozen = false
  const keep = (socket: net.Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    if (frozen) socket.pause()
  }
  const server = net.createServer((near) => {
    const far = net.connect(Number(target.port), target.hostname)
    near.on('data', (data) => far.write(data)).on('close', () => far.destroy())
    far.on('data', (data) => near.write(data)).on('close', () => near.destroy())
    keep(near)
    keep(far)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.port = String((server.address() as net.AddressInfo).port)
  return {
    url: url.href,
    freeze() {
      frozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      frozen = false
      for (const socket of sockets) socket.resume()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
