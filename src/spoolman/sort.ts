import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '../database/reader.ts'
import { Problem } from '../kernel/problem.ts'
import { listFields, type Entity } from './extra.ts'
import { extraJson } from './extraValues.ts'
import type { Column } from './filters.ts'

/** Fields of one order. */
const MAX_FIELDS = 10

/** Name of an additional field in an order. */
const EXTRA_FIELD = /^(?:filament\.)?(?:vendor\.)?extra\./

/** Kind of record, and its columns of additional values and of the id, by what precedes the key of a field in an order or a filter. */
export type ExtraColumns = Readonly<Record<string, readonly [entity: Entity, values: Column, id: Column]>>

/** Reads the additional fields that a list can be sorted by, if its order names one, and builds their columns. */
export async function sortableExtra(
  db: Reader,
  userId: number,
  sort: string | undefined,
  extra: ExtraColumns,
): Promise<Record<string, Column>> {
  const columns: Record<string, Column> = {}
  for (const [prefix, [entity, column]] of Object.entries(extra)) {
    if (!fieldsOf(sort).some((field) => field.startsWith(prefix))) continue
    for (const { key } of await listFields(db, userId, entity)) {
      columns[prefix + key] = extraJson(sql`lower(${column} ->> ${key}::text)`)
    }
  }
  return columns
}

/**
 * Builds the order of a list. Records without a value come last. An additional field that does not exist is ignored, as in filters.
 * @param sort list of `field:asc` and `field:desc`
 * @param columns columns by the name of the field
 * @param last column that decides between equal records
 * @throws Problem 400 for an unknown field or direction
 */
export function orderOf(
  sort: string | undefined,
  columns: Readonly<Record<string, Column>>,
  last: Column,
): RawBuilder<unknown> {
  const fields = fieldsOf(sort)
  if (fields.length > MAX_FIELDS) throw Problem.invalid({ sort: [`Sort by at most ${MAX_FIELDS} fields.`] })
  const orders = fields.flatMap(partsOf).flatMap((field) => {
    const [name = '', direction = 'asc'] = field.split(':')
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined
    if ((!column && !EXTRA_FIELD.test(name)) || !/^(asc|desc)$/i.test(direction)) {
      throw Problem.invalid({ sort: ['Send fields of the record, each as field:asc or field:desc.'] })
    }
    if (!column) return []
    return [/^asc$/i.test(direction) ? sql`${column} asc nulls last` : sql`${column} desc nulls last`]
  })
  return sql.join([...orders, sql`${last} asc`])
}

/** The fields that a field of an order stands for: a combined name is that of the vendor, then that of the filament. */
function partsOf(field: string): string[] {
  const match = /^(filament\.)?combined_name(:.*)?$/.exec(field)
  if (!match) return [field]
  const [, prefix = '', direction = ''] = match
  return [`${prefix}vendor.name${direction}`, `${prefix}name${direction}`]
}

/** The fields of an order; an empty text orders by none. */
export function fieldsOf(sort = ''): string[] {
  return sort
    .split(',')
    .map((field) => field.trim())
    .filter((field) => field !== '')
}
