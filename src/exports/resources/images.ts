import { columns, time, type ArchiveResource } from '../resource.ts'

/** Images of prints and projects; their bytes are entries of their own. */
export const imagesResource: ArchiveResource = {
  name: 'images',
  members: {
    ...columns('record', ['id', 'print_id', 'project_id', 'width', 'height']),
    createdDate: time('record.created_date'),
  },
  from: 'images as record where record.user_id = $1',
  order: 'record.id',
}
