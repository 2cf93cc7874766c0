import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import type { StorageLimits } from '../config/storageLimits.ts'
import { inTransaction } from '../database/transaction.ts'
import type { MediaStore } from '../media/mediaStore.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { BadFile } from './badFile.ts'
import { recordImport } from './events.ts'
import { enterState, holdImport, LostImport, type Held } from './hold.ts'
import { deleteParts, ImportedFile } from './storedFile.ts'

/** Dependencies of the work on imports. */
export interface ImportServices {
  readonly db: Kysely<DB>
  readonly log: Logger
  readonly quotas: Quotas
  readonly store: MediaStore
  readonly storage: Pick<StorageLimits, 'importRows' | 'importRowsInAll' | 'importDays'>
}

/** Run of this instance on one import. */
export class ImportRun {
  readonly services: ImportServices
  /** The import as it was when the run began. */
  readonly held: Held
  readonly #isStopped: () => boolean
  #file: ImportedFile | null = null

  constructor(services: ImportServices, held: Held, isStopped: () => boolean) {
    this.services = services
    this.held = held
    this.#isStopped = isStopped
  }

  /**
   * Does work in a transaction that has the import.
   * @param work gets the import as it is now
   * @throws LostImport
   */
  async step<Result>(work: (trx: Transaction<DB>, now: Held) => Promise<Result>): Promise<Result> {
    if (this.#isStopped()) throw new LostImport('The instance stops.')
    await this.#file?.touch()
    return inTransaction(this.services.db, async (trx) => work(trx, await holdImport(trx, this.held)))
  }

  /**
   * Does work with the uploaded file. A file that cannot be read ends the import.
   * @throws LostImport
   */
  async withFile(work: (file: ImportedFile) => Promise<void>): Promise<void> {
    const file = new ImportedFile(this.services.db, this.held)
    this.#file = file
    try {
      await work(file)
    } catch (error) {
      if (!(error instanceof BadFile)) throw error
      await this.fail(error.message)
      throw new LostImport('The file cannot be read.')
    } finally {
      this.#file = null
      await file.close()
    }
  }

  /**
   * Ends the import with the sentence that its owner reads.
   * @throws LostImport
   */
  fail(sentence: string): Promise<void> {
    return this.step(async (trx) => {
      await enterState(trx, this.held, 'Failed', sentence)
      await deleteParts(trx, this.held)
      await recordImport(trx, this.held, 'import.failed', this.services.storage.importDays)
    })
  }
}
