import { sql, type Transaction } from 'kysely'
import type { Field, FieldParameters } from '../../generated/spoolman/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { lockRow } from '../database/rowLock.ts'
import { recordEvents, recordHiddenChange } from '../events/record.ts'
import type { Reader } from '../database/reader.ts'
import { Problem } from '../kernel/problem.ts'
import { fitsFieldAsText, MAX_ADDITIONAL_FIELDS, type FieldRule } from '../spoolConnections/fieldRule.ts'
import { requireValuesFit, valuesBytes } from '../spoolConnections/fieldValues.ts'
import { present } from './units.ts'

/** Kind of record that fields can be added to. */
export type Entity = 'vendor' | 'filament' | 'spool'

/** Table of each kind of record. */
export const EXTRA_TABLES = { vendor: 'brands', filament: 'filament_types', spool: 'filaments' } as const

/** Lists the fields that a user's programs have added to a kind of record. */
export async function listFields(db: Reader, userId: number, entity: Entity): Promise<Field[]> {
  const rows = await db
    .selectFrom('spool_fields')
    .selectAll()
    .where('user_id', '=', userId)
    .where('entity', '=', entity)
    .orderBy('position')
    .orderBy('key')
    .execute()
  return rows.map((row) =>
    present({
      key: row.key,
      entity_type: entity,
      name: row.name,
      order: row.position,
      unit: row.unit,
      field_type: row.field_type as Field['field_type'],
      default_value: row.default_value,
      choices: row.choices,
      multi_choice: row.multi_choice,
    }),
  )
}

/** Lists the fields like `listFields`. None of them is deleted until the transaction ends, so that none leaves a value behind. */
export async function holdFields(trx: Transaction<DB>, userId: number, entity: Entity): Promise<Field[]> {
  await trx
    .selectFrom('spool_fields')
    .select('key')
    .where('user_id', '=', userId)
    .where('entity', '=', entity)
    .orderBy('key')
    .forKeyShare()
    .execute()
  return listFields(trx, userId, entity)
}

/** Serializes the programs of one user that add fields or vendors, so that none is added twice, and no more fields than a user can have. */
export async function lockAdditions(trx: Transaction<DB>, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/**
 * Adds a field, or changes it.
 * @throws Problem 400 for another type than before, for missing choices and a default value that does not fit
 */
export async function putField(
  trx: Transaction<DB>,
  userId: number,
  entity: Entity,
  key: string,
  field: FieldParameters,
): Promise<void> {
  await lockAdditions(trx, userId)
  const fields = await listFields(trx, userId, entity)
  const before = fields.find((other) => other.key === key)
  requireSoundField(field, before)
  if (!before && fields.length >= MAX_ADDITIONAL_FIELDS)
    throw Problem.invalid({ key: [`At most ${MAX_ADDITIONAL_FIELDS} fields can be added.`] })
  const values = {
    name: field.name,
    position: field.order ?? 0,
    unit: field.unit ?? null,
    field_type: field.field_type,
    default_value: field.default_value ?? null,
    choices: field.choices ?? null,
    multi_choice: field.field_type === 'choice' ? (field.multi_choice ?? false) : null,
  }
  await trx
    .insertInto('spool_fields')
    .values({ user_id: userId, entity, key, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'entity', 'key']).doUpdateSet(values))
    .execute()
}

function requireSoundField(field: FieldParameters, before: Field | undefined): void {
  const isChoice = field.field_type === 'choice'
  if (before && before.field_type !== field.field_type) {
    throw Problem.invalid({ field_type: ['The type of a field cannot be changed.'] })
  }
  if (before && (before.multi_choice ?? false) !== (field.multi_choice ?? false)) {
    throw Problem.invalid({ multi_choice: ['This cannot be changed.'] })
  }
  const removed = before?.choices?.filter((choice) => field.choices?.includes(choice) !== true) ?? []
  if (removed.length > 0) throw Problem.invalid({ choices: ['Choices can be added, not removed.'] })
  if (isChoice !== ((field.choices ?? null) !== null)) {
    throw Problem.invalid({ choices: ['Send choices for a field of the type choice, and for no other.'] })
  }
  if (isChoice && (field.multi_choice ?? null) === null) {
    throw Problem.invalid({ multi_choice: ['Send whether several choices can be chosen.'] })
  }
  if (field.default_value !== undefined && field.default_value !== null) {
    requireValue('default_value', field, field.default_value)
  }
}

