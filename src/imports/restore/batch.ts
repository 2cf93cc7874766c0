import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import type { StoredImage } from '../../media/images.ts'
import type { MediaStore } from '../../media/mediaStore.ts'
import type { Quotas } from '../../quotas/quotas.ts'
import type { Held } from '../hold.ts'
import { noPlan, type Plan, type StoredRow, type WrittenPlan } from '../plan.ts'
import { readRows } from '../rows.ts'
import type { ImportedFile } from '../storedFile.ts'
import { boundImages, prepareImages, type PreparedImages } from './images.ts'
import { isRestored } from '../archive/kinds.ts'
import { planRestored } from './plan.ts'
import { planSettings, writeSettings } from './settings.ts'
import { boundSettings } from './settingsRoom.ts'
import { writeRestored } from './write.ts'

/** Images of one transaction. */
export const IMAGE_BATCH = 10

const EXACT: ReadonlySet<string> = new Set(['Archive', 'PrintsCsv', 'PrintersCsv', 'MaintenanceCsv'])

/** Whether the records of a format are written as they are. A list of spools has their stock, but no ledgers. */
export function isExactFormat(format: string): boolean {
  return EXACT.has(format)
}

/** Rows from the first one on that are of its kind. */
export function leadingKind<Row extends Pick<StoredRow, 'kind' | 'position'>>(
  rows: readonly Row[],
): { readonly rows: Row[]; readonly end: number | null } {
  const other = rows.find(({ kind }) => kind !== rows[0]?.kind)
  if (!other) return { rows: [...rows], end: null }
  return { rows: rows.slice(0, rows.indexOf(other)), end: other.position - 1 }
}

/**
 * Stores the bytes of the images of the next batch, if it is one of images. Call it before the transaction of the batch.
 * @param after position after which the batch begins
 * @returns null for a batch of other records
 * @throws Problem 503 when the store is unavailable
 */
export async function prepareBatch(
  db: Kysely<DB>,
  store: MediaStore,
  held: Held,
  file: ImportedFile,
  after: number,
): Promise<PreparedImages | null> {
  const { rows } = await readRows(db, held, after, IMAGE_BATCH)
  if (rows[0]?.kind !== 'Image') return null
  const wanted = leadingKind(rows).rows.filter(({ verdict }) => verdict === 'Created')
  return wanted.length === 0 ? new Map() : prepareImages(store, held, await file.open(), wanted)
}

/**
 * Plans the import of rows of our own that are of one kind; writes nothing.
 * @param prepared images of the batch; null in a dry run, and for other kinds
 */
export async function planOwn(
  trx: Transaction<DB>,
  quotas: Quotas,
  held: Held,
  rows: readonly StoredRow[],
  isCommit: boolean,
  prepared: PreparedImages | null,
): Promise<Plan[]> {
  const kind = rows[0]?.kind
  if (kind === undefined) return []
  if (!isRestored(kind)) return Promise.all(rows.map((row) => planSettings(trx, held, row)))
  const plans = await planRestored(trx, held, kind, rows, isCommit)
  if (kind === 'SlicerSettings') return boundSettings(trx, quotas, held, plans, isCommit)
  if (!isCommit || prepared === null) return plans
  const ready = plans.map((plan) =>
    plan.verdict === 'Created' && !prepared.has(plan.row.position)
      ? noPlan(
          plan.row,
          'Error',
          'The image was recorded during the dry run, and has been deleted since. Import the file again.',
        )
      : plan,
  )
  return boundImages(trx, quotas, held, ready, prepared)
}

/** Writes the records of plans of our own that are of one kind. */
export async function writeOwn(
  trx: Transaction<DB>,
  held: Held,
  plans: readonly Plan[],
  prepared: PreparedImages | null,
): Promise<WrittenPlan[]> {
  const kind = plans[0]?.row.kind
  if (kind === undefined) return []
  if (!isRestored(kind)) {
    for (const plan of plans) await writeSettings(trx, held, plan)
    return [...plans]
  }
  const stored = [...(prepared ?? [])].filter((entry): entry is [number, StoredImage] => typeof entry[1] !== 'string')
  return writeRestored(trx, held, kind, plans, new Map(stored))
}
