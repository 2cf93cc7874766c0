import { columns, time, type ArchiveResource } from '../resource.ts'

/** Maintenance entries. The parts are stored as JSON that sorts its members, so they are named one by one. */
export const maintenanceResource: ArchiveResource = {
  name: 'maintenance',
  members: {
    ...columns('record', ['id', 'printer_id']),
    date: time('record.date'),
    ...columns('record', ['done', 'category', 'description', 'notes', 'cost_micros', 'parts_cost_micros']),
    currency: 'record.cost_currency',
    parts: `(select json_agg(json_build_object('name', part -> 'name', 'amount', part -> 'amount',
      'costMicros', part -> 'costMicros')) from jsonb_array_elements(record.parts) as part)`,
    ...columns('record', ['due_after_hours', 'due_after_prints', 'due_after_days']),
    dueDate: time('record.due_date'),
    ...columns('record', ['recurs', 'next_entry_id']),
    dueEventDate: time('record.due_event_date'),
    createdDate: time('record.created_date'),
    updatedDate: time('record.updated_date'),
  },
  from: 'maintenance_entries as record where record.user_id = $1',
  order: 'record.id',
}
