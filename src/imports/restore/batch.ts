import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { StoredImage } from '../../media/images.ts'
import type { MediaStore } from '../../media/mediaStore.ts'
import type { ImageSize, Quotas } from '../../quotas/quotas.ts'
import type { Held } from '../hold.ts'
import { noPlan, type Plan, type StoredRow, type WrittenPlan } from '../plan.ts'
import { readRows } from '../rows.ts'
import type { ImportedFile } from '../storedFile.ts'
import { areImagesNearBound, boundImages, type ImageSizes } from './imageRoom.ts'
import { measureImages, prepareImages, type PreparedImages } from './images.ts'
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
  // There may be room now for those that had none in the dry run.
  const wanted = leadingKind(rows).rows.filter(({ verdict }) => verdict === 'Created' || verdict === 'Error')
  return wanted.length === 0 ? new Map() : prepareImages(store, held, await file.open(), wanted)
}

/**
 * Measures the images of the next batch of a dry run, if it is one of images that could exceed the bound of their user. Call it before
 * the transaction of the batch.
 * @param after position after which the batch begins
 * @returns null where the sizes do not matter
 */
export async function measureBatch(
  { db, quotas }: { readonly db: Kysely<DB>; readonly quotas: Quotas },
  held: Held,
  file: ImportedFile,
  after: number,
): Promise<ImageSizes | null> {
  const { rows } = await readRows(db, held, after, IMAGE_BATCH)
  if (rows[0]?.kind !== 'Image') return null
  const plans = await inTransaction(db, async (trx) =>
    (await areImagesNearBound(trx, quotas, held))
      ? planRestored(trx, held, 'Image', leadingKind(rows).rows, false)
      : null,
  )
  if (plans === null) return null
  const wanted = plans.filter(({ verdict }) => verdict === 'Created').map(({ row }) => row)
  return wanted.length === 0 ? new Map() : measureImages(held, await file.open(), wanted)
}

/**
 * Plans the import of rows of our own that are of one kind; writes nothing.
 * @param images images of the batch; null for other kinds, and in a dry run where their sizes do not matter
 */
export async function planOwn(
  trx: Transaction<DB>,
  quotas: Quotas,
  held: Held,
  rows: readonly StoredRow[],
  isCommit: boolean,
  images: ImageSizes | null,
): Promise<Plan[]> {
  const kind = rows[0]?.kind
  if (kind === undefined) return []
  if (!isRestored(kind)) return Promise.all(rows.map((row) => planSettings(trx, held, row)))
  const plans = await planRestored(trx, held, kind, rows, isCommit)
  if (kind === 'SlicerSettings') return boundSettings(trx, quotas, held, plans, isCommit)
  if (kind !== 'Image') return plans
  const ready = plans.map((plan) =>
    isCommit && plan.verdict === 'Created' && !images?.has(plan.row.position)
      ? noPlan(
          plan.row,
          'Error',
          'The image was recorded during the dry run, and has been deleted since. Import the file again.',
        )
      : plan,
  )
  return boundImages(trx, quotas, held, ready, images, isCommit)
}

function isStored(entry: readonly [number, ImageSize | string]): entry is [number, StoredImage] {
  return typeof entry[1] === 'object' && 'id' in entry[1]
}

/** Writes the records of plans of our own that are of one kind. */
export async function writeOwn(
  trx: Transaction<DB>,
  held: Held,
  plans: readonly Plan[],
  images: ImageSizes | null,
): Promise<WrittenPlan[]> {
  const kind = plans[0]?.row.kind
  if (kind === undefined) return []
  if (!isRestored(kind)) {
    for (const plan of plans) await writeSettings(trx, held, plan)
    return [...plans]
  }
  const stored = [...(images ?? [])].filter(isStored)
  return writeRestored(trx, held, kind, plans, new Map(stored))
}
