import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import type { Haul, Order } from './attacker.ts'
import type { Stage } from './attacks/attack.ts'
import type { AttackName } from './attacks/index.ts'

const PROGRAM = path.join(import.meta.dirname, 'attacker.ts')
/**
 * Options of `chrt` (util-linux): every other process gets a processor at once. A real attacker is on another machine, whereas one of
 * the lowest niceness keeps its processor until its time slice ends, and its other threads have the usual niceness.
 */
const IDLE = ['--idle', '0']
/** Niceness of an attacker among the other sessions; the lowest there is. */
const LOWEST = String(constants.priority.PRIORITY_LOW)

/** One attack, made by a process of its own. */
export class Attacker {
  readonly name: AttackName
  readonly #child: ChildProcess
  /** What it got so far, all phases together. */
  haul: Haul = { outcomes: new Map(), acceptedBytes: 0 }

  private constructor(name: AttackName) {
    this.name = name
    // Maps and bytes arrive as what they are.
    const command = { execPath: 'chrt', execArgv: [...IDLE, process.execPath] }
    this.#child = fork(PROGRAM, { ...command, serialization: 'advanced', detached: true })
    this.#yieldToSessions()
  }

  /**
   * Gives its session the lowest niceness: where sessions share the processors (`sched_autogroup_enabled`, sched(7)), policies hold only
   * within one, and an idle attacker kept a processor for 10 ms while the service waited.
   */
  #yieldToSessions(): void {
    try {
      writeFileSync(`/proc/${this.#child.pid}/autogroup`, LOWEST)
    } catch (error) {
      // ENOENT: sessions do not share the processors here.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }

  /** Starts the process; resolves when it is ready to attack. */
  static async prepare(name: AttackName, stage: Stage): Promise<Attacker> {
    const attacker = new Attacker(name)
    await attacker.#order({ kind: 'prepare', attack: name, stage })
    return attacker
  }

  /** @param port where the service listens */
  async start(port: number): Promise<void> {
    await this.#order({ kind: 'start', port })
  }

  /** Resolves when nothing of the attack is under way. */
  async stop(): Promise<void> {
    await this.#order({ kind: 'stop' })
  }

  /** Ends the process. */
  end(): void {
    this.#child.kill('SIGKILL')
  }

  /** @throws Error when the process has ended */
  async #order(order: Order): Promise<void> {
    const over = new AbortController()
    const ended = once(this.#child, 'exit', over).then(() => {
      throw new Error(`The attack ${this.name} has ended.`)
    })
    const done = once(this.#child, 'message', over) as Promise<[Haul]>
    this.#child.send(order)
    try {
      const [haul] = await Promise.race([done, ended])
      this.haul = haul
    } finally {
      over.abort()
      ended.catch(() => undefined)
      done.catch(() => undefined)
    }
  }
}
