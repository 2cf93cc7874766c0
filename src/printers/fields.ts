import type { EditPrinterDto } from '../../generated/api.d.ts'

/** The columns for what a client may write of a printer. */
export function toColumns(printer: EditPrinterDto) {
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
    is_active: printer.isActive,
  }
}
