import { readFile } from 'node:fs/promises'

/** How often memory is looked at, in milliseconds. */
const INTERVAL = 250

/** Resident memory of a process, sampled while it works. Linux tells it (proc(5), `VmRSS`); it is asked from outside, for a process that hangs tells nothing. */
export class Memory {
  readonly #pid: number
  readonly #samples: { readonly at: number; readonly mebibytes: number }[] = []
  readonly #timer: NodeJS.Timeout

  constructor(pid: number) {
    this.#pid = pid
    this.#timer = setInterval(() => void this.#sample(), INTERVAL)
  }

  /** MiB at a moment of the run, from 0 to 1: the middle of the samples around it, for garbage comes and goes. */
  at(moment: number): number {
    const around = Math.max(1, Math.floor(this.#samples.length / 10))
    const middle = Math.round(moment * (this.#samples.length - 1))
    return median(this.#samples.slice(Math.max(0, middle - around), middle + around + 1))
  }

  /** MiB lately: the middle of the samples of the last milliseconds. */
  lately(milliseconds: number): number {
    return median(this.#since(performance.now() - milliseconds))
  }

  /** The most MiB of any sample since a moment, as `performance.now()` gives it. */
  peak(moment: number): number {
    return Math.max(0, ...this.#since(moment).map(({ mebibytes }) => mebibytes))
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #since(moment: number) {
    return this.#samples.filter(({ at }) => at >= moment)
  }

  async #sample(): Promise<void> {
    const text = await readFile(`/proc/${this.#pid}/status`, 'utf8').catch(() => '')
    const kibibytes = /^VmRSS:\s+(\d+) kB/m.exec(text)?.[1]
    if (kibibytes !== undefined) this.#samples.push({ at: performance.now(), mebibytes: Number(kibibytes) / 1024 })
  }
}

function median(samples: readonly { readonly mebibytes: number }[]): number {
  const sorted = samples.map(({ mebibytes }) => mebibytes).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
