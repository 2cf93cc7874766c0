import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { after } from 'node:test'

// Hooks of one test run in the order of their making, so a folder's removal there would come before its server's stop.
const folders: string[] = []
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })))

/** A folder that `nobody` may pass through, gone after the file's tests. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'print-log-'))
  chmodSync(folder, 0o711)
  folders.push(folder)
  return folder
}

/** Two free neighbouring ports: the service's and its sign-in provider's. Returns the first. */
export async function freePortPair(): Promise<number> {
  for (;;) {
    const first = await hold(0)
    const port = (first.address() as net.AddressInfo).port
    const second = await hold(port + 1).catch(() => null)
    await release(first)
    if (second !== null) await release(second)
    if (second !== null) return port
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
