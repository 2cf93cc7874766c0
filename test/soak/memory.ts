import { Connection } from '../support/http.ts'
import type { Instance } from '../support/instance.ts'

/** Resident memory of an instance, sampled while it works. */
export class Memory {
  readonly #connection: Connection
  readonly #samples: number[] = []
  readonly #timer: NodeJS.Timeout

  constructor(instance: Instance) {
    this.#connection = new Connection(`http://127.0.0.1:${instance.port}`)
    this.#timer = setInterval(() => void this.#sample(), 1000)
  }

  /** MiB at a moment of the run, from 0 to 1: the middle of the samples around it, for garbage comes and goes. */
  at(moment: number): number {
    const around = Math.max(1, Math.floor(this.#samples.length / 10))
    const middle = Math.round(moment * (this.#samples.length - 1))
    const near = this.#samples.slice(Math.max(0, middle - around), middle + around + 1).sort((a, b) => a - b)
    return near[Math.floor(near.length / 2)] ?? 0
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#connection.close()
  }

  async #sample(): Promise<void> {
    try {
      const { text } = await this.#connection.send({ method: 'GET', target: '/metrics' })
      const bytes = /^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]
      if (bytes !== undefined) this.#samples.push(Number(bytes) / 2 ** 20)
    } catch {
      // The next sample comes in a second.
    }
  }
}
