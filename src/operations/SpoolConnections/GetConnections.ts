import type { Operation } from '../../contract/operation.ts'
import { selectConnections } from '../../spoolConnections/detail.ts'

export const handle: Operation<'SpoolConnections_GetConnections'> = async (_request, { db, caller, page }) => {
  const { userId } = caller
  const { totalCount } = await db
    .selectFrom('spool_connections')
    .select((expression) => expression.fn.countAll<number>().as('totalCount'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const items = await selectConnections(db, userId)
    .orderBy('created_date', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return page.reply(items, totalCount)
}
