import { sql, type RawBuilder } from 'kysely'

/**
 * Looked up in a hash of what the query gives. As a bare `in` it would be a join, and of a user who is too new for the planner's
 * statistics all would be joined with all: 3,000 prints and 6,000 uses took over two seconds.
 */
export function isAmong(value: RawBuilder<unknown>, query: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${value} in (${query})) is true`
}
