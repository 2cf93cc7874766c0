import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import type { StorageLimits } from '../config/storageLimits.ts'
import { inTransaction } from '../database/transaction.ts'
import { removeImages } from '../media/images.ts'
import type { MediaStore } from '../media/mediaStore.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { IMAGE_BATCH, isExactFormat, leadingKind, planOwn, prepareBatch, writeOwn } from './restore/batch.ts'
import type { PreparedImages } from './restore/images.ts'
import { isRestored, RESTORATIONS } from './archive/kinds.ts'
import { planFields, writeFields } from './additionalFields.ts'
import { addVerdicts, type KindCounts } from './counts.ts'
import { recordImport } from './events.ts'
import {
  claimImport,
  enterState,
  holdImport,
  isExhausted,
  LostImport,
  releaseImport,
  returnImport,
  storeProgress,
  type Held,
} from './hold.ts'
import { makeNames } from './names.ts'
import { noPlan, type Plan, type StoredRow, type WrittenPlan } from './plan.ts'
import { planBrands, planFilamentTypes } from './planCatalog.ts'
import { planPrints } from './planPrints.ts'
import { planSpools } from './planSpools.ts'
import { BadFile } from './badFile.ts'
import type { FileReader } from './reading/reader.ts'
import {
  countFixed,
  countStoredRows,
  findNames,
  forgetPlans,
  hasRows,
  insertReadRows,
  readRows,
  rememberRecords,
  skipRepetitions,
  storePlans,
  type FoundNames,
} from './rows.ts'
import { deleteParts, ImportedFile } from './storedFile.ts'
import { undoBatch } from './undo.ts'
import { lockReferences, writeImportedPrints, writeImportedSpools } from './write.ts'
import { writeBrands, writeFilamentTypes } from './writeCatalog.ts'

/** Rows of one transaction. */
const BATCH = 500

