import type { Logger } from 'pino'
import { LOOK_AHEAD_SECONDS } from '../outgoing/due.ts'
import { ClocksDiffer } from './clockGuard.ts'
import { newTraceId } from '../telemetry/log.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import type { Tracer } from '../telemetry/trace.ts'
import { measured } from '../telemetry/work.ts'
import type { WorkNews } from './workNews.ts'

/** Periodic work. */
export interface Job {
  readonly name: string
  /** Seconds between two runs. */
  readonly every: number
  /** News of work for it: it then waits for them, and looks by itself only from time to time. */
  readonly news?: Pick<WorkNews, 'isHeard' | 'listen'>
  /**
   * Runs the work, which other instances may run at the same time. Returns the number of removed rows, if that is its purpose,
   * or a date before the next look at which there will be work.
   */
  readonly run: () => Promise<number | Date | void>
}

/** The services to which a schedule reports. */
export interface Reporting {
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'jobs' | 'work' | 'worked'>
  /** Null when no traces are made. */
  readonly tracer: Tracer | null
  /** The database's time. */
  readonly now: () => Date
}

/** Seconds until the first run, so that a start has no extra work. */
const FIRST = 5
/** The minimum number of seconds between two runs of a job that knows when it will have work. */
const MINIMUM = 1
/** The minimum number of seconds from a failure to the next run, so that the log of an outage stays readable. */
const AFTER_FAILURE = 5
/** Seconds between two runs of a job that waits for news, and has heard none. */
const IDLE = LOOK_AHEAD_SECONDS
/** After this many consecutive failures somebody has to look. */
const ALARM = 3

/** Runs a job periodically. Errors are logged and counted. The timer does not keep the process alive. */
export class Schedule {
  readonly #job: Job
  readonly #reporting: Reporting
  readonly #leave: () => void
  #timer: NodeJS.Timeout
  /** When the last run began, by the monotonic clock; null before the first, which news do not hasten. */
  #begunAt: number | null = null
  #isRunning = false
  #hasNews = false
  #running: Promise<void> = Promise.resolve()
  #isStopped = false
  /** Consecutive failures. */
  #failures = 0

  constructor(job: Job, reporting: Reporting) {
    this.#job = job
    this.#reporting = reporting
    reporting.metrics.jobs.add(job.name)
    this.#timer = this.#after(FIRST)
    this.#leave = job.news?.listen(() => this.#wake()) ?? (() => undefined)
  }

  /** Prevents further runs; resolves when the current one has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#leave()
    clearTimeout(this.#timer)
    await this.#running
  }

  /** Brings the next run forward: as soon as the time between two runs is over. */
  #wake(): void {
    this.#hasNews = true
    // Nor do they shorten the pause after a failure.
    if (this.#isStopped || this.#isRunning || this.#begunAt === null || this.#failures > 0) return
    clearTimeout(this.#timer)
    this.#timer = this.#after(Math.max(0, this.#job.every - (performance.now() - this.#begunAt) / 1000))
  }

  /** Seconds until the next run after one without a failure, which knew until when it has no work, or did not. */
  #pause(due: Date | null): number {
    const { every, news } = this.#job
    const free = due ? (due.getTime() - this.#reporting.now().getTime()) / 1000 : Infinity
    if (!news) return Math.max(MINIMUM, Math.min(every, free))
    if (!news.isHeard || this.#hasNews) return every
    return Math.max(every, Math.min(IDLE, free))
  }

  #after(seconds: number): NodeJS.Timeout {
    const begin = () => {
      this.#running = this.#run()
    }
    return setTimeout(begin, seconds * 1000).unref()
  }

  async #run(): Promise<void> {
    let hasFailed = false
    let due: Date | null = null
    this.#isRunning = true
    this.#hasNews = false
    this.#begunAt = performance.now()
    const { metrics, tracer } = this.#reporting
    const trace = tracer?.begin(newTraceId(), 'internal') ?? null
    const work = metrics.work(trace)
    try {
      const result = (await measured(work, this.#job.run)) ?? 0
      if (result instanceof Date) due = result
      this.#succeeded(result instanceof Date ? 0 : result)
    } catch (error) {
      hasFailed = true
      this.#failed(error)
    }
    metrics.worked(`job/${this.#job.name}`, work)
    // Most runs ask one statement whether there is work.
    if (work.statements > 1 || hasFailed) trace?.end(this.#job.name, {}, hasFailed)
    this.#isRunning = false
    const pause = hasFailed ? Math.max(this.#job.every, AFTER_FAILURE) : this.#pause(due)
    if (!this.#isStopped) this.#timer = this.#after(pause)
  }

  #succeeded(removed: number): void {
    const { log, metrics, now } = this.#reporting
    const job = this.#job.name
    metrics.jobs.succeeded(job, removed, now())
    if (removed > 0) log.info({ job, removed }, 'a background job removed what had expired')
    if (this.#failures >= ALARM) log.info({ job, failures: this.#failures }, 'a background job works again')
    this.#failures = 0
  }

  #failed(error: unknown): void {
    const { log, metrics } = this.#reporting
    const job = this.#job.name
    this.#failures += 1
    metrics.jobs.failed(job, this.#failures)
    // The guard has logged it already, once for all jobs.
    if (error instanceof ClocksDiffer) log.debug({ job }, error.message)
    else if (this.#failures === ALARM) log.error({ job, error }, `a background job has failed ${ALARM} times in a row`)
    else log.warn({ job, error }, 'a background job failed')
  }
}
