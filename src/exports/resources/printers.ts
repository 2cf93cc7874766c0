import { columns, recordList, time, type ArchiveResource } from '../resource.ts'

/** Printers, with the spools that are loaded. */
export const printersResource: ArchiveResource = {
  name: 'printers',
  members: {
    ...columns('record', [
      'id',
      'name',
      'make',
      'model',
      'description',
      'category',
      'nozzle_diameter_mm',
      'filament_diameter_mm',
      'bed_width_mm',
      'bed_depth_mm',
      'bed_height_mm',
      'wattage_w',
      'is_active',
      'serial_number',
      'firmware',
      'purchase_price_micros',
      'purchase_currency',
    ]),
    lastEventDate: time('record.last_event_date'),
    loadedFilaments: recordList(
      columns('loaded', ['slot', 'filament_id']),
      'loaded_filaments as loaded where loaded.user_id = $1 and loaded.printer_id = record.id',
      'loaded.slot',
    ),
    createdDate: time('record.created_date'),
    updatedDate: time('record.updated_date'),
  },
  from: 'printers as record where record.user_id = $1',
  order: 'record.id',
}
