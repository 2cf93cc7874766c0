import { sql, type Transaction } from 'kysely'
import type { DevicePlatform, NotificationType } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'

/** Notification for the devices of a user. */
export interface PushedNotification {
  /** Id of the outbox event that it was made from. */
  readonly eventId: string
  readonly type: NotificationType
  readonly title: string
  readonly message: string
  /** Path of the page to open; null for the list of notifications. */
  readonly path: string | null
  readonly printId: number | null
  /** When the event happened. */
  readonly createdDate: string
}

/**
 * Lets notifications wait to be sent to each device of a user. One takes the place of an older one about the same that
 * still waits.
 * @param platforms platforms that this service sends to
 */
export async function queuePush(
  trx: Transaction<DB>,
  userId: number,
  platforms: readonly DevicePlatform[],
  notifications: readonly PushedNotification[],
  now: Date,
): Promise<void> {
  // A statement cannot insert two rows with the same key.
  const latest = [...new Map(notifications.map((one) => [topicOf(one), one])).entries()]
  if (latest.length === 0 || platforms.length === 0) return
  const column = (read: (topic: string, notification: PushedNotification) => string) =>
    latest.map(([topic, notification]) => read(topic, notification))
  await sql`
    insert into push_deliveries
      (user_id, token, topic, event_id, type, title, message, action_path, due_date, created_date)
    select device.user_id, device.token, event.topic, event.id, event.type, event.title, event.message, event.path,
      greatest(${now.toISOString()}::timestamptz, device.paused_until), event.created_date
    from push_devices device, unnest(
      ${column((topic) => topic)}::text[],
      ${column((_, { eventId }) => eventId)}::uuid[],
      ${column((_, { type }) => type)}::notification_type[],
      ${column((_, { title }) => title)}::text[],
      ${column((_, { message }) => message)}::text[],
      ${column((_, { path }) => path ?? '/notifications')}::text[],
      ${column((_, { createdDate }) => createdDate)}::timestamptz[]
    ) as event (topic, id, type, title, message, path, created_date)
    where device.user_id = ${userId} and device.platform = any(${[...platforms]}::device_platform[])
      and (device.platform <> 'Web' or device.endpoint is not null)
    on conflict (user_id, token, topic) do update set event_id = excluded.event_id, type = excluded.type,
      title = excluded.title, message = excluded.message, action_path = excluded.action_path, failures = 0,
      due_date = excluded.due_date, created_date = excluded.created_date`.execute(trx)
}

/**
 * Names what a notification replaces (RFC 8030, section 5.4): what is known of a print, or the comments under it. Others
 * replace nothing.
 * @returns at most 32 characters of base64url
 */
function topicOf({ printId, type, eventId }: PushedNotification): string {
  if (printId === null) return eventId.replaceAll('-', '')
  return type === 'Comment' ? `print-${printId}-comments` : `print-${printId}`
}
