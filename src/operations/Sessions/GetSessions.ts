import { sql } from 'kysely'
import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'Sessions_GetSessions'> = async (_request, { db, caller, page }) => {
  const sessions = db
    .selectFrom('sessions')
    .where('user_id', '=', caller.userId)
    .where('expires_date', '>', sql<string>`now()`)
  const { totalCount } = await sessions
    .select((expression) => expression.fn.countAll<number>().as('totalCount'))
    .executeTakeFirstOrThrow()
  const rows = await sessions
    .select([
      'id',
      'browser',
      'created_date as createdDate',
      'last_used_date as lastUsedDate',
      'expires_date as expiresDate',
    ])
    .orderBy('last_used_date', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const items = rows.map((row) => ({ ...row, isCurrent: row.id === caller.sessionId }))
  return page.reply(items, totalCount)
}
