import { sql } from 'kysely'

/**
 * Columns of a notification in the app, by the contract's names.
 * @param baseUrl the service's origin, before the path that a notification leads to
 */
export function notificationColumns(baseUrl: string) {
  return [
    'id',
    'type',
    'title',
    'message',
    'is_read as isRead',
    'created_date as createdDate',
    sql<string | null>`${baseUrl}::text || action_path`.as('actionUrl'),
    'print_id as printId',
  ] as const
}
