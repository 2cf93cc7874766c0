import { columns, time, type ArchiveResource } from '../resource.ts'

/** Projects, without the keys that share them. */
export const projectsResource: ArchiveResource = {
  name: 'projects',
  members: {
    ...columns('record', ['id', 'name', 'reference', 'description', 'url', 'status', 'view_status']),
    createdDate: time('record.created_date'),
    updatedDate: time('record.updated_date'),
  },
  from: 'projects as record where record.user_id = $1',
  order: 'record.id',
}
