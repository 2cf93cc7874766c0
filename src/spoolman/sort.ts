import { sql, type RawBuilder } from 'kysely'
import { Problem } from '../kernel/problem.ts'
import type { Column } from './filters.ts'

/** Fields of one order. */
const MAX_FIELDS = 10

/**
 * Builds the order of a list. Records without a value come last.
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
  const fields = (sort ?? '').split(',').filter((field) => field.trim() !== '')
  if (fields.length > MAX_FIELDS) throw Problem.invalid({ sort: [`Sort by at most ${MAX_FIELDS} fields.`] })
  const orders = fields.map((field) => {
    const [name = '', direction = 'asc'] = field.trim().split(':')
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined
    if (!column || !/^(asc|desc)$/i.test(direction)) {
      throw Problem.invalid({ sort: ['Send fields of the record, each as field:asc or field:desc.'] })
    }
    return /^asc$/i.test(direction) ? sql`${column} asc nulls last` : sql`${column} desc nulls last`
  })
  return sql.join([...orders, sql`${last} asc`])
}
