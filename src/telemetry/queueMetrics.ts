import { Gauge, type Registry } from 'prom-client'

/** Entries of a queue that wait in the database for any instance. */
export interface QueueState {
  readonly waiting: number
  /** Seconds since the oldest should have been done; 0 when none waits. */
  readonly oldestSeconds: number
}

/** State of an empty queue. */
export const NO_ENTRIES: QueueState = { waiting: 0, oldestSeconds: 0 }

/** Bytes of one kind of stored data. */
interface StoredSize {
  readonly kind: string
  readonly bytes: number
}

/** Metrics of what is in the database. All instances measure the same; use the maximum of them. */
export interface QueueMetrics {
  queue(queue: string, state: QueueState): void
  stored(sizes: readonly StoredSize[]): void
}

/** Creates the metrics of what is in the database. */
export function createQueueMetrics(registry: Registry): QueueMetrics {
  const registers = [registry]
  const waiting = new Gauge({
    name: 'queue_waiting',
    help: 'Entries that could be processed now, by queue.',
    labelNames: ['queue'],
    registers,
  })
  const oldest = new Gauge({
    name: 'queue_oldest_seconds',
    help: 'How long the first entry of a queue has been due.',
    labelNames: ['queue'],
    registers,
  })
  const bytes = new Gauge({
    name: 'stored_bytes',
    help: 'Bytes in the database and the media store, by kind.',
    labelNames: ['kind'],
    registers,
  })
  return {
    queue(queue, state) {
      waiting.set({ queue }, state.waiting)
      oldest.set({ queue }, state.oldestSeconds)
    },
    stored(sizes) {
      for (const size of sizes) bytes.set({ kind: size.kind }, size.bytes)
    },
  }
}
