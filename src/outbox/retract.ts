import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { commentPath } from './notificationTexts.ts'

/** Conditions on the notifications of comments to the owner of their prints. */
interface Retracted {
  /** Condition on the event. */
  readonly event: RawBuilder<boolean>
  /** Condition on the notification, and on the messages to devices. */
  readonly notification: RawBuilder<boolean>
}

/** Deletes the notification of a comment to the owner of its print, also one that waits, since the comment is deleted. */
export async function retractComment(
  trx: Transaction<DB>,
  printOwnerId: number,
  printId: number,
  commentId: number,
): Promise<void> {
  await retract(trx, printOwnerId, {
    event: sql`payload ->> 'commentId' = ${String(commentId)}`,
    notification: sql`action_path = ${commentPath(printId, commentId)}`,
  })
}

/** Deletes the notifications of comments on prints to their owner, also those that wait, since the prints are deleted. */
export async function retractCommentsOn(
  trx: Transaction<DB>,
  printOwnerId: number,
  printIds: readonly number[],
): Promise<void> {
  const paths = printIds.map((id) => `/prints/${id}`)
  await retract(trx, printOwnerId, {
    event: sql`payload ->> 'printId' = any(${printIds.map(String)}::text[])`,
    notification: sql`split_part(action_path, '#', 1) = any(${paths}::text[])`,
  })
}

/** The events come first: an event that is being delivered is locked, and its notification can be seen afterwards. */
async function retract(trx: Transaction<DB>, userId: number, { event, notification }: Retracted): Promise<void> {
  await trx.deleteFrom('outbox').where('user_id', '=', userId).where('type', '=', 'Comment').where(event).execute()
  for (const table of ['notifications', 'push_deliveries'] as const) {
    await trx
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where('type', '=', 'Comment')
      .where(notification)
      .execute()
  }
}
