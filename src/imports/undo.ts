import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { anyOf } from '../database/anyOf.ts'
import { deletePrints } from '../prints/delete.ts'
import type { Held } from './hold.ts'
import type { ImportedKind } from './records.ts'

/** Rows of one transaction. */
const BATCH = 200

interface MadeRow {
  readonly position: number
  readonly kind: ImportedKind
  readonly id: string
  readonly date: string
}

interface Result {
  readonly row: MadeRow
  /** Why the record stays; null when it is removed. */
  readonly reason: string | null
}

const GONE = 'It was deleted before.'
const CHANGED = 'It was changed since it was imported.'

/**
 * Removes the last records that an import has made and nobody has touched since. Records that were used by others come after
 * those that use them, so the last ones are removed first.
 * @returns the number of rows, 0 when none is left, and the ids of images whose bytes must be removed after the commit
 */
export async function undoBatch(trx: Transaction<DB>, held: Held): Promise<{ count: number; images: string[] }> {
  const rows = await readMade(trx, held)
  const prints = rows.filter(({ kind }) => kind === 'Print')
  const spools = rows.filter(({ kind }) => kind === 'Spool')
  const printers = rows.filter(({ kind }) => kind === 'Printer')
  const undone = await undoPrints(trx, held, prints)
  const results = [
    ...undone.results,
    ...(await undoSpools(trx, held, spools)),
    ...(await undoPrinters(trx, held, printers)),
  ]
  await storeResults(trx, held, results)
  return { count: rows.length, images: undone.images }
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
): Promise<{ results: Result[]; images: string[] }> {
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
            .whereRef('image.user_id', '=', 'p.user_id')
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
  const results = rows.map((row): Result => {
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

async function undoSpools(trx: Transaction<DB>, held: Held, rows: readonly MadeRow[]): Promise<Result[]> {
  if (rows.length === 0) return []
  const { userId, id: importId } = held
  const { rows: found } = await sql<{
    id: string
    date: string
    isUsed: boolean
    isCorrected: boolean
    isLoaded: boolean
  }>`
    select f.id, f.updated_date as date,
      exists (select from filament_usages u where u.user_id = f.user_id and u.filament_id = f.id) as "isUsed",
      exists (
        select from filament_ledger entry where entry.user_id = f.user_id and entry.filament_id = f.id
          and entry.created_date > made.record_date and (entry.print_id is null or not exists (
            select from import_rows as row where row.user_id = f.user_id and row.import_id = ${importId}
              and row.kind = 'Print' and row.record_id = entry.print_id::text))
      ) as "isCorrected",
      exists (select from loaded_filaments loaded where loaded.user_id = f.user_id and loaded.filament_id = f.id) as "isLoaded"
    from filaments f
    join import_rows made on made.user_id = f.user_id and made.import_id = ${importId} and made.kind = 'Spool'
      and made.record_id = f.id::text and made.verdict = 'Created'
    where f.user_id = ${userId} and f.id = any(${rows.map(({ id }) => id)}::uuid[])
    order by f.id for update of f`.execute(trx)
  const byId = new Map(found.map((spool) => [spool.id, spool]))
  const results = rows.map((row): Result => {
    const spool = byId.get(row.id)
    if (!spool) return { row, reason: GONE }
    if (spool.date !== row.date) return { row, reason: CHANGED }
    if (spool.isUsed) return { row, reason: 'Prints use it.' }
    if (spool.isLoaded) return { row, reason: 'It is loaded in a printer.' }
    return { row, reason: spool.isCorrected ? 'Its stock was changed since it was imported.' : null }
  })
  await deleteRemoved(trx, userId, 'filaments', results)
  return results
}

async function undoPrinters(trx: Transaction<DB>, { userId }: Held, rows: readonly MadeRow[]): Promise<Result[]> {
  if (rows.length === 0) return []
  const { rows: found } = await sql<{ id: number; date: string; isUsed: boolean }>`
    select printer.id, printer.updated_date as date, printer.last_event_date is not null
      or exists (select from prints p where p.user_id = printer.user_id and p.printer_id = printer.id)
      or exists (select from maintenance_entries entry where entry.user_id = printer.user_id and entry.printer_id = printer.id)
      or exists (select from loaded_filaments loaded where loaded.user_id = printer.user_id and loaded.printer_id = printer.id)
      as "isUsed"
    from printers printer
    where printer.user_id = ${userId} and printer.id = any(${rows.map(({ id }) => Number(id))}::bigint[])
    order by printer.id for update`.execute(trx)
  const byId = new Map(found.map((printer) => [String(printer.id), printer]))
  const results = rows.map((row): Result => {
    const printer = byId.get(row.id)
    if (!printer) return { row, reason: GONE }
    if (printer.date !== row.date) return { row, reason: CHANGED }
    return { row, reason: printer.isUsed ? 'Other records name it.' : null }
  })
  await deleteRemoved(trx, userId, 'printers', results)
  return results
}

async function deleteRemoved(
  trx: Transaction<DB>,
  userId: number,
  table: 'filaments' | 'printers',
  results: readonly Result[],
): Promise<void> {
  const ids = results.filter(({ reason }) => reason === null).map(({ row }) => row.id)
  if (ids.length === 0) return
  await sql`delete from ${sql.table(table)} where user_id = ${userId} and id::text = any(${ids}::text[])`.execute(trx)
}

async function storeResults(trx: Transaction<DB>, { userId, id }: Held, results: readonly Result[]): Promise<void> {
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
      and known.user_id = row.user_id and known.kind = row.kind and known.source_key = row.source_key`.execute(trx)
}
