import type { Logger } from 'pino'
import { ClocksDiffer } from './clockGuard.ts'
import type { JobMetrics } from '../telemetry/jobMetrics.ts'

/** Periodic work. */
export interface Job {
  readonly name: string
  /** Seconds between two runs. */
  readonly every: number
  /** Seconds until the first run; five unless it says otherwise, so that a start has no extra work. */
  readonly first?: number
  /** Runs the work, which other instances may run at the same time. Returns the number of removed rows, if that is its purpose. */
  readonly run: () => Promise<number | void>
}

/** The services to which a schedule reports. */
export interface Reporting {
  readonly log: Logger
  readonly metrics: JobMetrics
  /** The database's time. */
  readonly now: () => Date
}

/** Seconds until the first run of a job that says nothing else. */
const FIRST = 5
/** The minimum number of seconds from a failure to the next run, so that the log of an outage stays readable. */
const AFTER_FAILURE = 5
/** After this many consecutive failures somebody has to look. */
const ALARM = 3

/** Runs a job periodically. Errors are logged and counted. The timer does not keep the process alive. */
export class Schedule {
  readonly #job: Job
  readonly #reporting: Reporting
  #timer: NodeJS.Timeout
  #running: Promise<void> = Promise.resolve()
  #isStopped = false
  /** Consecutive failures. */
  #failures = 0

  constructor(job: Job, reporting: Reporting) {
    this.#job = job
    this.#reporting = reporting
    reporting.metrics.add(job.name)
    this.#timer = this.#after(job.first ?? FIRST)
  }

  /** Prevents further runs; resolves when the current one has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#running
  }

  #after(seconds: number): NodeJS.Timeout {
    const begin = () => {
      this.#running = this.#run()
    }
    return setTimeout(begin, seconds * 1000).unref()
  }

  async #run(): Promise<void> {
    let pause = this.#job.every
    try {
      this.#succeeded((await this.#job.run()) ?? 0)
    } catch (error) {
      pause = Math.max(pause, AFTER_FAILURE)
      this.#failed(error)
    }
    if (!this.#isStopped) this.#timer = this.#after(pause)
  }

  #succeeded(removed: number): void {
    const { log, metrics, now } = this.#reporting
    const job = this.#job.name
    metrics.succeeded(job, removed, now())
    if (removed > 0) log.info({ job, removed }, 'a background job removed what had expired')
    if (this.#failures >= ALARM) log.info({ job, failures: this.#failures }, 'a background job works again')
    this.#failures = 0
  }

  #failed(error: unknown): void {
    const { log, metrics } = this.#reporting
    const job = this.#job.name
    this.#failures += 1
    metrics.failed(job, this.#failures)
    // The guard has logged it already, once for all jobs.
    if (error instanceof ClocksDiffer) log.debug({ job }, error.message)
    else if (this.#failures === ALARM) log.error({ job, error }, `a background job has failed ${ALARM} times in a row`)
    else log.warn({ job, error }, 'a background job failed')
  }
}
