import type { ServerResponse } from 'node:http'
import { CompiledQuery, type Kysely } from 'kysely'
import { FairQueue } from '../admission/fairQueue.ts'
import type { Owner } from '../admission/owner.ts'
import { THREAD_ENVIRONMENT } from '../config/threadEnvironment.ts'
import { closeSignal } from '../kernel/closeSignal.ts'
import type { DB } from '../../generated/database.d.ts'
import type { PlainStatement, StatementRunner } from '../database/plainStatement.ts'
import { BackgroundThread } from '../threads/backgroundThread.ts'
import type { TaskDatabase } from './serveTasks.ts'
import { tasks, type Output, type Question, type TaskInput, type TaskName } from './tasks.ts'

/**
 * Maximum size, in bytes or characters, of input processed on the event loop: at most 25 ms, for a list of empty
 * objects or 15,000 names.
 */
const MAX_INLINE = 128 * 1024
/** Large tasks of one owner that may wait for the thread; each takes up to half a second. */
const WAITING_PER_OWNER = 10
const WAIT_MS = 10_000
/**
 * Heap limits of the thread in MiB. Settings of 400,000 names, stored when the number of values had no bound, take 130; 96 for
 * the old generation are not enough.
 */
const HEAP = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 24 }
/**
 * Milliseconds without a task after which the thread ends: its heap would stay as large as the largest task made it. Starting another
 * one takes 65 to 95 ms of processor time, during which a small machine is slower for everybody.
 */
const IDLE_MS = 30_000

/** Database that tasks read. */
export interface TaskWorkerOptions {
  readonly db: Kysely<DB>
  /** The same database, for the thread. */
  readonly databaseUrl: string
  /** Milliseconds that the database may take; undefined for the default. */
  readonly databaseTimeoutMs?: number | undefined
}

/** Owner and response that a task belongs to. */
export interface TaskOf {
  readonly owner: Owner
  /** Response of the request: a waiting task is cancelled when the client disconnects. */
  readonly response: ServerResponse
}

/**
 * Runner of tasks: small ones on the event loop, large ones one after another in a separate thread, so that the event
 * loop does not wait. The owners of large tasks take turns. The thread starts with the first large task, and again
 * after it has died; it does not keep the process alive.
 */
export class TaskWorker {
  readonly #queue = new FairQueue('large requests', {
    places: 1,
    placesPerOwner: 1,
    waitingPerOwner: WAITING_PER_OWNER,
    waitMs: WAIT_MS,
  })
  readonly #statements: StatementRunner
  readonly #thread: BackgroundThread

  /** @param idleMs milliseconds without a task after which the thread ends */
  constructor({ db, databaseUrl, databaseTimeoutMs }: TaskWorkerOptions, idleMs: number = IDLE_MS) {
    const rows = async <Row>({ sql, parameters }: PlainStatement) =>
      (await db.executeQuery<Row>(CompiledQuery.raw(sql, [...parameters]))).rows
    this.#statements = {
      rows,
      // The connections of this thread parse JSON.
      jsonText: async ({ sql, parameters }) => {
        const text = { sql: `select value::text from (${sql}) as selected`, parameters }
        return (await rows<{ value: string }>(text))[0]?.value ?? null
      },
    }
    const workerData = { url: databaseUrl, databaseTimeoutMs } satisfies TaskDatabase
    const options = { name: 'tasks', env: THREAD_ENVIRONMENT, workerData, resourceLimits: HEAP }
    this.#thread = new BackgroundThread(new URL('./thread.ts', import.meta.url), options, idleMs)
  }

  /**
   * Runs a task.
   * @param input input of the task; byte arrays in it must not be used afterwards
   * @param size size of what the task processes, in bytes or characters
   * @throws Problem 400 from the task, 429 or 503 when it had to wait longer than 10 s, 503 when the thread has died
   */
  async run<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    size: number,
    { owner, response }: TaskOf,
  ): Promise<Output<Name>> {
    if (size <= MAX_INLINE) return (await tasks[name](input as never, this.#statements)) as Output<Name>
    const leave = await this.#queue.enter(owner, closeSignal(response))
    try {
      return (await this.#thread.run({ name, input } satisfies Question, { moved: input })) as Output<Name>
    } finally {
      leave()
    }
  }

  /** Ends the thread; waiting tasks are refused. */
  async close(): Promise<void> {
    await this.#thread.close()
  }
}
