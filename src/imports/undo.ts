import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { anyOf } from '../database/anyOf.ts'
import { deletePrints } from '../prints/delete.ts'
import type { Held } from './hold.ts'
import type { ImportedKind } from './records.ts'
import { undoRestored, UNDO_ORDER } from './restore/undo.ts'
import { CHANGED, GONE, type MadeRow, type UndoResult } from './undoResult.ts'

/** Rows of one transaction. */
const BATCH = 200
/** Kinds of `UNDO_ORDER` that refer to prints, or to spools and printers. */
const BEFORE_PRINTS = 4

/**
 * Removes the last records that an import has made and nobody has touched since. Records that were used by others come after
 * those that use them, so the last ones are removed first.
 * @returns the number of rows, 0 when none is left, and the ids of images whose bytes must be removed after the commit
 */
export async function undoBatch(trx: Transaction<DB>, held: Held): Promise<{ count: number; images: string[] }> {
  const rows = await readMade(trx, held)
  const ofKind = (kind: ImportedKind) => rows.filter((row) => row.kind === kind)
  const results: UndoResult[] = []
  const [users, used] = [UNDO_ORDER.slice(0, BEFORE_PRINTS), UNDO_ORDER.slice(BEFORE_PRINTS)]
  for (const kind of users) results.push(...(await undoRestored(trx, held, kind, ofKind(kind))))
  const removed = results.filter(({ row, reason }) => row.kind === 'Image' && reason === null)
  const undone = await undoPrints(trx, held, ofKind('Print'))
  results.push(
    ...undone.results,
    ...(await undoPrinters(trx, held, ofKind('Printer'))),
    ...(await undoSpools(trx, held, ofKind('Spool'))),
  )
  for (const kind of used) results.push(...(await undoRestored(trx, held, kind, ofKind(kind))))
  await storeResults(trx, held, results)
  return { count: rows.length, images: [...removed.map(({ row }) => row.id), ...undone.images] }
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

async function undoPrints(
  trx: Transaction<DB>,
  { userId, actor }: Held,
  rows: readonly MadeRow[],
): Promise<{ results: UndoResult[]; images: string[] }> {
  if (rows.length === 0) return { results: [], images: [] }
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
    .orderBy('p.id')
    .forUpdate('p')
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
  if (rows.length === 0) return []
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
    where f.user_id = ${userId} and f.id = any(${rows.map(({ id }) => id)}::uuid[])
    order by f.id for update of f`.execute(trx)
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
  if (rows.length === 0) return []
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
    where printer.user_id = ${userId} and printer.id = any(${rows.map(({ id }) => Number(id))}::bigint[])
    order by printer.id for update of printer`.execute(trx)
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
