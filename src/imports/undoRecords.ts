import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { anyOf } from '../database/anyOf.ts'
import { deletePrints } from '../prints/delete.ts'
import { undoFields } from './additionalFields.ts'
import { isRestored, RESTORATIONS, type RestoredKind } from './archive/kinds.ts'
import type { Held } from './hold.ts'
import type { ImportedKind } from './records.ts'
import { ID_TYPES } from './restore/idTypes.ts'
import { undoRestored } from './restore/undo.ts'
import { undoSlicerSettings } from './restore/undoSettings.ts'
import { CHANGED, GONE, type MadeRow, type UndoResult } from './undoResult.ts'

/** The outcomes for records, and the ids of images whose bytes must be removed after the commit. */
export interface Undone {
  readonly results: readonly UndoResult[]
  readonly images: readonly string[]
}

/** Removes records of one kind that an import has made and nobody has touched since. */
export async function undoRecords(
  trx: Transaction<DB>,
  held: Held,
  kind: ImportedKind,
  rows: readonly MadeRow[],
): Promise<Undone> {
  if (kind === 'Settings') return { results: await undoFields(trx, held, rows), images: [] }
  if (!isRestored(kind)) throw new Error('Nothing of this kind is made by an import.')
  if (kind === 'SlicerSettings') return { results: await undoSlicerSettings(trx, held.userId, rows), images: [] }
  await lockRows(trx, held.userId, kind, rows)
  if (kind === 'Print') return undoPrints(trx, held, rows)
  if (kind === 'Printer') return { results: await undoPrinters(trx, held, rows), images: [] }
  if (kind === 'Spool') return { results: await undoSpools(trx, held, rows), images: [] }
  const results = await undoRestored(trx, held, kind, rows)
  const images = kind === 'Image' ? results.filter(({ reason }) => reason === null).map(({ row }) => row.id) : []
  return { results, images }
}

/**
 * Locks the records, in a statement of its own, so that those that follow see the changes that it has waited for. The entries of a
 * ledger change with their spool only, which is locked instead.
 */
async function lockRows(
  trx: Transaction<DB>,
  userId: number,
  kind: RestoredKind,
  rows: readonly MadeRow[],
): Promise<void> {
  const { table, idType } = RESTORATIONS[kind]
  const made = sql`any(${rows.map(({ id }) => id)}::${ID_TYPES[idType]}[])`
  await (
    kind === 'LedgerEntry'
      ? sql`select from filaments where user_id = ${userId} and id in (
        select filament_id from filament_ledger where user_id = ${userId} and id = ${made}) order by id for no key update`
      : sql`select from ${sql.table(table)} where user_id = ${userId} and id = ${made} order by id for update`
  ).execute(trx)
}

async function undoPrints(trx: Transaction<DB>, { userId, actor }: Held, rows: readonly MadeRow[]): Promise<Undone> {
  const found = await trx
    .selectFrom('prints as p')
    .select((own) => [
      'p.id',
      'p.updated_date as date',
      'p.comment_count as comments',
      own
        .exists(
          own
            .selectFrom('images as image')
            .select('image.id')
            .where('image.user_id', '=', userId)
            .whereRef('image.print_id', '=', 'p.id'),
        )
        .as('hasImages'),
    ])
    .where('p.user_id', '=', userId)
    .where('p.id', '=', anyOf(rows.map(({ id }) => Number(id))))
    .execute()
  const byId = new Map(found.map((print) => [String(print.id), print]))
  const results = rows.map((row): UndoResult => {
    const print = byId.get(row.id)
    if (!print) return { row, reason: GONE }
    if (print.date !== row.date) return { row, reason: CHANGED }
    if (print.comments > 0) return { row, reason: 'It has comments.' }
    return { row, reason: print.hasImages ? 'It has images.' : null }
  })
  const ids = results.filter(({ reason }) => reason === null).map(({ row }) => Number(row.id))
  const images = ids.length > 0 ? await deletePrints(trx, userId, ids, actor) : []
  return { results, images }
}

