import type pg from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { createJobMetrics, type JobMetrics } from './jobMetrics.ts'

/** Upper bounds of the histogram's buckets, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Metrics of one app, in Prometheus' text format. */
export interface Metrics {
  /**
   * Records one finished request.
   * @param operation operationId or another name of a fixed set, never a path, because each name is retained forever
   */
  observe(operation: string, status: number, seconds: number): void
  /** Records a request that a rate limit refused. */
  refused(bucket: string): void
  /** Metrics of the periodic jobs. */
  readonly jobs: JobMetrics
  /** Returns all recorded metrics. */
  text(): Promise<string>
  readonly contentType: string
}

type Pool = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>

/**
 * Creates the metrics of one app in a separate registry, since a process may run several apps.
 * @param pool database pool whose connections are counted
 */
export function createMetrics(pool?: Pool): Metrics {
  const registry = new Registry()
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its response, by operation and status class.',
    labelNames: ['operation', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  const refusals = new Counter({
    name: 'rate_limited_total',
    help: 'Requests that a rate limit refused, by bucket.',
    labelNames: ['bucket'],
    registers: [registry],
  })
  if (pool) measurePool(pool, registry)
  const jobs = createJobMetrics(registry)
  const all = Registry.merge([processRegistry(), registry])

  return {
    observe: (operation, status, seconds) =>
      duration.observe({ operation, status: `${Math.floor(status / 100)}xx` }, seconds),
    refused: (bucket) => refusals.inc({ bucket }),
    jobs,
    text: () => all.metrics(),
    contentType: all.contentType,
  }
}

function measurePool(pool: Pool, registry: Registry): void {
  new Gauge({
    name: 'database_pool_connections',
    help: 'Open database connections, by state.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    },
  })
  new Gauge({
    name: 'database_pool_waiting',
    help: 'Requests that wait for a database connection.',
    registers: [registry],
    collect() {
      this.set(pool.waitingCount)
    },
  })
}

let processMetrics: Registry | undefined

/**
 * Returns the registry of memory, CPU time and event loop. They belong to the process and are measured once, since
 * their observers never stop.
 */
function processRegistry(): Registry {
  if (!processMetrics) {
    processMetrics = new Registry()
    collectDefaultMetrics({ register: processMetrics })
  }
  return processMetrics
}
