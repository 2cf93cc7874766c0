import { sql } from 'kysely'
import { units } from '../csv/cells.ts'
import type { CsvColumns } from '../csv/file.ts'
import type { Reader } from '../database/reader.ts'
import type { StoredPart } from './parts.ts'

type Row = Awaited<ReturnType<typeof readEntryRows>>[number]

/** Reads maintenance entries of a user with these ids, for the columns of a CSV file. */
export function readEntryRows(db: Reader, userId: number, ids: readonly string[]) {
  return db
    .selectFrom('maintenance_entries as entry')
    .innerJoin('printers as printer', (join) =>
      join.on('printer.user_id', '=', userId).onRef('printer.id', '=', 'entry.printer_id'),
    )
    .selectAll('entry')
    .select('printer.name as printer_name')
    .where('entry.user_id', '=', userId)
    .where('entry.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute()
}

/** Columns of the CSV file of maintenance entries (docs/archive.md, "CSV"). */
export const MAINTENANCE_COLUMNS: CsvColumns<Row> = {
  id: (entry) => entry.id,
  printer_id: (entry) => entry.printer_id,
  printer: (entry) => entry.printer_name,
  date: (entry) => entry.date,
  done: (entry) => entry.done,
  category: (entry) => entry.category,
  description: (entry) => entry.description,
  notes: (entry) => entry.notes,
  cost: (entry) => units(entry.cost_micros),
  parts_cost: (entry) => units(entry.parts_cost_micros),
  currency: (entry) => entry.cost_currency,
  parts: (entry) => ((entry.parts ?? []) as unknown as StoredPart[]).map(({ name, amount }) => `${amount} × ${name}`),
  due_after_h: (entry) => entry.due_after_hours,
  due_after_prints: (entry) => entry.due_after_prints,
  due_after_d: (entry) => entry.due_after_days,
  due_date: (entry) => entry.due_date,
  recurs: (entry) => entry.recurs,
  created_date: (entry) => entry.created_date,
  updated_date: (entry) => entry.updated_date,
}
