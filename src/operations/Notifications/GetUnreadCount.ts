import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'Notifications_GetUnreadCount'> = async (_request, { db, caller }) => {
  const body = await db
    .selectFrom('notifications')
    .select((expression) => expression.fn.countAll<number>().as('unreadCount'))
    .where('user_id', '=', caller.userId)
    .where('is_read', '=', false)
    .executeTakeFirstOrThrow()
  return { status: 200, body }
}
