import { sql } from 'kysely'
import type { Operation } from '../../contract/operation.ts'
import { linkHeader, offsetOf, paging } from '../../paging.ts'

export const handle: Operation<'Notifications_GetNotifications'> = async ({ query }, { db, caller, config }) => {
  const { pageNumber, pageSize, isRead, types } = query
  let notifications = db.selectFrom('notifications').where('user_id', '=', caller.userId)
  if (isRead !== undefined) notifications = notifications.where('is_read', '=', isRead)
  if (types) notifications = notifications.where('type', 'in', types)
  const { totalCount } = await notifications
    .select((expression) => expression.fn.countAll<number>().as('totalCount'))
    .executeTakeFirstOrThrow()
  const items = await notifications
    .select([
      'id',
      'type',
      'title',
      'message',
      'is_read as isRead',
      'created_date as createdDate',
      sql<string | null>`${config.baseUrl}::text || action_path`.as('actionUrl'),
      'print_id as printId',
    ])
    .orderBy('created_date', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset(offsetOf(pageNumber, pageSize))
    .execute()
  const page = paging(pageNumber, pageSize, totalCount)
  const Link = linkHeader(config.baseUrl, '/api/Notifications', query, page)
  return { status: 200, body: { items, paging: page }, headers: { Link } }
}
