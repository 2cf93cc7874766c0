import { createRequire } from 'node:module'
import type { ValidateFunction } from 'ajv'
import { sql, type Transaction } from 'kysely'
import type { FieldParameters } from '../../generated/spoolman/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { validationProblem } from '../kernel/validationProblem.ts'
import { parseInnerJson } from '../kernel/json.ts'
import { isObject } from '../kernel/lenient.ts'
import { Problem } from '../kernel/problem.ts'
import { MAX_ADDITIONAL_FIELDS } from '../spoolConnections/fieldRule.ts'
import { deleteField, EXTRA_TABLES, listFields, lockAdditions, putField, type Entity } from './extra.ts'

/** Field of a list, with what `POST /field` has in its path. */
type ListedField = FieldParameters & { readonly key: string; readonly entity_type: string }

const load = createRequire(import.meta.url)
const validators = load('../../generated/spoolman/validators.cjs') as Record<string, ValidateFunction>

/**
 * Makes the additional fields of a kind of record those of a list. Each is added or changed as by `POST /field`; one that the list
 * lacks is deleted, unless records have values of it: a program that has read the list before another one wrote it deletes no values.
 * @param text JSON text of a list; empty for no fields
 * @throws Problem 400 for what is not a list of fields, for what `POST /field` refuses, and for a missing field of which records have values
 */
export async function replaceFields(trx: Transaction<DB>, userId: number, entity: Entity, text: string): Promise<void> {
  const name = `extra_fields_${entity}`
  const fields = readFields(name, entity, text)
  await lockAdditions(trx, userId)
  const kept = new Set(fields.map(({ key }) => key))
  const removed = (await listFields(trx, userId, entity)).map(({ key }) => key).filter((key) => !kept.has(key))
  if (removed.length > 0) await requireUnused(trx, userId, name, { entity, keys: removed })
  for (const key of removed) await deleteField(trx, userId, entity, key)
  for (const [index, field] of fields.entries()) {
    try {
      await putField(trx, userId, entity, field.key, field)
    } catch (error) {
      throw error instanceof Problem && error.errors ? mistakes(`${name}.${index}`, error.errors) : error
    }
  }
}

/** @throws Problem 400 for fields of which records have values */
async function requireUnused(
  trx: Transaction<DB>,
  userId: number,
  name: string,
  { entity, keys }: { readonly entity: Entity; readonly keys: readonly string[] },
): Promise<void> {
  const used = await trx
    // The three tables have the columns; Kysely's types accept one table at a time.
    .selectFrom(EXTRA_TABLES[entity] as 'brands')
    .select('id')
    .where('user_id', '=', userId)
    .where(sql<boolean>`extra ?| ${keys}::text[]`)
    .limit(1)
    .executeTakeFirst()
  if (used)
    throw Problem.invalid({ [name]: ['Records have values of a field that is missing. Delete it at /field first.'] })
}

/** @throws Problem 400 */
function readFields(name: string, entity: Entity, text: string): ListedField[] {
  const list = text === '' ? [] : parsed(name, text)
  if (!Array.isArray(list)) throw noList(name)
  if (list.length > MAX_ADDITIONAL_FIELDS)
    throw Problem.invalid({ [name]: [`At most ${MAX_ADDITIONAL_FIELDS} fields can be added.`] })
  const fields = list.map((field: unknown, index) => readField(`${name}.${index}`, entity, field))
  if (new Set(fields.map(({ key }) => key)).size < fields.length)
    throw Problem.invalid({ [name]: ['Each key can be in the list once.'] })
  return fields
}

function parsed(name: string, text: string): unknown {
  try {
    return parseInnerJson(text)
  } catch {
    throw noList(name)
  }
}

function noList(name: string): Problem {
  return Problem.invalid({ [name]: ['This must be JSON of the type array, as text.'] })
}

/** @throws Problem 400 for a field that `POST /field` would refuse with 422, and one of another kind of record */
function readField(name: string, entity: Entity, field: unknown): ListedField {
  if (!isObject(field)) throw Problem.invalid({ [name]: ['This must be a field.'] })
  const { key, entity_type: kind } = field
  if (kind !== entity) throw Problem.invalid({ [`${name}.entity_type`]: [`This must be ${entity}.`] })
  const validate = validators['Fields_PostField']
  if (!validate) throw new Error('The operation that adds a field has no validator.')
  if (typeof key !== 'string') throw Problem.invalid({ [`${name}.key`]: ['This must be text.'] })
  if (!validate({ path: { entity, key }, query: {}, header: {}, requestBody: field }))
    throw mistakes(name, validationProblem([...(validate.errors ?? [])]).errors ?? {})
  return field as unknown as ListedField
}

function mistakes(name: string, errors: Readonly<Record<string, readonly string[]>>): Problem {
  return Problem.invalid(
    Object.fromEntries(Object.entries(errors).map(([field, list]) => [`${name}.${field}`, [...list]])),
  )
}
