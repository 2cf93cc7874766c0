import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { recordEvents } from '../events/record.ts'
import { Problem } from '../kernel/problem.ts'
import { requireValuesFit, valuesBytes } from '../spoolConnections/fieldValues.ts'
import { holdFields, readValue, recordExtraChanges } from './extra.ts'
import { extraJson, extraText } from './extraValues.ts'

/**
 * Replaces a value of all spools that have it.
 * @param name `location`, or `extra.` and the key of a field
 * @param value of a field its JSON text, or its text
 * @returns the number of changed spools
 * @throws Problem 400 for another property, and for a replacement that is empty, too long, or does not fit the field or a record
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
    const location = newValue.trim()
    if (location === '') throw noValue()
    if (location.length > 100) throw Problem.invalid({ new_value: ['A location can have at most 100 characters.'] })
    const changed = await spools
      .set({ storage_location: location, updated_date: sql`now()` })
      .where('storage_location', '=', value)
      .execute()
    const event = { userId, name: 'spool.updated', before: { storageLocation: value } } as const
    recordEvents(
      trx,
      changed.map(({ id }) => ({ ...event, recordId: id })),
    )
    return changed.length
  }
  const field = (await holdFields(trx, userId, 'spool')).find(({ key }) => `extra.${key}` === name)
  if (!field) throw Problem.invalid({ name: ['Send location, or extra. and the key of a field.'] })
  const { key } = field
  const json = readValue('new_value', field, newValue)
  if (!extraText(json)?.trim()) throw noValue()
  const text = sql`(extra ->> ${key}::text)`
  const extra = sql`extra || jsonb_build_object(${key}::text, ${json}::text)`
  const changed = await spools
    .set({ extra, updated_date: sql`now()` })
    .where(sql<boolean>`(${text} = ${value} or ${extraJson(text)} #>> '{}' = ${value})`)
    .where(sql<boolean>`extra <> ${extra}`)
    .returning(valuesBytes(sql`extra`).as('bytes'))
    .execute()
  requireValuesFit(changed)
  recordExtraChanges(trx, userId, 'spool', changed)
  return changed.length
}

/**
 * Renames a location of all spools.
 * @returns the new name
 * @throws Problem 400 for a blank name
 */
export async function renameLocation(
  trx: Transaction<DB>,
  userId: number,
  name: string,
  newName: string,
): Promise<string> {
  const location = newName.trim()
  if (location === '') throw noValue('name')
  await replaceValue(trx, userId, 'location', name, location)
  return location
}

function noValue(field = 'new_value'): Problem {
  return Problem.invalid({ [field]: ['Send a value that is not empty.'] })
}
