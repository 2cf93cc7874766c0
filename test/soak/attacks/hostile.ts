import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Connection, type RawRequest } from '../../support/http.ts'
import type { Stage } from './attack.ts'

/** A client that wishes the service ill: sends from an address of its own and counts what it gets. */
export class Hostile {
  readonly stage: Stage
  #port = 0
  #connection: Connection | null = null
  /** Responses by their status, and what else became of requests. */
  readonly #outcomes = new Map<string, number>()
  /** Bytes of the bodies that were accepted. */
  acceptedBytes = 0
  #underWay = 0

  constructor(stage: Stage) {
    this.stage = stage
  }

  /** @param port where the service listens from now on */
  aim(port: number): void {
    this.#port = port
    this.#connection = new Connection(`http://127.0.0.1:${port}`, this.stage.address)
  }

  /** What it got, and how often. */
  get outcomes(): ReadonlyMap<string, number> {
    return this.#outcomes
  }

  /** Counts an outcome. */
  count(outcome: string): void {
    this.#outcomes.set(outcome, (this.#outcomes.get(outcome) ?? 0) + 1)
  }

  /**
   * Sends so many requests at once, again and again until the signal is aborted. What the service leaves unanswered is not piled
   * up: no more than two bursts are under way.
   * @param interval between two bursts, in milliseconds
   */
  async bursts(signal: AbortSignal, size: number, interval: number, make: () => RawRequest): Promise<void> {
    while (!signal.aborted) {
      for (let number = 0; number < size && this.#underWay < 2 * size; number += 1) void this.#send(make(), signal)
      await sleep(interval, undefined, { signal }).catch(() => undefined)
    }
    this.#connection?.close()
  }

  /**
   * Opens a connection, sends bytes as they are, and leaves it open until the signal is aborted.
   * @param reads whether it reads what comes, of which the status is counted
   */
  open(signal: AbortSignal, reads: boolean, ...parts: readonly (string | Uint8Array)[]): void {
    const socket = net.connect({ host: '127.0.0.1', port: this.#port, localAddress: this.stage.address })
    socket.on('error', ({ code }: NodeJS.ErrnoException) => this.count(code ?? 'broken'))
    if (reads) socket.once('data', (chunk: Buffer) => this.count(chunk.toString('latin1', 9, 12)))
    else socket.pause()
    for (const part of parts) socket.write(part)
    signal.addEventListener('abort', () => socket.destroy(), { once: true })
  }

  async #send(request: RawRequest, signal: AbortSignal): Promise<void> {
    this.#underWay += 1
    try {
      // To keep a response of 8 MiB takes a processor as long as to make it.
      const status = await this.#connection?.statusOf(request)
      this.count(String(status))
      if (status === 200) this.acceptedBytes += request.body?.length ?? 0
    } catch (error) {
      if (!signal.aborted) this.count((error as NodeJS.ErrnoException).code ?? 'broken')
    } finally {
      this.#underWay -= 1
    }
  }
}
