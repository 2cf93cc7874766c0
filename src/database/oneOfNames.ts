import { sql, type RawBuilder } from 'kysely'

/**
 * Compares a name with those of a filter.
 * @returns a condition that ignores case and white space around names, which older rows may have
 */
export function oneOfNames(column: RawBuilder<unknown>, names: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`lower(trimmed(${column})) in (select lower(trimmed(name)) from unnest(${names}::text[]) as name)`
}
