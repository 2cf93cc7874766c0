import { doBatches } from './batches.ts'
import { claimImport, isExhausted, LostImport, releaseImport, returnImport, type Held } from './hold.ts'
import { readFile } from './readFile.ts'
import { ImportRun, type ImportServices } from './run.ts'
import { undoImport } from './undo.ts'

/**
 * Work on imports: reading, dry runs, commits and undos. Each batch is one transaction with its bookkeeping, so a step that was
 * interrupted continues after its last batch, here or on another instance. One import at a time is worked on by each instance.
 */
export class ImportRunner {
  readonly #services: ImportServices
  #isStopped = false

  constructor(services: ImportServices) {
    this.#services = services
  }

  /** Works until no import waits. */
  async run(): Promise<void> {
    for (;;) {
      const held = this.#isStopped ? null : await claimImport(this.#services.db)
      if (!held) return
      try {
        await work(new ImportRun(this.#services, held, () => this.#isStopped))
      } catch (error) {
        if (this.#isStopped) await returnImport(this.#services.db, held)
        if (error instanceof LostImport || this.#isStopped) continue
        await releaseImport(this.#services.db, held)
        throw error
      }
    }
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
