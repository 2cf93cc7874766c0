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
import { fitsFieldAsText, MAX_ADDITIONAL_FIELDS, type FieldRule } from '../../spoolConnections/fieldRule.ts'
import { requireSetting } from '../../spoolConnections/settingRules.ts'

/** Additional field in an archive. */
interface ArchivedField {
  readonly entity: string
  readonly key: string
  readonly fieldType: FieldRule['field_type']
  readonly defaultValue: string | null
  readonly choices: readonly string[] | null
  readonly multiChoice: boolean | null
}

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
const fieldsOf = (record: Fields) => record['spoolFields'] as readonly ArchivedField[]

async function changesNotifications(trx: Transaction<DB>, userId: number, wanted: NotificationSettingsDto | null) {
  if (wanted === null) return false
  requireQuietHours(wanted)
  const current = settingsDto(await readNotificationSettings(trx, userId))
  return Object.entries(current).some(([name, value]) => !isDeepStrictEqual(value, (wanted as unknown as Fields)[name]))
}

async function changesSpoolSettings(trx: Transaction<DB>, userId: number, wanted: readonly ArchivedSetting[]) {
  for (const { key, value } of wanted) requireSetting(key, value)
  const rows = await trx.selectFrom('spool_settings').select(['key', 'value']).where('user_id', '=', userId).execute()
  const current = new Map(rows.map(({ key, value }) => [key, value]))
  return wanted.some(({ key, value }) => current.get(key) !== value)
}

async function addsFields(trx: Transaction<DB>, userId: number, wanted: readonly ArchivedField[]) {
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

function requireSoundField({ key, fieldType, defaultValue, choices, multiChoice }: ArchivedField): void {
  const isChoice = fieldType === 'choice'
  const rule = { field_type: fieldType, choices, multi_choice: multiChoice }
  const isSound =
    isChoice === (choices !== null) &&
    isChoice === (multiChoice !== null) &&
    (defaultValue === null || fitsFieldAsText(rule, defaultValue))
  if (!isSound)
    throw Problem.invalid({ spoolFields: [`The choices or the default value of ${key} do not fit its type.`] })
}

/** Writes the settings of an archive that are not columns of the user. */
export async function writeLists(trx: Transaction<DB>, userId: number, record: Fields): Promise<void> {
  const notifications = notificationsOf(record)
  if (notifications !== null) await changeSettings(trx, userId, notifications, {})
  await sql`insert into spool_settings (user_id, key, value)
    select ${userId}, key, value from jsonb_to_recordset(${JSON.stringify(spoolSettingsOf(record))}::jsonb) as setting (key text, value text)
    on conflict (user_id, key) do update set value = excluded.value`.execute(trx)
  await sql`insert into spool_fields (user_id, entity, key, name, position, unit, field_type, default_value, choices, multi_choice)
    select ${userId}, entity, key, name, position, unit, "fieldType", "defaultValue", choices, "multiChoice"
    from jsonb_to_recordset(${JSON.stringify(fieldsOf(record))}::jsonb) as field (entity text, key text, name text, position integer,
      unit text, "fieldType" text, "defaultValue" text, choices text[], "multiChoice" boolean)
    on conflict do nothing`.execute(trx)
}
