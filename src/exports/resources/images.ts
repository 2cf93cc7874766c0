import { columns, time, type ArchiveResource } from '../resource.ts'

/** Images of prints, projects, spools, printers and the profile; their bytes are entries of their own. */
export const imagesResource: ArchiveResource = {
  name: 'images',
  members: {
    ...columns('record', ['id', 'print_id', 'project_id', 'filament_id', 'printer_id']),
    isProfile: 'record.id is not distinct from (select account.image_id from users as account where account.id = $1)',
    ...columns('record', ['caption', 'position', 'width', 'height']),
    createdDate: time('record.created_date'),
  },
  from: 'images as record where record.user_id = $1',
  order: 'record.id',
}
