import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { PrinterDetailDto } from '../../generated/api.d.ts'
import { Problem } from '../kernel/problem.ts'
import { selectTotals } from './totals.ts'
import type { Reader } from '../database/reader.ts'

/** @throws Problem 404 when the user has no such printer */
export async function readPrinter(db: Reader, userId: number, id: number): Promise<PrinterDetailDto> {
  const printer = await selectPrinters(db, userId).where('m.id', '=', id).executeTakeFirst()
  if (!printer) throw Problem.notFound('printer')
  return printer
}

/** A user's printers, as `PrinterDetailDto` names their fields; named `m`. */
export function selectPrinters(db: Reader, userId: number) {
  return db
    .selectFrom('printers as m')
    .innerJoinLateral(
      (query) => selectTotals(db, userId, query.ref('m.id')).as('t'),
      (join) => join.onTrue(),
    )
    .select((query) => [
      'm.id',
      'm.name',
      'm.make',
      'm.model',
      'm.description',
      'm.category',
      'm.nozzle_diameter_mm as nozzleDiameterMm',
      'm.filament_diameter_mm as filamentDiameterMm',
      'm.bed_width_mm as bedWidthMm',
      'm.bed_depth_mm as bedDepthMm',
      'm.bed_height_mm as bedHeightMm',
      'm.wattage_w as wattageW',
      'm.is_active as isActive',
      jsonArrayFrom(
        query
          .selectFrom('loaded_filaments as l')
          .select(['l.slot', 'l.filament_id as filamentId'])
          .where('l.user_id', '=', userId)
          .whereRef('l.printer_id', '=', 'm.id')
          .orderBy('l.slot'),
      ).as('loadedFilaments'),
      'm.last_event_date as lastEventDate',
      't.printCount',
      't.printTimeInSeconds',
      'm.created_date as createdDate',
      'm.updated_date as updatedDate',
    ])
    .where('m.user_id', '=', userId)
}
