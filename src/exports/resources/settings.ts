import { columns, type ArchiveResource } from '../resource.ts'

/** Profile and settings of the user, one line. The email address belongs to the sign-in provider. */
export const settingsResource: ArchiveResource = {
  name: 'settings',
  members: columns('record', [
    'display_name',
    'bio',
    'view_status',
    'show_achievements_on_profile',
    'time_zone',
    'currency',
    'electricity_rate_micros',
    'default_spool_price_micros',
    'default_view_status',
    'language',
    'units',
    'hour_cycle',
    'first_day_of_week',
  ]),
  from: 'users as record where record.id = $1',
  order: 'record.id',
}
