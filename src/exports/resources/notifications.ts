import { columns, time, type ArchiveResource } from '../resource.ts'

/** Notifications. The message about a comment quotes another person, so it is left out. */
export const notificationsResource: ArchiveResource = {
  name: 'notifications',
  members: {
    ...columns('record', ['id', 'type', 'title']),
    message: `case when record.type <> 'Comment' then record.message end`,
    ...columns('record', ['is_read', 'print_id']),
    createdDate: time('record.created_date'),
  },
  from: 'notifications as record where record.user_id = $1',
  order: 'record.id',
}
