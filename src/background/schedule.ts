import type { Logger } from 'pino'

/** Work that comes again. */
export interface Job {
  readonly name: string
  /** Seconds between two runs. */
  readonly every: number
  /** Must bear that another instance does the same at the same time. */
  readonly run: () => Promise<unknown>
}

/** Seconds until the first run: a start is not the moment for extra work. */
const FIRST = 5
/** Seconds, at least, from a failure to the next run: the log of an outage should stay readable. */
const AFTER_FAILURE = 5

/** Runs a job again and again; what it throws is logged. Its timer does not keep the process alive. */
export class Schedule {
  readonly #job: Job
  readonly #log: Logger
  #timer: NodeJS.Timeout
  #running: Promise<void> = Promise.resolve()
  #isStopped = false

  constructor(job: Job, log: Logger) {
    this.#job = job
    this.#log = log
    this.#timer = this.#after(FIRST)
  }

  /** No run begins any more; resolves when the one that is under way has ended. */
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
      await this.#job.run()
    } catch (error) {
      pause = Math.max(pause, AFTER_FAILURE)
      this.#log.error({ job: this.#job.name, error }, 'a background job failed')
    }
    if (!this.#isStopped) this.#timer = this.#after(pause)
  }
}
