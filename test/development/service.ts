import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { recordLog } from '../support/record.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

export interface Ended {
  readonly code: number | null
  readonly output: string
  readonly errors: string
}

/** Of our environment: where programs are, where compiled code is, which halves the cost of a start, and what `make` tells glibc and V8. */
const KEPT = ['PATH', 'NODE_COMPILE_CACHE', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_', 'NODE_OPTIONS']

/** The service as a process of its own, with next to nothing of our environment. */
export class Service {
  readonly child: ChildProcess
  #output = ''
  #errors = ''

  constructor(environment: Record<string, string>, command = [process.execPath, 'src/main.ts']) {
    const [program = '', ...rest] = command
    const kept = Object.fromEntries(KEPT.map((name) => [name, process.env[name]]))
    const env = { ...kept, LOG_LEVEL: 'error', ...environment }
    this.child = spawn(program, rest, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    this.child.stdout?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()))
    this.child.stderr?.on('data', (chunk: Buffer) => this.#log(chunk.toString()))
  }

  /** Its log, and what Node itself complains of. */
  #log(text: string): void {
    this.#errors += text
    recordLog(text)
  }

  /** What it printed up to and with the first text that matches. Throws when it ends before. */
  async printed(pattern: RegExp): Promise<string[]> {
    for (;;) {
      const match = pattern.exec(this.#output)
      if (match) return [...match]
      const ended = this.child.exitCode !== null || this.child.signalCode !== null
      if (ended) throw new Error(`The service ended: ${this.#output}${this.#errors}`)
      await Promise.race([once(this.child.stdout ?? this.child, 'data'), once(this.child, 'close')])
    }
  }

  async ended(): Promise<Ended> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'close')
    return { code: this.child.exitCode, output: this.#output, errors: this.#errors }
  }

  /** Signals the whole process group, as a terminal does. */
  async stopGroup(signal: NodeJS.Signals): Promise<Ended> {
    process.kill(-(this.child.pid ?? NaN), signal)
    return this.ended()
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<Ended> {
    this.child.kill(signal)
    return this.ended()
  }
}
