import { Counter, Gauge, type Registry } from 'prom-client'
import type { QueueState } from './queueMetrics.ts'

/** Metrics of one app's periodic jobs. */
export interface JobMetrics {
  /** Starts the series of a job at 0, so that a job that never ran can be distinguished from an unknown one. */
  add(job: string): void
  /**
   * Records a successful run.
   * @param removed number of rows or images removed
   */
  succeeded(job: string, removed: number, at: Date): void
  /**
   * Records a failed run.
   * @param consecutive number of consecutive failures of the job
   */
  failed(job: string, consecutive: number): void
  /**
   * Records the clock difference.
   * @param seconds seconds by which this instance's clock is ahead of the database's
   */
  clockAhead(seconds: number): void
  /** Records the state of the outbox. */
  outbox(state: QueueState): void
}

/** Creates the metrics of the periodic jobs. */
export function createJobMetrics(registry: Registry): JobMetrics {
  const perJob = { labelNames: ['job'], registers: [registry] }
  const runs = new Counter({ name: 'background_job_runs_total', help: 'Runs of a periodic job that ended.', ...perJob })
  const failures = new Counter({ name: 'background_job_failures_total', help: 'Runs that failed.', ...perJob })
  const consecutive = new Gauge({
    name: 'background_job_consecutive_failures',
    help: 'How often a job has failed in a row.',
    ...perJob,
  })
  const lastSuccess = new Gauge({
    name: 'background_job_last_success_timestamp_seconds',
    help: 'When a job last ended well, by the database clock; 0 for never since the start.',
    ...perJob,
  })
  const removed = new Counter({
    name: 'background_job_removed_total',
    help: 'Rows, or keys of the media store, that a job removed.',
    ...perJob,
  })
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  const ahead = gauge(
    'database_clock_ahead_seconds',
    'Seconds by which the clock of this instance is ahead of the database clock.',
  )
  const waiting = gauge('outbox_waiting', 'Events in the outbox that are not delivered.')
  const oldest = gauge('outbox_oldest_seconds', 'Age of the oldest event that is not delivered.')
  return {
    add(job) {
      for (const counter of [runs, failures, removed]) counter.inc({ job }, 0)
      for (const one of [consecutive, lastSuccess]) one.set({ job }, 0)
    },
    succeeded(job, count, at) {
      runs.inc({ job })
      removed.inc({ job }, count)
      consecutive.set({ job }, 0)
      lastSuccess.set({ job }, at.getTime() / 1000)
    },
    failed(job, count) {
      runs.inc({ job })
      failures.inc({ job })
      consecutive.set({ job }, count)
    },
    clockAhead: (seconds) => ahead.set(seconds),
    outbox({ waiting: count, oldestSeconds }) {
      waiting.set(count)
      oldest.set(oldestSeconds)
    },
  }
}
