import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DB } from '../../generated/database.d.ts'

/** The maximum number of rows of one statement. */
const ROWS = 1000
/** The maximum bytes of one statement (0.4 s on a busy machine; 300 records of 4 MiB exceeded the statement timeout). */
const BYTES = 32 * 1024 * 1024

/** Owners that one statement finds. */
const OWNERS = 500

/** The rows of a table to delete. */
export interface Doomed {
  readonly table: keyof DB
  /** The columns of the primary key. */
  readonly key: readonly [string, ...string[]]
  /** The user whose rows they are; rows of all users by default. */
  readonly userId?: number
  /** The bytes of a row where rows may be large. The expression must not read values that are stored out of line. */
  readonly bytes?: RawBuilder<number>
  /** Whether a row must be deleted. */
  readonly where: RawBuilder<boolean>
}

/**
 * Deletes rows in statements that are bounded in rows and bytes, each of which commits: a failure loses none of the work, and the
 * next run continues from there. A statement deletes rows with one value of the first column of the key, in most tables the owner:
 * these are on one node. Rows that another instance or a request has locked are skipped.
 * @returns the number of deleted rows
 * @throws Error of the database
 */
export async function deleteRows(db: Kysely<DB>, doomed: Doomed): Promise<number> {
  if (doomed.userId !== undefined) return deleteOf(db, doomed, doomed.userId)
  for (let total = 0; ;) {
    let deleted = 0
    for (const owner of await findOwners(db, doomed)) deleted += await deleteOf(db, doomed, owner)
    total += deleted
    if (deleted === 0) return total
  }
}

async function findOwners(db: Kysely<DB>, { table, key, where }: Doomed): Promise<readonly unknown[]> {
  const { rows } = await sql<{ owner: unknown }>`
    select distinct ${sql.ref(key[0])} as owner from ${sql.table(table)} where ${where} limit ${OWNERS}`.execute(db)
  return rows.map(({ owner }) => owner)
}

async function deleteOf(db: Kysely<DB>, doomed: Doomed, owner: unknown): Promise<number> {
  for (let total = 0; ;) {
    const deleted = await deleteBatch(db, doomed, owner)
    total += deleted
    if (deleted === 0) return total
  }
}

/** The rows are chosen in a materialized expression: a limit in a subquery of `where` may be applied more than once. */
async function deleteBatch(
  db: Kysely<DB>,
  { table, key, bytes = sql<number>`0`, where }: Doomed,
  owner: unknown,
): Promise<number> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const isOwned = sql`${sql.ref(key[0])} = ${owner}`
  const statement = sql`with found as materialized (
    select ${columns}, ${bytes} as size from ${sql.table(table)} where ${isOwned} and ${where}
    limit ${ROWS} for update skip locked
  ), chosen as materialized (
    select ${columns}, sum(size) over (rows between unbounded preceding and 1 preceding) as before from found
  )
  delete from ${sql.table(table)}
  where ${isOwned} and (${columns}) in (select ${columns} from chosen where coalesce(before, 0) < ${BYTES})`
  const { numAffectedRows = 0n } = await statement.execute(db)
  return Number(numAffectedRows)
}
