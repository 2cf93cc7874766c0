import type { Operation } from '../../contract/operation.ts'
import { notificationColumns } from '../../outbox/notificationColumns.ts'

export const handle: Operation<'Notifications_GetNotifications'> = async ({ query }, { db, caller, config, page }) => {
  const { isRead, types } = query
  let notifications = db.selectFrom('notifications').where('user_id', '=', caller.userId)
  if (isRead !== undefined) notifications = notifications.where('is_read', '=', isRead)
  if (types) notifications = notifications.where('type', 'in', types)
  const { totalCount } = await notifications
    .select((expression) => expression.fn.countAll<number>().as('totalCount'))
    .executeTakeFirstOrThrow()
  const items = await notifications
    .select(notificationColumns(config.baseUrl))
    .orderBy('created_date', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return page.reply(items, totalCount)
}
