import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { recordEvents } from '../events/record.ts'
import { Problem } from '../kernel/problem.ts'
import { listFields, readValue, recordExtraChanges } from './extra.ts'
import { extraJson } from './extraValues.ts'

/**
 * Replaces a value of all spools that have it. An empty text stands for no value.
 * @param name `location`, or `extra.` and the key of a field
 * @param value of a field its JSON text, or its text
 * @returns the number of changed spools
 * @throws Problem 404 for an unknown field; 400 for a replacement that does not fit the field, and a name that is too long
 */
export async function replaceValue(
  trx: Transaction<DB>,
  userId: number,
  name: string,
  value: string,
  newValue: string,
): Promise<number> {
  const spools = trx.updateTable('filaments').where('user_id', '=', userId).returning('id')
  if (name === 'location') {
    if (newValue.length > 100) throw Problem.invalid({ new_value: ['A location can have at most 100 characters.'] })
    const changed = await spools
      .set({ storage_location: newValue || null, updated_date: sql`now()` })
      .where(sql`coalesce(storage_location, '')`, '=', value)
      .execute()
    const event = { userId, name: 'spool.updated', before: { storageLocation: value || null } } as const
    recordEvents(
      trx,
      changed.map(({ id }) => ({ ...event, recordId: id })),
    )
    return changed.length
  }
  const key = name.slice('extra.'.length)
  const field = (await listFields(trx, userId, 'spool')).find((other) => other.key === key)
  if (!field) throw Problem.notFound('field')
  const json = newValue === '' ? null : readValue('new_value', field, newValue)
  const text = sql`(extra ->> ${key}::text)`
  const extra =
    json === null ? sql`extra - ${key}::text` : sql`extra || jsonb_build_object(${key}::text, ${json}::text)`
  const changed = await spools
    .set({ extra, updated_date: sql`now()` })
    .where(sql<boolean>`(${text} = ${value} or coalesce(${extraJson(text)} #>> '{}', '') = ${value})`)
    .where(sql<boolean>`extra <> ${extra}`)
    .execute()
  recordExtraChanges(trx, userId, 'spool', changed)
  return changed.length
}

/**
 * Renames a location of all spools.
 * @returns the new name
 */
export async function renameLocation(
  trx: Transaction<DB>,
  userId: number,
  name: string,
  newName: string,
): Promise<string> {
  await replaceValue(trx, userId, 'location', name, newName)
  return newName
}
