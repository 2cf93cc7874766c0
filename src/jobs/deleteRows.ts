import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DB } from '../../generated/database.d.ts'

/** The maximum number of rows of one statement. */
const ROWS = 1000
/** The maximum bytes of one statement (0.4 s on a busy machine; 300 records of 4 MiB exceeded the statement timeout). */
const BYTES = 32 * 1024 * 1024

/** The rows of a table to delete. */
export interface Doomed {
  readonly table: keyof DB
  /** The columns of the primary key. */
  readonly key: readonly [string, ...string[]]
  /** The bytes of a row where rows may be large. The expression must not read values that are stored out of line. */
  readonly bytes?: RawBuilder<number>
  /** Whether a row must be deleted. */
  readonly where: RawBuilder<boolean>
}

/**
 * Deletes rows in statements that are bounded in rows and bytes, each of which commits: a failure loses none of the work, and the
 * next run continues from there. Rows that another instance or a request has locked are skipped.
 * @returns the number of deleted rows
 * @throws Error of the database
 */
export async function deleteRows(db: Kysely<DB>, doomed: Doomed): Promise<number> {
  for (let total = 0; ;) {
    const deleted = await deleteBatch(db, doomed)
    total += deleted
    if (deleted === 0) return total
  }
}

/** The rows are chosen in a materialized expression: a limit in a subquery of `where` may be applied more than once. */
async function deleteBatch(db: Kysely<DB>, { table, key, bytes = sql<number>`0`, where }: Doomed): Promise<number> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const statement = sql`with found as materialized (
    select ${columns}, ${bytes} as size from ${sql.table(table)} where ${where} limit ${ROWS} for update skip locked
  ), chosen as materialized (
    select ${columns}, sum(size) over (rows between unbounded preceding and 1 preceding) as before from found
  )
  delete from ${sql.table(table)}
  where (${columns}) in (select ${columns} from chosen where coalesce(before, 0) < ${BYTES})`
  const { numAffectedRows = 0n } = await statement.execute(db)
  return Number(numAffectedRows)
}
