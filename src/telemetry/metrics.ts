import type pg from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { createJobMetrics, type JobMetrics } from './jobMetrics.ts'
import { createQueueMetrics, type QueueMetrics } from './queueMetrics.ts'
import type { Trace } from './trace.ts'
import type { Work } from './work.ts'

/** Upper bounds of the histogram's buckets, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Metrics of one app, in Prometheus' text format. */
export interface Metrics {
  /**
   * Records one finished request.
   * @param operation operationId or another name of a fixed set, never a path, because each name is retained forever
   */
  observe(operation: string, status: number, seconds: number): void
  /** Starts to measure a request, or a run of a job. */
  work(trace?: Trace | null): Work
  /**
   * Records what a request, or a run of a job, has asked of the database.
   * @param operation as for `observe`
   */
  worked(operation: string, work: Work): void
  /** Records a request that a rate limit refused. */
  refused(bucket: string): void
  /** Records a request that a limit of concurrent work or of stored data refused. */
  limited(limit: string): void
  /** Metrics of what waits, and of what is stored. */
  readonly queues: QueueMetrics
  /** Metrics of the periodic jobs. */
  readonly jobs: JobMetrics
  /** Returns all recorded metrics. */
  text(): Promise<string>
  readonly contentType: string
}

type Pool = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount' | 'options'>

/** Pools by the name of what uses them. */
type Pools = Readonly<Record<string, Pool>>

/**
 * Creates the metrics of one app in a separate registry, since a process may run several apps.
 * @param pools database pools whose connections are counted
 */
export function createMetrics(pools: Pools = {}): Metrics {
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
  const limits = new Counter({
    name: 'limit_refusals_total',
    help: 'Requests that a limit of concurrent work or of stored data refused, by limit.',
    labelNames: ['limit'],
    registers: [registry],
  })
  const deviceEvents = new Counter({
    name: 'device_events_total',
    help: 'Events of devices, by source and by what became of them.',
    labelNames: ['source', 'outcome'],
    registers: [registry],
  })
  const statements = new Counter({
    name: 'database_statements_total',
    help: 'Statements, by the operation or job that they are a part of.',
    labelNames: ['operation'],
    registers: [registry],
  })
  const statementSeconds = new Counter({
    name: 'database_statement_seconds_total',
    help: 'Seconds that statements took, by the operation or job that they are a part of.',
    labelNames: ['operation'],
    registers: [registry],
  })
  measurePools(pools, registry)
  const jobs = createJobMetrics(registry)
  const queues = createQueueMetrics(registry)
  const all = Registry.merge([processRegistry(), registry])

  return {
    observe: (operation, status, seconds) =>
      duration.observe({ operation, status: `${Math.floor(status / 100)}xx` }, seconds),
    work: (trace = null) => ({
      trace,
      statements: 0,
      statementSeconds: 0,
      deviceEvent: (source, outcome) => deviceEvents.inc({ source, outcome }),
    }),
    worked(operation, work) {
      if (work.statements === 0) return
      statements.inc({ operation }, work.statements)
      statementSeconds.inc({ operation }, work.statementSeconds)
    },
    refused: (bucket) => refusals.inc({ bucket }),
    limited: (limit) => limits.inc({ limit }),
    queues,
    jobs,
    text: () => all.metrics(),
    contentType: all.contentType,
  }
}

function measurePools(pools: Pools, registry: Registry): void {
  const gauge = (name: string, help: string, labelNames: string[], read: (pool: Pool) => Record<string, number>) =>
    new Gauge({
      name,
      help,
      labelNames: ['pool', ...labelNames],
      registers: [registry],
      collect() {
        for (const [name, pool] of Object.entries(pools)) {
          for (const [state, count] of Object.entries(read(pool))) {
            this.set(labelNames.length === 0 ? { pool: name } : { pool: name, state }, count)
          }
        }
      },
    })
  gauge('database_pool_connections', 'Open database connections, by pool and state.', ['state'], (pool) => ({
    idle: pool.idleCount,
    busy: pool.totalCount - pool.idleCount,
  }))
  gauge('database_pool_waiting', 'Statements that wait for a database connection, by pool.', [], (pool) => ({
    waiting: pool.waitingCount,
  }))
  gauge('database_pool_size', 'Database connections that a pool may open.', [], ({ options }) => ({ max: options.max }))
}

/** Sums of other metrics, whose names Prometheus takes for counters. */
const MISNAMED = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total']

let processMetrics: Registry | undefined

/**
 * Returns the registry of memory, CPU time and event loop. They belong to the process and are measured once, since
 * their observers never stop.
 */
function processRegistry(): Registry {
  if (!processMetrics) {
    processMetrics = new Registry()
    collectDefaultMetrics({ register: processMetrics })
    for (const name of MISNAMED) processMetrics.removeSingleMetric(name)
  }
  return processMetrics
}