async function undoSpools(trx: Transaction<DB>, held: Held, rows: readonly MadeRow[]): Promise<UndoResult[]> {
  const { userId, id: importId } = held
  const { rows: found } = await sql<{
    id: string
    date: string
    isUsed: boolean
    isCorrected: boolean
    isLoaded: boolean
    hasImages: boolean
  }>`
    select f.id, f.updated_date as date,
      exists (select from filament_usages u where u.user_id = ${userId} and u.filament_id = f.id) as "isUsed",
      exists (
        select from filament_ledger entry where entry.user_id = ${userId} and entry.filament_id = f.id
          and entry.created_date > made.record_date and (entry.print_id is null or not exists (
            select from import_rows as row where row.user_id = ${userId} and row.import_id = ${importId}
              and row.kind = 'Print' and row.record_id = entry.print_id::text))
      ) as "isCorrected",
      exists (select from loaded_filaments loaded where loaded.user_id = ${userId} and loaded.filament_id = f.id) as "isLoaded",
      exists (select from images image where image.user_id = ${userId} and image.filament_id = f.id) as "hasImages"
    from filaments f
    join import_rows made on made.user_id = ${userId} and made.import_id = ${importId} and made.kind = 'Spool'
      and made.record_id = f.id::text and made.verdict = 'Created'
    where f.user_id = ${userId} and f.id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(trx)
  const byId = new Map(found.map((spool) => [spool.id, spool]))
  const results = rows.map((row): UndoResult => {
    const spool = byId.get(row.id)
    if (!spool) return { row, reason: GONE }
    if (spool.date !== row.date) return { row, reason: CHANGED }
    if (spool.isUsed) return { row, reason: 'Prints use it.' }
    if (spool.isLoaded) return { row, reason: 'It is loaded in a printer.' }
    if (spool.hasImages) return { row, reason: 'It has images.' }
    return { row, reason: spool.isCorrected ? 'Its stock was changed since it was imported.' : null }
  })
  await deleteRemoved(trx, userId, 'filaments', results)
  return results
}

async function undoPrinters(
  trx: Transaction<DB>,
  { userId, id: importId }: Held,
  rows: readonly MadeRow[],
): Promise<UndoResult[]> {
  const { rows: found } = await sql<{ id: number; date: string; isUsed: boolean; hasImages: boolean }>`
    select printer.id, printer.updated_date as date,
      printer.last_event_date is distinct from (made.record -> 'record' ->> 'lastEventDate')::timestamptz(3)
      or exists (select from prints p where p.user_id = ${userId} and p.printer_id = printer.id)
      or exists (select from maintenance_entries entry where entry.user_id = ${userId} and entry.printer_id = printer.id)
      or exists (
        select from loaded_filaments loaded where loaded.user_id = ${userId} and loaded.printer_id = printer.id
          and not exists (select from import_rows spool where spool.user_id = ${userId} and spool.import_id = ${importId}
            and spool.kind = 'Spool' and spool.record_id = loaded.filament_id::text)
      ) as "isUsed",
      exists (select from images image where image.user_id = ${userId} and image.printer_id = printer.id) as "hasImages"
    from printers printer
    join import_rows made on made.user_id = ${userId} and made.import_id = ${importId} and made.kind = 'Printer'
      and made.record_id = printer.id::text and made.verdict = 'Created'
    where printer.user_id = ${userId} and printer.id = any(${rows.map(({ id }) => Number(id))}::bigint[])`.execute(trx)
  const byId = new Map(found.map((printer) => [String(printer.id), printer]))
  const results = rows.map((row): UndoResult => {
    const printer = byId.get(row.id)
    if (!printer) return { row, reason: GONE }
    if (printer.date !== row.date) return { row, reason: CHANGED }
    if (printer.hasImages) return { row, reason: 'It has images.' }
    return { row, reason: printer.isUsed ? 'Other records name it.' : null }
  })
  await deleteRemoved(trx, userId, 'printers', results)
  return results
}

async function deleteRemoved(
  trx: Transaction<DB>,
  userId: number,
  table: 'filaments' | 'printers',
  results: readonly UndoResult[],
): Promise<void> {
  const ids = results.filter(({ reason }) => reason === null).map(({ row }) => row.id)
  if (ids.length === 0) return
  await sql`delete from ${sql.table(table)} where user_id = ${userId} and id::text = any(${ids}::text[])`.execute(trx)
}
