import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'

/**
 * Gives spools without a type or number theirs: those that an instance of the version without types has added, which may
 * run at the same time during an update.
 * @returns the number of completed spools
 */
export async function completeSpools(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select complete_spools() as count`.execute(db)
  return rows[0]?.count ?? 0
}
