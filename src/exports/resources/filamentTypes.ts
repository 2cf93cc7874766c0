import { columns, time, type ArchiveResource } from '../resource.ts'

/** Filament types. */
export const filamentTypesResource: ArchiveResource = {
  name: 'filamentTypes',
  members: {
    ...columns('record', [
      'id',
      'brand_id',
      'name',
      'material_type',
      'material_density_gram_per_cubic_cm',
      'diameter_mm',
      'color_name',
      'color_hex',
      'color_alpha',
      'colors',
      'color_pattern',
      'finish_type',
      'initial_nominal_weight_mg',
      'spool_weight_mg',
      'nozzle_temperature_celsius',
      'bed_temperature_celsius',
      'purchase_price_micros',
      'purchase_currency',
      'article_number',
      'reorder_point_mg',
      'notes',
      'external_id',
      'extra',
    ]),
    createdDate: time('record.created_date'),
    updatedDate: time('record.updated_date'),
  },
  from: 'filament_types as record where record.user_id = $1',
  order: 'record.id',
}
