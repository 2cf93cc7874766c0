import { FairQueue } from '../admission/fairQueue.ts'
import { BackgroundThread } from '../threads/backgroundThread.ts'
import { analyses, type AnalysisName, type AnalysisResult } from './analyses.ts'
import type { AnalyticsContext } from './analysis.ts'
import { AnalysisSizes } from './analysisSize.ts'
import type { AnalysisInput, ThreadDatabase } from './analysisThread.ts'
import type { AnalyticsQuery } from './filter/filter.ts'

/** Analyses that run in the thread at once: they wait for the database, and each takes up to 60 MiB. */
const CONCURRENCY = 2
const WAITING_PER_USER = 100
/** Milliseconds without an analysis after which the thread ends, with its connections and its memory. */
const IDLE_MS = 60_000
/** Milliseconds that an analysis waits for its turn, and a statement for a connection. */
const WAIT_MS = 10_000
/** MiB of the thread's heap. */
const MAX_HEAP_MB = 256

/** Settings of a runner. */
export interface AnalysisRunnerOptions {
  /** Opens the database for one small analysis. */
  readonly openPipeline: () => AnalyticsContext['db']
  readonly databaseUrl: string
  /** Connections of the thread. */
  readonly connections: number
  /** Milliseconds that the database may take; undefined for the default. */
  readonly databaseTimeoutMs?: number | undefined
  /** MiB of the thread's heap; undefined for the default. */
  readonly maxHeapMb?: number
  readonly sizes?: Pick<AnalysisSizes, 'isLarge'>
}

/**
 * Computes analyses: small ones here, in as few round trips as possible; large ones in a thread of its own with a few connections to the database, so that the event
 * loop does not wait. Users with large analyses take turns.
 */
export class AnalysisRunner {
  readonly #queue = new FairQueue('large analyses', {
    places: CONCURRENCY,
    placesPerOwner: CONCURRENCY,
    waitingPerOwner: WAITING_PER_USER,
    waitMs: WAIT_MS,
  })
  readonly #openPipeline: AnalysisRunnerOptions['openPipeline']
  readonly #sizes: Pick<AnalysisSizes, 'isLarge'>
  readonly #thread: BackgroundThread

  constructor({ openPipeline, databaseUrl, connections, databaseTimeoutMs, maxHeapMb, sizes }: AnalysisRunnerOptions) {
    this.#openPipeline = openPipeline
    this.#sizes = sizes ?? new AnalysisSizes()
    const options = {
      name: 'analyses',
      workerData: { url: databaseUrl, connections, databaseTimeoutMs, waitMs: WAIT_MS } satisfies ThreadDatabase,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb ?? MAX_HEAP_MB },
    }
    this.#thread = new BackgroundThread(new URL('./analysisThread.ts', import.meta.url), options, IDLE_MS)
  }

  /**
   * Computes an analysis.
   * @param query validated
   * @returns the body of the response, or its JSON in UTF-8
   * @throws Problem as the analysis does; 503 when its turn did not come within 10 s, or the thread has died
   */
  async run<Name extends AnalysisName>(
    name: Name,
    query: AnalyticsQuery,
    context: Omit<AnalyticsContext, 'db' | 'isLarge'>,
  ): Promise<AnalysisResult<Name> | Uint8Array> {
    const { caller, now, signal } = context
    const db = this.#openPipeline()
    if (!(await this.#sizes.isLarge(db, caller.userId, query))) {
      return (await analyses[name](query, { ...context, db, isLarge: false })) as AnalysisResult<Name>
    }
    const leave = await this.#queue.enter(String(caller.userId), signal)
    try {
      const input: AnalysisInput = { name, query, userId: caller.userId, now: now().getTime() }
      return (await this.#thread.run(input, { signal })) as Uint8Array
    } finally {
      leave()
    }
  }

  /** Ends the thread. Running analyses are refused. */
  async close(): Promise<void> {
    await this.#thread.close()
  }
}
