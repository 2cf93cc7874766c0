import { Worker, type WorkerOptions } from 'node:worker_threads'
import { Problem } from '../kernel/problem.ts'
import { problemOf, transferable, type ThreadRequest, type ThreadResponse } from './threadMessages.ts'

/**
 * A thread that does what would take the event loop too long. It starts with the first piece of work, and again after it has died or
 * was idle for a while;
 * it keeps no process alive that has nothing else to do.
 */
export class BackgroundThread {
  readonly #program: URL
  readonly #options: WorkerOptions
  /** Take the responses to what is under way, by its number. */
  readonly #waiting = new Map<number, (response: ThreadResponse | Problem) => void>()
  #thread: Worker | null = null
  /** Ends a thread that has nothing to do. */
  #idle: NodeJS.Timeout | undefined
  readonly #idleMs: number
  #lastId = 0
  #isClosed = false

  /**
   * @param program a file that calls `serveThread`
   * @param idleMs milliseconds without work after which the thread ends; the next piece of work starts another one
   */
  constructor(program: URL, options: WorkerOptions, idleMs: number) {
    this.#program = program
    this.#options = options
    this.#idleMs = idleMs
  }

  /**
   * Does a piece of work.
   * @param input copied to the thread
   * @param options.moved an object in it whose bytes move instead, and must not be used afterwards
   * @param options.signal tells the work that nobody waits for its output any more; when it ends is up to the work
   * @throws Problem as the work throws it, 503 when the thread has died or is closed; the reason of a signal that is aborted already
   */
  async run(
    input: unknown,
    { moved, signal }: { readonly moved?: object; readonly signal?: AbortSignal } = {},
  ): Promise<unknown> {
    signal?.throwIfAborted()
    if (this.#isClosed) throw unavailable('The service stops.')
    clearTimeout(this.#idle)
    const id = (this.#lastId += 1)
    const thread = (this.#thread ??= this.#start())
    thread.postMessage({ id, input } satisfies ThreadRequest, transferable(moved))
    const { promise, resolve } = Promise.withResolvers<ThreadResponse | Problem>()
    this.#waiting.set(id, resolve)
    thread.ref()
    const abort = () => thread.postMessage({ id, isAborted: true } satisfies ThreadRequest)
    signal?.addEventListener('abort', abort)
    const response = await promise
    signal?.removeEventListener('abort', abort)
    if (response instanceof Problem) throw response
    if ('problem' in response) throw problemOf(response.problem)
    return response.output
  }

  /** Ends the thread; what is under way, and what comes later, is refused. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#idle)
    await this.#thread?.terminate()
  }

  #start(): Worker {
    const thread = new Worker(this.#program, { ...this.#options, execArgv: [] })
    let failure: unknown
    thread.on('message', (response: ThreadResponse) => this.#finish(response.id, response))
    thread.on('error', (error: unknown) => (failure = error))
    thread.on('exit', (code) => {
      if (this.#thread !== thread) return
      this.#thread = null
      const problem = unavailable(`The thread has ended with code ${code}.`, failure)
      for (const id of [...this.#waiting.keys()]) this.#finish(id, problem)
    })
    return thread
  }

  #finish(id: number, response: ThreadResponse | Problem): void {
    this.#waiting.get(id)?.(response)
    this.#waiting.delete(id)
    if (this.#waiting.size > 0 || !this.#thread) return
    this.#thread.unref()
    this.#idle = setTimeout(() => this.#retire(), this.#idleMs).unref()
  }

  #retire(): void {
    void this.#thread?.terminate()
    this.#thread = null
  }
}

function unavailable(message: string, cause?: unknown): Problem {
  return Problem.unavailable(new Error(message, { cause }))
}
