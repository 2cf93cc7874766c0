import { columns, time, type ArchiveResource } from '../resource.ts'

/** Achievements that were granted. */
export const achievementsResource: ArchiveResource = {
  name: 'achievements',
  members: {
    ...columns('record', ['key', 'tier']),
    unlockedDate: time('record.unlocked_date'),
    retroactive: 'record.retroactive',
  },
  from: 'earned_achievements as record where record.user_id = $1',
  order: 'record.key, record.tier',
}