/** Dependencies of the work on imports. */
export interface ImportServices {
  readonly db: Kysely<DB>
  readonly log: Logger
  readonly quotas: Quotas
  readonly store: MediaStore
  readonly storage: Pick<StorageLimits, 'importRows' | 'importRowsInAll' | 'importDays'>
}

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
        await this.#work(held)
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

  async #work(held: Held): Promise<void> {
    if (isExhausted(held)) return this.#fail(held, givenUp(held))
    if (held.state === 'Reading') await this.#read(held)
    if (held.state === 'Reading' || held.state === 'Planning') await this.#batches(held, false)
    if (held.state === 'Committing') await this.#batches(held, true)
    if (held.state === 'Undoing') await this.#undo(held)
  }

  /** A transaction that has the import. */
  #step<Result>(held: Held, work: (trx: Transaction<DB>, now: Held) => Promise<Result>): Promise<Result> {
    if (this.#isStopped) throw new LostImport('The instance stops.')
    return inTransaction(this.#services.db, async (trx) => work(trx, await holdImport(trx, held)))
  }

  async #read(held: Held): Promise<void> {
    await this.#step(held, async (trx) => {
      await trx.deleteFrom('import_rows').where('user_id', '=', held.userId).where('import_id', '=', held.id).execute()
      await storeProgress(trx, held, 0, await countFixed(trx, held.userId, held.id))
    })
    const file = new ImportedFile(this.#services.db, held)
    try {
      const reader = await file.open()
      await reader.format()
      await this.#readRows(held, reader)
    } catch (error) {
      if (!(error instanceof BadFile)) throw error
      await this.#fail(held, error.message)
      throw new LostImport('The file cannot be read.')
    } finally {
      await file.close()
    }
  }

  /** Ends an import with the sentence that its owner reads. */
  #fail(held: Held, sentence: string): Promise<void> {
    return this.#step(held, async (trx) => {
      await enterState(trx, held, 'Failed', sentence)
      await deleteParts(trx, held)
      await recordImport(trx, held, 'import.failed', this.#services.storage.importDays)
    })
  }

  async #readRows(held: Held, reader: FileReader): Promise<void> {
    const { importRows, importRowsInAll } = this.#services.storage
    const others = await countStoredRows(this.#services.db, held)
    let count = 0
    for await (const rows of reader.rows()) {
      const first = count + 1
      count += rows.length
      if (count > importRows) throw new BadFile(`A file can have at most ${importRows} rows. Divide it.`)
      if (others + count > importRowsInAll) {
        throw new BadFile(`Your imports can have at most ${importRowsInAll} rows together. Delete earlier ones first.`)
      }
      await this.#step(held, async (trx, now) => {
        await insertReadRows(trx, held, first, rows)
        await storeProgress(trx, held, count, now.kinds)
      })
    }
    if (count === 0) throw new BadFile('The file has no rows.')
    await this.#step(held, async (trx) => {
      await skipRepetitions(trx, held)
      const names = makeNames(await namesOf(trx, held), await this.#printersOf(trx, held))
      await trx
        .updateTable('imports')
        .set({ row_count: count, printers: JSON.stringify(names.printers), spools: JSON.stringify(names.spools) })
        .where('user_id', '=', held.userId)
        .where('id', '=', held.id)
        .execute()
      // The commit reads the images from the file.
      if (!(await hasRows(trx, held, 'Image'))) await deleteParts(trx, held)
      await enterState(trx, held, 'Planning')
      await storeProgress(trx, held, 0, await countFixed(trx, held.userId, held.id))
    })
  }

  async #printersOf(trx: Transaction<DB>, { userId }: Held) {
    return trx
      .selectFrom('printers')
      .select(['id', 'name'])
      .where('user_id', '=', userId)
      .where('is_active', '=', true)
      .execute()
  }

  async #batches(held: Held, isCommit: boolean): Promise<void> {
    const { db, store } = this.#services
    const file = new ImportedFile(db, held)
    try {
      const isExact = isExactFormat(held.format)
      let done: number | null = isCommit ? held.doneCount : 0
      while (done !== null) {
        const images: PreparedImages | null =
          isCommit && isExact ? await prepareBatch(db, store, held, file, done) : null
        done = await this.#step(held, (trx, now) => this.#batch(trx, now, isCommit, images))
      }
    } catch (error) {
      if (!(error instanceof BadFile)) throw error
      await this.#fail(held, error.message)
      throw new LostImport('The file cannot be read.')
    } finally {
      await file.close()
    }
  }

  /** Does one batch of a dry run or a commit. Returns its end; null when it was the last one. */
  async #batch(
    trx: Transaction<DB>,
    held: Held,
    isCommit: boolean,
    images: PreparedImages | null,
  ): Promise<number | null> {
    const { quotas, storage } = this.#services
    if (isCommit) await lockReferences(trx, held)
    const isFirst = held.doneCount === 0
    const kinds = isFirst
      ? await (isCommit ? countFixed(trx, held.userId, held.id) : forgetPlans(trx, held))
      : held.kinds
    const found = await readRows(trx, held, held.doneCount, images === null ? BATCH : IMAGE_BATCH)
    const isExact = isExactFormat(held.format)
    const { rows, end } = leadingKind(found.rows)
    const planned = isExact
      ? await planOwn(trx, quotas, held, rows, isCommit, images)
      : await planForeign(trx, quotas, held, rows, isCommit)
    const plans = await this.#bounded(trx, held, planned, isCommit ? {} : kinds)
    const written = isCommit ? await write(trx, held, plans, quotas, images) : plans
    await storePlans(trx, held, written, isCommit)
    const last = end ?? found.last
    const verdicts = written.map(({ row: { kind }, verdict }) => ({ kind, verdict, count: 1 }))
    await storeProgress(trx, held, last, addVerdicts(kinds, verdicts))
    if (last < held.rowCount) return last
    await enterState(trx, held, isCommit ? 'Committed' : 'Ready')
    if (isCommit) await deleteParts(trx, held)
    await recordImport(trx, held, isCommit ? 'import.committed' : 'import.ready', storage.importDays)
    return null
  }

  /** Plans, without new records beyond the bounds of their user. */
  async #bounded(trx: Transaction<DB>, held: Held, plans: readonly Plan[], earlier: KindCounts): Promise<Plan[]> {
    const bounded = [...plans]
    for (const [kind, ofKind] of Map.groupBy(plans, ({ row }) => row.kind)) {
      const wanted = ofKind.filter(({ verdict }) => verdict === 'Created')
      const before = earlier[kind]?.created ?? 0
      for (const name of isRestored(kind) && wanted.length > 0 ? RESTORATIONS[kind].quotas : []) {
        const room = await this.#services.quotas.roomFor(trx, held.userId, name, before + wanted.length)
        for (const plan of wanted.slice(Math.max(0, room.count - before))) {
          bounded[plans.indexOf(plan)] = noPlan(plan.row, 'Error', room.sentence)
        }
      }
    }
    return bounded
  }

  async #undo(held: Held): Promise<void> {
    const { log, store, storage } = this.#services
    for (let isLast = false; !isLast;) {
      const { count, images } = await this.#step(held, async (trx, now) => {
        const batch = await undoBatch(trx, now)
        if (batch.count > 0) await storeProgress(trx, now, now.doneCount + batch.count, now.kinds)
        else {
          await enterState(trx, now, 'Undone')
          await recordImport(trx, now, 'import.undone', storage.importDays)
        }
        return batch
      })
      if (images.length > 0) await removeImages(store, held.userId, images, log)
      isLast = count === 0
    }
  }
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

