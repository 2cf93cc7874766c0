import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DB } from '../../generated/database.d.ts'

/** The maximum number of users whose rows one statement adds up. */
const PAGE = 500

/**
 * Finds the users who exceed a bound.
 * @param total an aggregate over the rows of one user
 */
export async function* usersOver(
  db: Kysely<DB>,
  table: 'device_events' | 'notifications' | 'push_deliveries' | 'webhook_deliveries',
  total: RawBuilder<number>,
  limit: number,
): AsyncGenerator<number> {
  for (let after: number | undefined = 0; after !== undefined;) {
    const { rows } = await sql<{ userId: number; isOver: boolean }>`
      select user_id as "userId", ${total} > ${limit} as "isOver" from ${sql.table(table)}
      where user_id > ${after} group by user_id order by user_id limit ${PAGE}`.execute(db)
    for (const { userId, isOver } of rows) if (isOver) yield userId
    after = rows.at(-1)?.userId
  }
}
