import { sql } from 'kysely'
import type { Reader } from '../database/reader.ts'
import { Problem } from '../kernel/problem.ts'
import { EXTRA_TABLES, listFields, type Entity } from './extra.ts'
import type { Column } from './filters.ts'
import { requireFit } from './lists.ts'

const TOO_LARGE = { key: ['The values of this field have more than 16 MiB together.'] }

/**
 * Lists the distinct values of an additional field, in alphabetical order: of a text field or choice the texts, of others
 * their JSON text.
 * @throws Problem 404; 400 when they are too many for one response
 */
export async function listValues(db: Reader, userId: number, entity: Entity, key: string): Promise<string[]> {
  const fields = await listFields(db, userId, entity)
  if (!fields.some((field) => field.key === key)) throw Problem.notFound('field')
  const values = db
    .selectFrom(EXTRA_TABLES[entity] as 'brands')
    .select(sql<string>`extra ->> ${key}::text`.as('value'))
    .distinct()
    .where('user_id', '=', userId)
    .where(sql<boolean>`extra ? ${key}`)
  await requireFit(db, sql`select octet_length(value) as bytes from (${values}) as distinct_values`, TOO_LARGE)
  const rows = await values.execute()
  return [...new Set(rows.flatMap(({ value }) => textsOf(value)))].sort()
}

/**
 * Value of an additional field as JSON; null for none, and for an empty text.
 * @param text its JSON text
 */
export function extraJson(text: Column): Column {
  return sql`nullif(${text}::jsonb, '""'::jsonb)`
}

/** Text of a value of an additional field: of others than texts their JSON text; null for none, and for an empty text. */
export function extraText(json: string | undefined): string | null {
  return json === undefined ? null : textOf(JSON.parse(json)) || null
}

function textsOf(json: string): string[] {
  const value: unknown = JSON.parse(json)
  return [value]
    .flat()
    .map(textOf)
    .filter((text) => text !== '')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