/** Names that stand for records. An archive has the records themselves, and a list of ours tells where there is none. */
async function namesOf(trx: Transaction<DB>, held: Held): Promise<FoundNames> {
  if (held.format === 'Archive') return { printers: [], spools: [] }
  const found = await findNames(trx, held)
  if (!isExactFormat(held.format)) return found
  return { ...found, printers: found.printers.filter((name) => name !== null) }
}

async function planForeign(
  trx: Transaction<DB>,
  quotas: Quotas,
  held: Held,
  rows: readonly StoredRow[],
  isCommit: boolean,
): Promise<Plan[]> {
  const kind = rows[0]?.kind
  if (kind === 'Settings') return planFields(trx, held, rows, isCommit)
  if (kind === 'Brand') return planBrands(trx, held, rows, isCommit)
  if (kind === 'FilamentType') return planFilamentTypes(trx, quotas, held, rows, isCommit)
  return kind === 'Spool' ? planSpools(trx, held, rows, isCommit) : planPrints(trx, quotas, held, rows)
}

async function writeForeign(
  trx: Transaction<DB>,
  held: Held,
  plans: readonly Plan[],
  quotas: Quotas,
): Promise<readonly WrittenPlan[]> {
  const kind = plans[0]?.row.kind
  if (kind === 'Brand') return writeBrands(trx, held, plans)
  if (kind === 'FilamentType') return writeFilamentTypes(trx, held, plans, quotas)
  if (kind === 'Spool') return writeImportedSpools(trx, held, plans, quotas)
  if (kind === 'Print') return writeImportedPrints(trx, held, plans)
  await writeFields(trx, held, plans)
  return plans
}

async function write(
  trx: Transaction<DB>,
  held: Held,
  plans: readonly Plan[],
  quotas: Quotas,
  images: PreparedImages | null,
): Promise<readonly WrittenPlan[]> {
  const written = isExactFormat(held.format)
    ? await writeOwn(trx, held, plans, images)
    : await writeForeign(trx, held, plans, quotas)
  const remembered = written.flatMap((plan) => {
    const id = plan.madeId ?? (plan.write === null ? null : plan.recordId)
    return id === null ? [] : [{ row: plan.row, id, date: plan.madeDate }]
  })
  await rememberRecords(trx, held, remembered)
  return written
}
