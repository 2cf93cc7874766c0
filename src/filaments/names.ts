import { sql } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { NamesDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'

/** The contract's bound of a list of names. */
const MAX_NAMES = 10_000

/** The distinct, non-blank values of one column of a user's spools, in alphabetical order. */
export async function listNames(
  db: ReadonlyKysely<DB>,
  userId: number,
  column: 'brand' | 'storage_location' | 'purchase_location',
): Promise<NamesDto> {
  const rows = await db
    .selectFrom('filaments')
    .select((query) => query.ref(column).$notNull().as('name'))
    .where('user_id', '=', userId)
    .where(column, 'is not', null)
    .groupBy(column)
    .orderBy(sql`lower(${sql.ref(column)})`)
    .orderBy(column)
    .limit(MAX_NAMES)
    .execute()
  return { items: rows.map(({ name }) => name).filter((name) => /\S/.test(name)) }
}
