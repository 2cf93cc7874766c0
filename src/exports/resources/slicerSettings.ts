import { columns, time, type ArchiveResource } from '../resource.ts'

/**
 * Slicer settings. A record may have 4 MiB, so a page has few. Line breaks in JSON are only between its tokens, so a
 * line stays a line when they become spaces.
 */
export const slicerSettingsResource: ArchiveResource = {
  name: 'slicerSettings',
  members: {
    ...columns('record', ['id', 'slicer', 'title']),
    createdDate: time('record.created_date'),
    claimedDate: time('record.claimed_date'),
    settings: `translate(record.body::text, E'\\r\\n', '  ')::json`,
  },
  from: 'slicer_settings as record where record.user_id = $1',
  order: 'record.id',
  isSpread: true,
  page: 2,
}
