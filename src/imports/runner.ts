import { Problem } from '../kernel/problem.ts'
import { doBatches } from './batches.ts'
import { claimImport, isExhausted, LostImport, releaseImport, returnImport, type Held } from './hold.ts'
import { readFile } from './readFile.ts'
import { ImportRun, type ImportServices } from './run.ts'
import { undoImport } from './undo.ts'

/** Seconds until an import is taken again after a failure. */
const PAUSE = 10

/** Import whose run has failed, and whether that does not count. */
interface Unreleased {
  readonly held: Held
  readonly isForgiven: boolean
}

/**
 * Work on imports: reading, dry runs, commits and undos. Each batch is one transaction with its bookkeeping, so a step that was
 * interrupted continues after its last batch, here or on another instance. One import at a time is worked on by each instance.
 */
export class ImportRunner {
  readonly #services: ImportServices
  /** Import whose claim this instance could not give back, since the database was away. */
  #unreleased: Unreleased | null = null
  #isStopped = false

  constructor(services: ImportServices) {
    this.#services = services
  }

  /** Works until no import waits. */
  async run(): Promise<void> {
    // Its claim would last for minutes.
    if (this.#unreleased) await this.#release(this.#unreleased, 0)
    for (;;) {
      const held = this.#isStopped ? null : await claimImport(this.#services.db)
      if (!held) return
      try {
        await work(new ImportRun(this.#services, held, () => this.#isStopped))
      } catch (error) {
        if (this.#isStopped) await returnImport(this.#services.db, held)
        if (error instanceof LostImport || this.#isStopped) continue
        // A media store that is away says nothing about the import.
        const isForgiven = error instanceof Problem && error.type === 'unavailable'
        await this.#release({ held, isForgiven }, PAUSE).catch(() => undefined)
        throw error
      }
    }
  }

  /** @param pause seconds until a run may take it */
  async #release(unreleased: Unreleased, pause: number): Promise<void> {
    this.#unreleased = unreleased
    const { held, isForgiven } = unreleased
    await releaseImport(this.#services.db, held, { isForgiven, pause })
    this.#unreleased = null
  }

  /** Ends the work after the current batch; the next run continues. */
  stop(): void {
    this.#isStopped = true
  }
}

async function work(run: ImportRun): Promise<void> {
  const { held } = run
  if (isExhausted(held)) return run.fail(givenUp(held))
  if (held.state === 'Reading') await readFile(run)
  if (held.state === 'Reading' || held.state === 'Planning') await doBatches(run, false)
  if (held.state === 'Committing') await doBatches(run, true)
  if (held.state === 'Undoing') await undoImport(run)
}

/** Sentence that tells the owner of an import, which has no attempt left, what to do. */
function givenUp({ state }: Held): string {
  if (state === 'Committing') {
    return 'The commit failed several times and was given up. Undo the import to remove the records that it has made.'
  }
  if (state === 'Undoing') {
    return 'The undo failed several times and was given up. Undo the import again to remove the records that are left.'
  }
  return 'The dry run failed several times and was given up. Delete the import, then upload the file again.'
}
