import { columns, time, type ArchiveResource } from '../resource.ts'

/** Brands of filament. */
export const brandsResource: ArchiveResource = {
  name: 'brands',
  members: {
    ...columns('record', ['id', 'name', 'empty_spool_weight_mg', 'notes', 'external_id', 'extra']),
    createdDate: time('record.created_date'),
    updatedDate: time('record.updated_date'),
  },
  from: 'brands as record where record.user_id = $1',
  order: 'record.id',
}
