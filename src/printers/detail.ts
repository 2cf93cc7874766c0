import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { PrinterDetailDto } from '../../generated/api.d.ts'
import { Problem } from '../kernel/problem.ts'
import { selectTotals } from './totals.ts'
import type { Reader } from '../database/reader.ts'

/** @throws Problem 404 when the user has no such printer */
export async function readPrinter(db: Reader, userId: number, id: number): Promise<PrinterDetailDto> {
  const printer = await selectPrinters(db, userId).where('printer.id', '=', id).executeTakeFirst()
  if (!printer) throw Problem.notFound('printer')
  return printer
}

/** A user's printers, as `PrinterDetailDto` names their fields; named `printer`. */
export function selectPrinters(db: Reader, userId: number) {
  return db
    .selectFrom('printers as printer')
    .innerJoinLateral(
      (query) => selectTotals(db, userId, query.ref('printer.id')).as('totals'),
      (join) => join.onTrue(),
    )
    .select((query) => [
      'printer.id',
      'printer.name',
      'printer.make',
      'printer.model',
      'printer.description',
      'printer.category',
      'printer.nozzle_diameter_mm as nozzleDiameterMm',
      'printer.filament_diameter_mm as filamentDiameterMm',
      'printer.bed_width_mm as bedWidthMm',
      'printer.bed_depth_mm as bedDepthMm',
      'printer.bed_height_mm as bedHeightMm',
      'printer.wattage_w as wattageW',
      'printer.is_active as isActive',
      jsonArrayFrom(
        query
          .selectFrom('loaded_filaments as loaded')
          .select(['loaded.slot', 'loaded.filament_id as filamentId'])
          .where('loaded.user_id', '=', userId)
          .whereRef('loaded.printer_id', '=', 'printer.id')
          .orderBy('loaded.slot'),
      ).as('loadedFilaments'),
      'printer.last_event_date as lastEventDate',
      'totals.printCount',
      'totals.printTimeInSeconds',
      'printer.created_date as createdDate',
      'printer.updated_date as updatedDate',
    ])
    .where('printer.user_id', '=', userId)
}
