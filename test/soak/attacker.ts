import { ATTACKS, type AttackName } from './attacks/index.ts'
import type { Stage } from './attacks/attack.ts'
import { Hostile } from './attacks/hostile.ts'

/** A hostile client as a process of its own: its work is not the load's, and the scheduler prefers every other process. */

/** What the parent says. */
export type Order =
  | { readonly kind: 'prepare'; readonly attack: AttackName; readonly stage: Stage }
  | { readonly kind: 'start'; readonly port: number }
  | { readonly kind: 'stop' }

/** What the client got so far. */
export interface Haul {
  /** How often by status, or by what else became of a request. */
  readonly outcomes: ReadonlyMap<string, number>
  readonly acceptedBytes: number
}

/** It ends by itself when its parent does, and at the latest after this many milliseconds. */
const LIFETIME = 3_600_000

process.once('disconnect', () => process.exit())
setTimeout(() => process.exit(), LIFETIME).unref()

let hostile: Hostile
let run: (signal: AbortSignal) => Promise<void>
let stopping = new AbortController()
let running = Promise.resolve()

process.on('message', (order: Order) => {
  obey(order).catch((error: unknown) => {
    console.error(error)
    process.exit(1)
  })
})

async function obey(order: Order): Promise<void> {
  switch (order.kind) {
    case 'prepare':
      hostile = new Hostile(order.stage)
      run = ATTACKS[order.attack].prepare(hostile)
      break
    case 'start':
      stopping = new AbortController()
      hostile.aim(order.port)
      running = run(stopping.signal)
      break
    case 'stop':
      stopping.abort()
      await running
  }
  const { outcomes, acceptedBytes } = hostile
  process.send?.({ outcomes, acceptedBytes } satisfies Haul)
}
