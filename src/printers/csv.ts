import { sql } from 'kysely'
import type { PrinterDetailDto } from '../../generated/api.d.ts'
import type { CsvColumns } from '../csv/file.ts'
import type { Reader } from '../database/reader.ts'
import { LIST_ORDER } from './list.ts'

/** Ids of a user's printers in the order of the list, as text of an array; null for none. */
export async function listPrinterIds(db: Reader, userId: number): Promise<string | null> {
  const { ids } = await db
    .selectFrom('printers as printer')
    .select(sql<string | null>`array_agg(printer.id order by ${LIST_ORDER})::text`.as('ids'))
    .where('printer.user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return ids
}

/** Columns of the CSV file of printers (docs/archive.md, "CSV"). */
export const PRINTER_COLUMNS: CsvColumns<PrinterDetailDto> = {
  id: (printer) => printer.id,
  name: (printer) => printer.name,
  make: (printer) => printer.make,
  model: (printer) => printer.model,
  category: (printer) => printer.category,
  nozzle_diameter_mm: (printer) => printer.nozzleDiameterMm,
  filament_diameter_mm: (printer) => printer.filamentDiameterMm,
  bed_width_mm: (printer) => printer.bedWidthMm,
  bed_depth_mm: (printer) => printer.bedDepthMm,
  bed_height_mm: (printer) => printer.bedHeightMm,
  power_w: (printer) => printer.wattageW,
  purchase_price: (printer) => printer.purchasePrice,
  purchase_currency: (printer) => printer.purchaseCurrency,
  serial_number: (printer) => printer.serialNumber,
  firmware: (printer) => printer.firmware,
  is_active: (printer) => printer.isActive,
  print_count: (printer) => printer.printCount,
  print_time_s: (printer) => printer.printTimeInSeconds,
  description: (printer) => printer.description,
  created_date: (printer) => printer.createdDate,
  updated_date: (printer) => printer.updatedDate,
}
