import type { Reader } from '../database/reader.ts'

/** Tables of records that others than their owner may see, and find by the id alone. */
type SharedTable = 'prints' | 'projects'

/**
 * Finds the owner of a record by its id; null when there is none. Statements that read the record then name its owner, so that each
 * is the work of the node that has the rows of the owner (docs/operations.md, "Several machines").
 */
export async function findOwner(db: Reader, table: SharedTable, id: number | string): Promise<number | null> {
  // Both tables have the two columns; Kysely's types accept one table at a time.
  const row = await db
    .selectFrom(table as 'prints')
    .select('user_id as userId')
    .where('id', '=', id as number)
    .executeTakeFirst()
  return row?.userId ?? null
}
