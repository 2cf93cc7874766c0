import type { Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import type { StoredImage } from '../../media/images.ts'
import { RESTORATIONS, type RestoredKind } from '../archive/kinds.ts'
import type { Held } from '../hold.ts'
import { nextIds } from '../insertMany.ts'
import type { Columns, Plan, WrittenPlan } from '../plan.ts'
import { plainColumns, projectColumns, restoredTypeColumns } from './columns.ts'
import { findFittingValues } from './extra.ts'
import { ListReferences } from './listReferences.ts'
import { insertMade, type Made, type Writer } from './made.ts'
import { orderedUuid } from './orderedIds.ts'
import { completeReferences, recordOf } from './references.ts'
import { writeComments } from './writeComments.ts'
import { writeImages } from './writeImages.ts'
import { writeLedger } from './writeLedger.ts'
import { writeMaintenance } from './writeMaintenance.ts'
import { writePrinters } from './writePrinters.ts'
import { writePrints } from './writePrints.ts'
import { writeSlicerSettings } from './writeSlicerSettings.ts'
import { writeSpools } from './writeSpools.ts'

/**
 * Writes the records of plans that are of one kind, each under a new id and otherwise as the archive has it. The number of
 * statements does not grow with theirs.
 * @param images stored images by the positions of their rows
 */
export async function writeRestored(
  trx: Transaction<DB>,
  held: Held,
  kind: RestoredKind,
  plans: readonly Plan[],
  images: ReadonlyMap<number, StoredImage>,
): Promise<WrittenPlan[]> {
  const rows = plans.filter(({ write }) => write?.kind === 'Restore').map(({ row }) => row)
  const { table, idType } = RESTORATIONS[kind]
  const numbers = idType === 'bigint' ? await nextIds(trx, table, rows.length) : []
  const ids = new Map(
    rows.map((row, at) => [row, String(numbers[at] ?? images.get(row.position)?.id ?? orderedUuid(held, row))]),
  )
  const references =
    held.format === 'Archive'
      ? await completeReferences(trx, held, kind, rows, ids)
      : await ListReferences.find(trx, held, rows)
  const made = rows.map((row): Made => ({
    row,
    id: ids.get(row) ?? '',
    find: (referred, id) => references.id(row, referred, id),
  }))
  await WRITERS[kind](trx, held, made, images)
  return plans.map((plan) => {
    const madeId = ids.get(plan.row)
    const { updatedDate, createdDate } = recordOf(plan.row)
    return madeId === undefined ? plan : { ...plan, madeId, madeDate: String(updatedDate ?? createdDate) }
  })
}

/** Writer of a kind whose records can also have values of additional fields. */
function extended(kind: 'Brand' | 'FilamentType', columns: (one: Made) => Columns): Writer {
  return async (trx, held, made) => {
    const valuesOf = await findFittingValues(trx, held.userId, kind)
    await insertMade(trx, held, kind, made, (one) => ({ ...columns(one), extra: valuesOf(recordOf(one.row)).values }))
  }
}

const WRITERS: Readonly<Record<RestoredKind, Writer>> = {
  Project: (trx, held, made) => insertMade(trx, held, 'Project', made, ({ row }) => projectColumns(recordOf(row))),
  Brand: extended('Brand', ({ row }) => plainColumns('brands', recordOf(row))),
  FilamentType: extended('FilamentType', ({ row, find }) => restoredTypeColumns(recordOf(row), find)),
  Spool: writeSpools,
  Printer: writePrinters,
  SlicerSettings: writeSlicerSettings,
  Print: writePrints,
  LedgerEntry: writeLedger,
  MaintenanceEntry: writeMaintenance,
  Comment: writeComments,
  Image: writeImages,
}