/**
 * Deletes a field with its values.
 * @throws Problem 404
 */
export async function deleteField(trx: Transaction<DB>, userId: number, entity: Entity, key: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('spool_fields')
    .where('user_id', '=', userId)
    .where('entity', '=', entity)
    .where('key', '=', key)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw Problem.notFound('field')
  const changed = await trx
    // The three tables have the two columns; Kysely's types accept one table at a time.
    .updateTable(EXTRA_TABLES[entity] as 'brands')
    .set({ extra: sql`extra - ${key}::text` })
    .where('user_id', '=', userId)
    .where(sql<boolean>`extra ? ${key}`)
    .returning('id')
    .execute()
  recordExtraChanges(trx, userId, entity, changed)
}

const KINDS = { vendor: 'brand', filament: 'filamentType', spool: 'spool' } as const

/** Records that values of additional fields of records have changed that have no other event in the transaction. */
export function recordExtraChanges(
  trx: Transaction<DB>,
  userId: number,
  entity: Entity,
  changed: readonly { readonly id: number | string }[],
): void {
  const event = { userId, name: `${KINDS[entity]}.updated`, before: {}, isPartial: true } as const
  recordEvents(
    trx,
    changed.map(({ id }) => ({ ...event, recordId: id })),
  )
}

/**
 * Writes values of additional fields; the others stay. Null removes one.
 * @param values JSON text by the key of the field
 * @throws Problem 400 for a field that was not added, a value that does not fit it, and more values than a record has room for
 */
export async function writeExtra(
  trx: Transaction<DB>,
  userId: number,
  entity: Entity,
  id: number | string,
  values: Readonly<Record<string, string | null>> | undefined,
): Promise<void> {
  if (values === undefined || Object.keys(values).length === 0) return
  const fields = new Map((await holdFields(trx, userId, entity)).map((field) => [field.key, field]))
  for (const [key, value] of Object.entries(values)) {
    const field = fields.get(key)
    if (!field) throw Problem.invalid({ [`extra.${key}`]: ['There is no such field. Add it first.'] })
    if (value !== null) requireValue(`extra.${key}`, field, value)
  }
  const table = EXTRA_TABLES[entity]
  await lockRow(trx, table, userId, id, 'change')
  const removed = Object.keys(values).filter((key) => values[key] === null)
  const written = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
  const extra = sql<string>`(extra || ${JSON.stringify(written)}::jsonb) - ${removed}::text[]`
  const changed = await trx
    .updateTable(table as 'brands')
    .set({ extra, updated_date: sql`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id as number)
    .where(sql<boolean>`extra <> ${extra}`)
    .returning(valuesBytes(sql`extra`).as('bytes'))
    .execute()
  requireValuesFit(changed)
  if (changed.length > 0) recordHiddenChange(trx, userId, KINDS[entity], id)
}

/**
 * Reads a value of a field, which is sent as JSON text or, of a text field or a single choice, as the text itself.
 * @returns JSON text
 * @throws Problem 400 for a value that does not fit the field
 */
export function readValue(name: string, field: Field, text: string): string {
  const isText = field.field_type === 'text' || (field.field_type === 'choice' && field.multi_choice !== true)
  const json = isText && !/^"(?:[^"\\]|\\.)*"$/s.test(text) ? JSON.stringify(text) : text
  requireValue(name, field, json)
  return json
}

/** @throws Problem 400 for text that is not JSON, or not a value of the field's type */
function requireValue(name: string, rule: FieldRule, text: string): void {
  requireJson(name, text)
  if (!fitsFieldAsText(rule, text))
    throw Problem.invalid({ [name]: [`This is no value of the type ${rule.field_type}.`] })
}

function requireJson(name: string, text: string): void {
  try {
    JSON.parse(text)
  } catch {
    throw Problem.invalid({ [name]: ['This must be JSON as text, such as "\\"A text\\"".'] })
  }
}
