import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { grams, units } from '../csv/cells.ts'
import type { CsvColumns } from '../csv/file.ts'
import type { Reader } from '../database/reader.ts'
import { selectPrinterName, selectProjectName } from './recordNames.ts'
import { materialType, usedMaterials } from './usedMaterials.ts'

type Row = Awaited<ReturnType<typeof readPrintRows>>[number]

/** Reads prints of a user with these ids, for the columns of a CSV file. */
export function readPrintRows(db: Reader, userId: number, ids: readonly string[]) {
  return db
    .selectFrom('prints as p')
    .selectAll('p')
    .select([
      selectPrinterName(userId).as('printer_name'),
      selectProjectName(userId).as('project_name'),
      jsonArrayFrom(
        usedMaterials(userId).select([
          'u.filament_id as filamentId',
          'u.amount_mg as amountMg',
          'f.display_name as displayName',
          materialType.as('materialType'),
        ]),
      ).as('usages'),
    ])
    .where('p.user_id', '=', userId)
    .where('p.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute()
}

/** Columns of the CSV file of prints (docs/archive.md, "CSV"). */
export const PRINT_COLUMNS: CsvColumns<Row> = {
  id: (print) => print.id,
  title: (print) => print.title,
  status: (print) => print.status,
  start_date: (print) => print.start_date,
  end_date: (print) => print.end_date,
  print_time_s: (print) => print.print_time_in_seconds,
  total_time_s: (print) => print.total_time_in_seconds,
  estimated_print_time_s: (print) => print.estimated_print_time_in_seconds,
  filament_g: (print) => grams(print.filament_amount_mg),
  estimated_filament_g: (print) => grams(print.estimated_filament_amount_mg),
  spool_ids: (print) => print.usages.map(({ filamentId }) => filamentId),
  spools: (print) => print.usages.map(({ displayName }) => displayName),
  materials: (print) => print.usages.map(({ materialType }) => materialType),
  usage_g: (print) => print.usages.map(({ amountMg }) => grams(amountMg)),
  filament_cost: (print) => units(print.filament_cost_micros),
  electricity_cost: (print) => units(print.electricity_cost_micros),
  cost_currency: (print) => print.cost_currency,
  filament_cost_is_partial: (print) => print.is_filament_partial,
  measured_energy_wh: (print) => print.measured_energy_wh,
  copies: (print) => print.copies,
  plates: (print) => print.plate_count,
  parts: (print) => print.part_count,
  rating: (print) => print.rating,
  printer_id: (print) => print.printer_id,
  printer: (print) => print.printer_name,
  project_id: (print) => print.project_id,
  project: (print) => print.project_name,
  file_name: (print) => print.file_name,
  url: (print) => print.url,
  tags: (print) => print.tags,
  failure_reason: (print) => print.failure_reason,
  failure_category: (print) => print.failure_category,
  notes: (print) => print.notes,
  private_notes: (print) => print.private_notes,
  visibility: (print) => print.view_status,
  source: (print) => print.source,
  external_id: (print) => print.external_id,
  created_date: (print) => print.created_date,
  updated_date: (print) => print.updated_date,
}
