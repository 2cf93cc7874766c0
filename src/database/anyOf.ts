import { sql } from 'kysely'

/** Builds the right side of `id = any(…)`: one statement text and one parameter for any number of ids. */
export function anyOf(ids: readonly number[]) {
  return sql<number>`any(${ids}::bigint[])`
}
