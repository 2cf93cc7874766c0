import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { lockPricingShared } from '../ledger/pricingLock.ts'
import { removeImagesOfJob } from '../media/images.ts'
import { recordImport } from './events.ts'
import { enterState, storeProgress, type Held } from './hold.ts'
import type { ImportedKind } from './records.ts'
import { leadingKind } from './restore/batch.ts'
import type { ImportRun } from './run.ts'
import { undoAdditions } from './undoAdditions.ts'
import { undoRecords } from './undoRecords.ts'
import { GONE, type MadeRow, type UndoResult } from './undoResult.ts'

/** Rows of one transaction. */
const BATCH = 200

/** Batch of an undo. */
interface Batch {
  /** Number of its rows. */
  readonly count: number
  /** Ids of images whose bytes must be removed after the commit. */
  readonly images: readonly string[]
  /** Whether nothing was left to undo. */
  readonly isLast: boolean
}

/**
 * Undoes an import batch by batch.
 * @throws LostImport
 */
export async function undoImport(run: ImportRun): Promise<void> {
  const { log, store, storage } = run.services
  for (let isLast = false; !isLast;) {
    const batch = await run.step(async (trx, now) => {
      const undone = await undoBatch(trx, now)
      if (undone.count > 0) await storeProgress(trx, now, now.doneCount + undone.count, now.kinds)
      if (!undone.isLast) return undone
      await enterState(trx, now, 'Undone')
      await recordImport(trx, now, 'import.undone', storage.importDays)
      return undone
    })
    if (batch.images.length > 0) await removeImagesOfJob(store, run.held.userId, batch.images, log)
    isLast = batch.isLast
  }
}

/**
 * Removes the last records that an import has made and nobody has touched since, which are of one kind: so the transaction takes its
 * locks in the order in which all others do. Records that were used by others come after those that use them, so the last ones are
 * removed first. Filament types and brands that a row has added follow the record of the row.
 */
async function undoBatch(trx: Transaction<DB>, held: Held): Promise<Batch> {
  await lockPricingShared(trx, held.userId)
  const { rows } = leadingKind(await readMade(trx, held))
  const [first] = rows
  if (await undoAdditions(trx, held, first?.position ?? 0)) return { count: 0, images: [], isLast: false }
  if (!first) return { count: 0, images: [], isLast: true }
  const { results, images } = await undoRecords(trx, held, first.kind, rows)
  await storeResults(trx, held, results)
  return { count: rows.length, images, isLast: false }
}

async function readMade(trx: Transaction<DB>, { userId, id }: Held): Promise<MadeRow[]> {
  const rows = await trx
    .selectFrom('import_rows')
    .select(['position', 'kind', 'record_id as id', 'record_date as date'])
    .where('user_id', '=', userId)
    .where('import_id', '=', id)
    .where('verdict', '=', 'Created')
    .where('is_done', '=', true)
    .where('undo', 'is', null)
    .orderBy('position', 'desc')
    .limit(BATCH)
    .execute()
  return rows.map((row) => ({ ...row, kind: row.kind as ImportedKind, id: row.id ?? '', date: row.date ?? '' }))
}

async function storeResults(trx: Transaction<DB>, { userId, id }: Held, results: readonly UndoResult[]): Promise<void> {
  const values = results.map(({ row, reason }) => ({
    position: row.position,
    undo: reason === null || reason === GONE ? 'Removed' : 'Stays',
    reason,
  }))
  await sql`update import_rows as row set undo = result.undo, reason = result.reason
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as result (position integer, undo text, reason text)
    where row.user_id = ${userId} and row.import_id = ${id} and row.position = result.position`.execute(trx)
  await sql`delete from imported_records as known using import_rows as row
    where row.user_id = ${userId} and row.import_id = ${id} and row.undo = 'Removed'
      and row.position = any(${results.map(({ row }) => row.position)}::integer[])
      and known.user_id = ${userId} and known.kind = row.kind and known.source_key = row.source_key`.execute(trx)
}
