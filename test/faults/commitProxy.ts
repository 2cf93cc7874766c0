import net from 'node:net'

/** When a transaction's connection is cut: before its COMMIT reaches PostgreSQL, or after PostgreSQL has done it but before we know. */
export type Moment = 'before' | 'after'

/** A TCP proxy before a database that cuts a connection at COMMIT. */
export interface CommitProxy {
  /** The database's URL through the proxy. */
  readonly url: string
  /** How many connections were cut. */
  readonly cuts: number
  /** Cuts, once, the connection whose transaction has sent this text. */
  cutNext(text: string, moment: Moment): void
  close(): Promise<void>
}

/** The name of a prepared statement in a message that binds it (PostgreSQL's documentation, "Message Formats"). */
const BEGIN = Buffer.from('\0begin\0')
/** It is a simple query when nothing else is sent with it: then the length is before the text. */
const COMMITS = [Buffer.from('\0commit\0'), Buffer.from('Q\0\0\0\x0bcommit\0')]

export async function startCommitProxy(databaseUrl: string): Promise<CommitProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<net.Socket>()
  let armed: { readonly text: string; readonly moment: Moment } | null = null
  let cuts = 0

  const server = net.createServer((near) => {
    const far = net.connect(Number(target.port), target.hostname)
    let isMarked = false
    let isCommitting = false
    const cut = () => {
      cuts++
      near.destroy()
      far.destroy()
    }
    near.on('data', (data) => {
      // The next transaction of a connection may be a periodic job's.
      if (data.includes(BEGIN)) isMarked = false
      isMarked ||= armed !== null && data.includes(armed.text)
      if (!isMarked || armed === null || !COMMITS.some((commit) => data.includes(commit))) return void far.write(data)
      const { moment } = armed
      armed = null
      if (moment === 'before') return cut()
      isCommitting = true
      far.write(data)
    })
    far.on('data', (data) => {
      if (isCommitting) cut()
      else near.write(data)
    })
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    }
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = Object.assign(new URL(databaseUrl), { port: String((server.address() as net.AddressInfo).port) }).href
  return {
    url,
    get cuts() {
      return cuts
    },
    cutNext(text, moment) {
      armed = { text, moment }
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
