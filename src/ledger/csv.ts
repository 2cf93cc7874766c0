import { sql } from 'kysely'
import { grams } from '../csv/cells.ts'
import type { CsvColumns } from '../csv/file.ts'
import type { Reader } from '../database/reader.ts'

type Row = Awaited<ReturnType<typeof readLedgerRows>>[number]

/** Ids of the ledger entries of a spool, the newest first, as text of an array; null for none. */
export async function listLedgerIds(db: Reader, userId: number, filamentId: string): Promise<string | null> {
  const { ids } = await db
    .selectFrom('filament_ledger as entry')
    .select(sql<string | null>`array_agg(entry.id order by entry.position desc)::text`.as('ids'))
    .where('entry.user_id', '=', userId)
    .where('entry.filament_id', '=', filamentId)
    .executeTakeFirstOrThrow()
  return ids
}

/** Reads ledger entries of a user with these ids, for the columns of a CSV file. */
export function readLedgerRows(db: Reader, userId: number, ids: readonly string[]) {
  return db
    .selectFrom('filament_ledger as entry')
    .innerJoin('filaments as f', (join) => join.on('f.user_id', '=', userId).onRef('f.id', '=', 'entry.filament_id'))
    .selectAll('entry')
    .select('f.display_name')
    .where('entry.user_id', '=', userId)
    .where('entry.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
}

/** Columns of the CSV file of ledger entries (docs/archive.md, "CSV"). */
export const LEDGER_COLUMNS: CsvColumns<Row> = {
  id: (entry) => entry.id,
  spool_id: (entry) => entry.filament_id,
  spool: (entry) => entry.display_name,
  kind: (entry) => entry.kind,
  amount_g: (entry) => grams(entry.amount_mg),
  balance_g: (entry) => grams(entry.balance_mg),
  print_id: (entry) => entry.print_id,
  actor: (entry) => entry.actor,
  note: (entry) => entry.note,
  reverses_entry_id: (entry) => entry.reverses_id,
  created_date: (entry) => entry.created_date,
}
