import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'

/**
 * Finds the projects that the rows of a file name. Nobody deletes them until the transaction ends.
 * @returns ids by name; of equal names that of the first id
 */
export async function findProjectsByName(
  trx: Transaction<DB>,
  userId: number,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map()
  const { rows } = await sql<{ name: string; id: string }>`
    select name, id::text as id from projects where user_id = ${userId} and name = any(${[...new Set(names)]}::text[])
    order by id desc for key share`.execute(trx)
  return new Map(rows.map(({ name, id }) => [name, id]))
}
