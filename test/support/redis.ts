import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stoppedWithUs } from './interruption.ts'
import { freePort } from './ports.ts'

/** A redis-server of the test's own, that it may kill and freeze. */
export interface TestRedis {
  readonly url: string
  /**
   * Starts it; resolves when it accepts connections. Once stopped, it may be started again on the same port.
   * @param password that it requires; none by default
   */
  start(password?: string): Promise<void>
  /** Kills it without a farewell. */
  kill(): Promise<void>
  /** Stops its clock: connections stay open and nobody answers. */
  freeze(): void
  thaw(): void
  /** Kills it and removes its folder. */
  dispose(): Promise<void>
}

/** Prepares a server on a free port; nothing runs yet. */
export async function testRedis(program: string): Promise<TestRedis> {
  const port = await freePort()
  const folder = await mkdtemp(path.join(os.tmpdir(), 'print-log-redis-'))
  const settings = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no', loglevel: 'warning' }
  const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
  let server: ChildProcess | null = null

  const kill = async () => {
    if (server === null) return
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
    server = null
  }
  const dispose = stoppedWithUs(async () => {
    await kill()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    url: `redis://127.0.0.1:${port}`,
    async start(password = '') {
      server = spawn(program, [...options, '--requirepass', password], { stdio: 'ignore' })
      await accepting(port)
    },
    kill,
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
    dispose,
  }
}

async function accepting(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const socket = net.connect(port, '127.0.0.1')
    const accepted = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (accepted) return
    await sleep(50)
  }
  throw new Error('redis-server did not start within 5 s')
}
