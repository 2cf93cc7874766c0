import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { PrinterDetailDto } from '../../generated/api.d.ts'
import { anyOf } from '../database/anyOf.ts'
import { toUnits } from '../kernel/money.ts'
import { selectCoverId } from '../images/select.ts'
import { Problem } from '../kernel/problem.ts'
import { selectPrinterTotals } from './totals.ts'
import type { Reader } from '../database/reader.ts'

/** @throws Problem 404 when the user has no such printer */
export async function readPrinter(db: Reader, userId: number, id: number): Promise<PrinterDetailDto> {
  const printer = await selectPrinters(db, userId).where('printer.id', '=', id).executeTakeFirst()
  if (!printer) throw Problem.notFound('printer')
  return toPrinter(printer)
}

/** Reads printers of a user by id; those that are not this user's are missing. */
export async function readPrinters(
  db: Reader,
  userId: number,
  ids: readonly number[],
): Promise<Map<number, PrinterDetailDto>> {
  const printers = await selectPrinters(db, userId).where('printer.id', '=', anyOf(ids)).execute()
  return new Map(printers.map((printer) => [printer.id, toPrinter(printer)]))
}

/** A user's printers; named `printer`. `toPrinter` completes a row. */
export function selectPrinters(db: Reader, userId: number) {
  return db
    .selectFrom('printers as printer')
    .innerJoinLateral(
      (query) => selectPrinterTotals(db, userId, query.ref('printer.id')).as('totals'),
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
      'printer.serial_number as serialNumber',
      'printer.firmware',
      'printer.purchase_price_micros as priceMicros',
      'printer.purchase_currency as purchaseCurrency',
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
      selectCoverId(db, userId, { printerId: query.ref('printer.id') }).as('imageId'),
      'printer.created_date as createdDate',
      'printer.updated_date as updatedDate',
    ])
    .where('printer.user_id', '=', userId)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPrinters>['executeTakeFirstOrThrow']>>

/** Converts a row of `selectPrinters` to the contract's names. The price is exact, so that it can be written back. */
export function toPrinter({ priceMicros, ...row }: Row): PrinterDetailDto {
  return { ...row, purchasePrice: priceMicros === null ? null : toUnits(priceMicros) }
}
