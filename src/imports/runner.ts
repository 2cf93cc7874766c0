import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import type { StorageLimits } from '../config/storageLimits.ts'
import { inTransaction } from '../database/transaction.ts'
import { removeImages } from '../media/images.ts'
import type { MediaStore } from '../media/mediaStore.ts'
import type { Quotas } from '../quotas/quotas.ts'
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
import { noPlan, type Plan, type StoredRow } from './plan.ts'
import { planPrints } from './planPrints.ts'
import { planSpools } from './planSpools.ts'
import { BadFile } from './reading/badFile.ts'
import { FileReader } from './reading/reader.ts'
import {
  addVerdicts,
  countFixed,
  findNames,
  forgetPlans,
  insertReadRows,
  readRows,
  rememberRecords,
  skipRepetitions,
  storePlans,
} from './rows.ts'
import { undoBatch } from './undo.ts'
import { lockReferences, writeImportedPrints, writeImportedSpools, type WrittenPlan } from './write.ts'

/** Rows of one transaction. */
const BATCH = 500

/** Dependencies of the work on imports. */
export interface ImportServices {
  readonly db: Kysely<DB>
  readonly log: Logger
  readonly quotas: Quotas
  readonly store: MediaStore
  readonly storage: Pick<StorageLimits, 'importRows' | 'importDays'>
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
    const folder = await mkdtemp(path.join(tmpdir(), 'print-log-import-'))
    const file = path.join(folder, 'upload')
    let reader: FileReader | null = null
    try {
      await pipeline(Readable.from(this.#parts(held)), createWriteStream(file, { mode: 0o600, flags: 'wx' }))
      reader = new FileReader(file)
      await reader.format()
      await this.#readRows(held, reader)
    } catch (error) {
      if (!(error instanceof BadFile)) throw error
      await this.#fail(held, error.message)
      throw new LostImport('The file cannot be read.')
    } finally {
      await reader?.close()
      await rm(folder, { recursive: true, force: true })
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

  async *#parts({ userId, id }: Held): AsyncGenerator<Buffer> {
    for (let number = 0; ; number += 1) {
      const part = await this.#services.db
        .selectFrom('import_parts')
        .select('bytes')
        .where('user_id', '=', userId)
        .where('import_id', '=', id)
        .where('number', '=', number)
        .executeTakeFirst()
      if (!part) return
      yield part.bytes
    }
  }

  async #readRows(held: Held, reader: FileReader): Promise<void> {
    const { importRows } = this.#services.storage
    let count = 0
    for await (const rows of reader.rows()) {
      const first = count + 1
      count += rows.length
      if (count > importRows) throw new BadFile(`A file can have at most ${importRows} rows. Divide it.`)
      await this.#step(held, async (trx, now) => {
        await insertReadRows(trx, held, first, rows)
        await storeProgress(trx, held, count, now.counts)
      })
    }
    if (count === 0) throw new BadFile('The file has no rows.')
    await this.#step(held, async (trx) => {
      await skipRepetitions(trx, held)
      const names = makeNames(await findNames(trx, held), await this.#printersOf(trx, held))
      await trx
        .updateTable('imports')
        .set({ row_count: count, printers: JSON.stringify(names.printers), spools: JSON.stringify(names.spools) })
        .where('user_id', '=', held.userId)
        .where('id', '=', held.id)
        .execute()
      await deleteParts(trx, held)
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
    for (let isLast = false; !isLast;) {
      isLast = await this.#step(held, async (trx, now) => {
        if (isCommit) await lockReferences(trx, now)
        const first = !isCommit && now.doneCount === 0
        const counts =
          now.doneCount === 0 ? await (first ? forgetPlans(trx, now) : countFixed(trx, now.userId, now.id)) : now.counts
        const { rows, last, taken } = await readRows(trx, now, now.doneCount, BATCH)
        const plans = await this.#plan(trx, now, rows, isCommit)
        const written = isCommit ? await write(trx, now, plans, this.#services.quotas) : plans
        await storePlans(trx, now, written, isCommit)
        const verdicts = written.map(({ verdict }) => verdict)
        await storeProgress(trx, now, last, addVerdicts(counts, verdicts))
        if (taken === BATCH) return false
        await enterState(trx, now, isCommit ? 'Committed' : 'Ready')
        await recordImport(trx, now, isCommit ? 'import.committed' : 'import.ready', this.#services.storage.importDays)
        return true
      })
    }
  }

  async #plan(trx: Transaction<DB>, held: Held, rows: readonly StoredRow[], isCommit: boolean): Promise<Plan[]> {
    const { quotas } = this.#services
    const ofKind = (kind: StoredRow['kind']) => rows.filter((row) => row.kind === kind)
    const spools = await planSpools(trx, held, ofKind('Spool'))
    const prints = await planPrints(trx, quotas, held, ofKind('Print'))
    const earlier = isCommit ? 0 : held.counts.created
    const bounded = async (plans: readonly Plan[], name: 'prints' | 'filaments') => {
      const wanted = plans.filter(({ verdict }) => verdict === 'Created').length
      if (wanted === 0) return plans
      const room = await quotas.roomFor(trx, held.userId, name, earlier + wanted)
      let left = room.count - earlier
      return plans.map((plan) => {
        if (plan.verdict !== 'Created') return plan
        left -= 1
        return left >= 0 ? plan : noPlan(plan.row, 'Error', room.sentence)
      })
    }
    return [...(await bounded(spools, 'filaments')), ...(await bounded(prints, 'prints'))]
  }

  async #undo(held: Held): Promise<void> {
    const { log, store, storage } = this.#services
    for (let isLast = false; !isLast;) {
      const { count, images } = await this.#step(held, async (trx, now) => {
        const batch = await undoBatch(trx, now)
        if (batch.count > 0) await storeProgress(trx, now, now.doneCount + batch.count, now.counts)
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

async function write(trx: Transaction<DB>, held: Held, plans: readonly Plan[], quotas: Quotas): Promise<WrittenPlan[]> {
  const spools = await writeImportedSpools(
    trx,
    held,
    plans.filter(({ row }) => row.kind === 'Spool'),
    quotas,
  )
  const prints = await writeImportedPrints(
    trx,
    held,
    plans.filter(({ row }) => row.kind === 'Print'),
  )
  const written = [...spools, ...prints]
  const remembered = written.flatMap((plan) => {
    const id = plan.madeId ?? (plan.write === null ? null : plan.recordId)
    return id === null ? [] : [{ row: plan.row, id }]
  })
  await rememberRecords(trx, held, remembered)
  return written
}

async function deleteParts(trx: Transaction<DB>, { userId, id }: Held): Promise<void> {
  await trx.deleteFrom('import_parts').where('user_id', '=', userId).where('import_id', '=', id).execute()
}
