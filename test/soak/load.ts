import { setTimeout as sleep } from 'node:timers/promises'
import { Connection, type RawRequest } from '../support/http.ts'
import type { Instance } from '../support/instance.ts'
import type { Person } from './people.ts'
import { errand, type Errand, type Kind } from './traffic.ts'

/** Errands that are under way at the same time: enough to keep two cores busy. */
const WORKERS = 16
/** An answer that takes longer, in ms, is none. */
const PATIENCE = 15_000
const RETRY_AFTER = 100

interface Target {
  readonly instance: Instance
  readonly connection: Connection
}

/** Sends errands to all instances in turn, as a balancer without health checks would. */
export class Load {
  readonly #people: readonly Person[]
  #targets: Target[] = []
  #turn = 0
  #isOver = false
  /** Latencies of answered requests by kind, in ms. */
  readonly latencies = new Map<Kind, number[]>()
  /** Failures by what they were. */
  readonly failures = new Map<string, number>()
  /** What was acknowledged, and must be stored. */
  readonly acknowledged: string[] = []

  constructor(people: readonly Person[]) {
    this.#people = people
  }

  add(instance: Instance): void {
    this.#targets.push({ instance, connection: new Connection(`http://127.0.0.1:${instance.port}`) })
  }

  remove(instance: Instance): void {
    for (const target of this.#targets) if (target.instance === instance) target.connection.close()
    this.#targets = this.#targets.filter((target) => target.instance !== instance)
  }

  /** Resolves when the time is over and every errand is done. */
  async run(milliseconds: number): Promise<void> {
    setTimeout(() => (this.#isOver = true), milliseconds)
    await Promise.all(Array.from({ length: WORKERS }, (_, number) => this.#work(number)))
    for (const { connection } of this.#targets) connection.close()
  }

  async #work(number: number): Promise<void> {
    for (let count = number; !this.#isOver; count += 1) {
      const person = this.#people[count % this.#people.length]
      if (person) await this.#do(errand(person, Math.random()))
    }
  }

  /** A write is repeated, as it was, until it is acknowledged. */
  async #do({ kind, requests, write }: Errand): Promise<void> {
    for (const request of requests) {
      while (!(await this.#send(kind, request)) && write !== null) await sleep(RETRY_AFTER)
    }
    if (write !== null) this.acknowledged.push(write)
  }

  async #send(kind: Kind, request: RawRequest): Promise<boolean> {
    const target = this.#targets[(this.#turn += 1) % this.#targets.length]
    if (!target) return false
    const begun = performance.now()
    const failure = await Promise.race([
      target.connection.send(request).then(
        ({ status, text }) => (status < 300 ? null : `${status}${status < 500 ? ` ${text.slice(0, 200)}` : ''}`),
        (error: NodeJS.ErrnoException) => error.code ?? error.message,
      ),
      sleep(PATIENCE, 'no answer', { ref: false }),
    ])
    if (failure !== null) {
      this.failures.set(failure, (this.failures.get(failure) ?? 0) + 1)
      return false
    }
    const known = this.latencies.get(kind) ?? []
    known.push(performance.now() - begun)
    this.latencies.set(kind, known)
    return true
  }
}
