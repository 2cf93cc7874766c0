import { columns, object, recordList, type ArchiveResource } from '../resource.ts'

/** Columns of the profile and the settings in the row of a user. */
export const PROFILE_COLUMNS = [
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
  'close_stuck_prints_after_days',
] as const

/** Profile and settings of the user, one line. The email address belongs to the sign-in provider. */
export const settingsResource: ArchiveResource = {
  name: 'settings',
  members: {
    ...columns('record', PROFILE_COLUMNS),
    notificationSettings: object(
      {
        ...columns('own', ['muted_in_app', 'muted_push']),
        quietStart: timeOfDay('own.quiet_start'),
        quietEnd: timeOfDay('own.quiet_end'),
      },
      'notification_settings as own where own.user_id = $1',
    ),
    spoolSettings: recordList(
      columns('own', ['key', 'value']),
      'spool_settings as own where own.user_id = $1',
      'own.key',
    ),
    spoolFields: recordList(
      columns('own', [
        'entity',
        'key',
        'name',
        'position',
        'unit',
        'field_type',
        'default_value',
        'choices',
        'multi_choice',
      ]),
      'spool_fields as own where own.user_id = $1',
      'own.entity, own.position, own.key',
    ),
  },
  from: 'users as record where record.id = $1',
  order: 'record.id',
}

/** Expression for a time of day, in the format of the API. */
function timeOfDay(minutes: string): string {
  return `to_char(make_time(${minutes} / 60, ${minutes} % 60, 0), 'HH24:MI')`
}
