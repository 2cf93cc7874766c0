import { isDeepStrictEqual } from 'node:util'
import { sql, type Transaction } from 'kysely'
import type { NotificationSettingsDto } from '../../../generated/api.d.ts'
import type { DB } from '../../../generated/database.d.ts'
import type { Fields } from '../../kernel/lenient.ts'
import { Problem } from '../../kernel/problem.ts'
import {
  changeSettings,
  readNotificationSettings,
  requireQuietHours,
  settingsDto,
} from '../../outbox/notificationSettings.ts'
import { isSoundField, MAX_ADDITIONAL_FIELDS, type AdditionalField } from '../../spoolConnections/fieldRule.ts'
import { requireSetting } from '../../spoolConnections/settingRules.ts'
import { insertFields } from '../additionalFields.ts'

interface ArchivedSetting {
  readonly key: string
  readonly value: string
}

/**
 * Tells which settings of an archive that are not columns of the user differ from those here. Settings that the archive does not
 * have stay, and so do additional fields that are here.
 * @returns names of their members
 * @throws Problem 400 for what no request could set
 */
export async function findChangedLists(trx: Transaction<DB>, userId: number, record: Fields): Promise<string[]> {
  const changed = {
    notificationSettings: await changesNotifications(trx, userId, notificationsOf(record)),
    spoolSettings: await changesSpoolSettings(trx, userId, spoolSettingsOf(record)),
    spoolFields: await addsFields(trx, userId, fieldsOf(record)),
  }
  return Object.entries(changed).flatMap(([member, isChanged]) => (isChanged ? [member] : []))
}

const notificationsOf = (record: Fields) => record['notificationSettings'] as NotificationSettingsDto | null
const spoolSettingsOf = (record: Fields) => record['spoolSettings'] as readonly ArchivedSetting[]
const fieldsOf = (record: Fields) => record['spoolFields'] as readonly AdditionalField[]

async function changesNotifications(trx: Transaction<DB>, userId: number, wanted: NotificationSettingsDto | null) {
  if (wanted === null) return false
  requireQuietHours(wanted)
  const current = settingsDto(await readNotificationSettings(trx, userId))
  return Object.entries(current).some(([name, value]) => !isDeepStrictEqual(value, (wanted as unknown as Fields)[name]))
}

async function changesSpoolSettings(trx: Transaction<DB>, userId: number, wanted: readonly ArchivedSetting[]) {
  for (const { key, value } of wanted) requireSetting(key, value)
  if (new Set(wanted.map(({ key }) => key)).size < wanted.length)
    throw Problem.invalid({ spoolSettings: ['A setting can have only one value.'] })
  const rows = await trx.selectFrom('spool_settings').select(['key', 'value']).where('user_id', '=', userId).execute()
  const current = new Map(rows.map(({ key, value }) => [key, value]))
  return wanted.some(({ key, value }) => current.get(key) !== value)
}

async function addsFields(trx: Transaction<DB>, userId: number, wanted: readonly AdditionalField[]) {
  const rows = await trx.selectFrom('spool_fields').select(['entity', 'key']).where('user_id', '=', userId).execute()
  const all = new Map(rows.map(({ entity, key }) => [`${entity} ${key}`, entity]))
  const before = all.size
  for (const field of wanted) {
    requireSoundField(field)
    all.set(`${field.entity} ${field.key}`, field.entity)
  }
  for (const entities of Map.groupBy(all.values(), (entity) => entity).values()) {
    if (entities.length > MAX_ADDITIONAL_FIELDS)
      throw Problem.invalid({ spoolFields: [`There can be at most ${MAX_ADDITIONAL_FIELDS} of a kind.`] })
  }
  return all.size > before
}

function requireSoundField(field: AdditionalField): void {
  if (isSoundField(field)) return
  throw Problem.invalid({ spoolFields: [`The choices or the default value of ${field.key} do not fit its type.`] })
}

/** Writes the settings of an archive that are not columns of the user. */
export async function writeLists(trx: Transaction<DB>, userId: number, record: Fields): Promise<void> {
  const notifications = notificationsOf(record)
  if (notifications !== null) await changeSettings(trx, userId, notifications, {})
  await sql`insert into spool_settings (user_id, key, value)
    select ${userId}, key, value from jsonb_to_recordset(${JSON.stringify(spoolSettingsOf(record))}::jsonb) as setting (key text, value text)
    on conflict (user_id, key) do update set value = excluded.value`.execute(trx)
  await insertFields(trx, userId, fieldsOf(record))
}
