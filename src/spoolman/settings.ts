import type { Transaction } from 'kysely'
import type { Setting } from '../../generated/spoolman/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import type { Reader } from '../database/reader.ts'
import { recordEvents } from '../events/record.ts'
import { Problem } from '../kernel/problem.ts'
import { FIELD_SETTINGS, requireSetting, SETTING_RULES } from '../spoolConnections/settingRules.ts'
import { listFields, type Entity } from './extra.ts'
import { replaceFields } from './fieldList.ts'

/** Members of a field in a list that is a setting: programs read them without asking whether they are there. */
const NO_VALUES = { unit: null, default_value: null, choices: null, multi_choice: null }

/** Reads all settings by key. The currency is that of the user unless a program has set another. */
export async function readSpoolmanSettings(db: Reader, userId: number): Promise<Record<string, Setting>> {
  const rows = await db.selectFrom('spool_settings').select(['key', 'value']).where('user_id', '=', userId).execute()
  const user = await db.selectFrom('users').select('currency').where('id', '=', userId).executeTakeFirstOrThrow()
  const stored = new Map(rows.map(({ key, value }) => [key, value]))
  const settings: Record<string, Setting> = {}
  for (const [key, { type, fallback }] of Object.entries(SETTING_RULES)) {
    const entity = FIELD_SETTINGS.exec(key)?.[1] as Entity | undefined
    const fields = entity ? await listFields(db, userId, entity) : []
    const value = entity ? JSON.stringify(fields.map((field) => ({ ...NO_VALUES, ...field }))) : stored.get(key)
    const usual = key === 'currency' ? JSON.stringify(user.currency) : fallback
    settings[key] = { value: value ?? usual, is_set: entity ? fields.length > 0 : value !== undefined, type }
  }
  return settings
}

/** @throws Problem 404 for an unknown setting */
export async function readSetting(db: Reader, userId: number, key: string): Promise<Setting> {
  const settings = await readSpoolmanSettings(db, userId)
  const setting = Object.hasOwn(settings, key) ? settings[key] : undefined
  if (!setting) throw new Problem('not-found', 'There is no such setting.')
  return setting
}

/** Records that a setting has changed, for the programs that follow it. */
export async function recordSetting(trx: Transaction<DB>, userId: number, key: string): Promise<void> {
  const { value, is_set: isSet } = await readSetting(trx, userId, key)
  recordEvents(trx, [{ userId, name: 'spoolSetting.updated', recordId: key, data: { key, value, isSet } }])
}

/**
 * Writes a setting, or the fields that it lists.
 * @param value JSON text; null or an empty text resets the setting
 * @throws Problem 404 for an unknown setting; 400 for a value of another type, for a currency that does not exist, and for fields that
 * cannot be written
 */
export async function writeSetting(
  trx: Transaction<DB>,
  userId: number,
  key: string,
  value: string | null,
): Promise<void> {
  const isReset = value === null || value === '' || value === 'null'
  const entity = FIELD_SETTINGS.exec(key)?.[1] as Entity | undefined
  if (entity) return replaceFields(trx, userId, entity, isReset ? '' : value)
  requireSetting(key, isReset ? null : value)
  if (isReset) {
    await trx.deleteFrom('spool_settings').where('user_id', '=', userId).where('key', '=', key).execute()
    return
  }
  await trx
    .insertInto('spool_settings')
    .values({ user_id: userId, key, value })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet({ value }))
    .execute()
}
