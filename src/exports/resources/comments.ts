import { columns, time, type ArchiveResource } from '../resource.ts'

/** Comments that the user has written, also under prints of others; those that others have written belong to them. */
export const commentsResource: ArchiveResource = {
  name: 'comments',
  members: {
    ...columns('record', ['id', 'print_id']),
    isOwnPrint: 'record.user_id = $1',
    body: 'record.body',
    createdDate: time('record.created_date'),
    updatedDate: time('record.updated_date'),
  },
  from: 'comments as record where record.author_id = $1',
  order: 'record.id',
  isSpread: true,
}
