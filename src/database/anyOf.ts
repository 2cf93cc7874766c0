import { sql } from 'kysely'

/** The right side of `id = any(…)`: one text of a statement, and one parameter, for any number of ids. */
export function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::bigint[])`
}
