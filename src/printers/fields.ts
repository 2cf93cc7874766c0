import type { Transaction } from 'kysely'
import type { EditPrinterDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import { purchaseErrors, toPurchaseColumns } from '../users/purchase.ts'

/**
 * The columns for what a client may write of a printer. A price without a currency is in the owner's.
 * @throws Problem 400 for a currency that does not exist
 */
export async function printerColumns(trx: Transaction<DB>, userId: number, printer: EditPrinterDto) {
  const errors = purchaseErrors(printer)
  if (Object.keys(errors).length > 0) throw Problem.invalid(errors)
  return {
    name: printer.name,
    make: printer.make,
    model: printer.model,
    description: printer.description,
    category: printer.category,
    nozzle_diameter_mm: printer.nozzleDiameterMm,
    filament_diameter_mm: printer.filamentDiameterMm,
    bed_width_mm: printer.bedWidthMm,
    bed_depth_mm: printer.bedDepthMm,
    bed_height_mm: printer.bedHeightMm,
    wattage_w: printer.wattageW,
    serial_number: printer.serialNumber,
    firmware: printer.firmware,
    ...(await toPurchaseColumns(trx, userId, printer)),
    is_active: printer.isActive,
  }
}
