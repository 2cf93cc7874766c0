import { randomUUID } from 'node:crypto'
import { sql, type Insertable, type Transaction } from 'kysely'
import type { DB, Outbox } from '../../../generated/database.d.ts'
import type { EventPayloads, EventType } from '../../outbox/events.ts'
import { notificationText } from '../../outbox/notificationTexts.ts'
import { daysAgo } from './calendar.ts'
import { isDevice } from './draft.ts'
import type { Logbook, LogbookPrint } from './logbook.ts'
import { insertRows } from './rows.ts'

/** Maximum age of notifications, in days; older ones count as read and deleted. */
const RECENT_DAYS = 14
/** Events of a person that have not been read. */
const UNREAD = 5

/**
 * Adds the notifications of recent events. The newest of each person are left in the outbox, from which the service creates
 * notifications as usual; the others have been read. The events for spools that ran low are in the outbox already, dated today;
 * their dates are corrected.
 */
export async function addNotifications(trx: Transaction<DB>, logbooks: readonly Logbook[], now: Date): Promise<void> {
  const since = daysAgo(now, RECENT_DAYS).toISOString()
  const userIds = logbooks.map(({ account }) => account.userId)
  await dateLowStock(trx, userIds)
  await insertRows(
    trx,
    'outbox',
    logbooks.flatMap(({ prints }) => prints).flatMap((print) => finishEvents(print, since)),
  )
  await insertRows(trx, 'outbox', await commentEvents(trx, userIds, since))
  await trx.deleteFrom('outbox').where('user_id', 'in', userIds).where('created_date', '<', since).execute()
  await readOlder(trx, userIds)
}

/** Turns all but the newest events of each person into notifications that have been read. */
async function readOlder(trx: Transaction<DB>, userIds: readonly number[]): Promise<void> {
  const events = await trx
    .selectFrom('outbox')
    .select(['user_id', 'id', 'type', 'payload', 'created_date'])
    .where('user_id', 'in', userIds)
    .orderBy('created_date', 'desc')
    .execute()
  const older = [...Map.groupBy(events, ({ user_id }) => user_id).values()].flatMap((own) => own.slice(UNREAD))
  await insertRows(
    trx,
    'notifications',
    older.map(({ user_id, id, type, payload, created_date }) => {
      const { title, message, path, printId, type: kind } = notificationText(type, payload)
      const text = { title, message, action_path: path, print_id: printId }
      return { user_id, id: randomUUID(), event_id: id, type: kind, ...text, is_read: true, created_date }
    }),
  )
  const ids = older.map(({ id }) => id)
  await trx.deleteFrom('outbox').where('user_id', 'in', userIds).where('id', 'in', ids).execute()
}

/** Sets the date of each low-stock event to that of the spool's last usage. */
async function dateLowStock(trx: Transaction<DB>, userIds: readonly number[]): Promise<void> {
  await trx
    .updateTable('outbox as event')
    .set({
      created_date: sql<string>`coalesce((
        select max(entry.created_date) from filament_ledger entry
        where entry.user_id = event.user_id and entry.filament_id = (event.payload ->> 'filamentId')::uuid and entry.kind = 'Usage'
      ), event.created_date)`,
    })
    .where('event.user_id', 'in', userIds)
    .where('event.type', '=', 'LowStock')
    .execute()
}

/** Events for prints that a device reported as ended. People are not notified of prints that they cancelled or recorded themselves. */
function finishEvents({ userId, id, draft }: LogbookPrint, since: string): Insertable<Outbox>[] {
  const { title, status, source, end_date: ended } = draft.print
  if (ended == null || ended < since || !isDevice(source) || status === 'Cancelled') return []
  return [event(userId, status === 'Failed' ? 'PrintFailed' : 'PrintCompleted', { printId: id, title, status }, ended)]
}

async function commentEvents(
  trx: Transaction<DB>,
  userIds: readonly number[],
  since: string,
): Promise<Insertable<Outbox>[]> {
  const rows = await trx
    .selectFrom('comments as comment')
    .innerJoin('prints as p', (join) =>
      join.onRef('p.user_id', '=', 'comment.user_id').onRef('p.id', '=', 'comment.print_id'),
    )
    .innerJoin('users as author', 'author.id', 'comment.author_id')
    .select([
      'comment.user_id',
      'comment.id',
      'comment.print_id',
      'p.title',
      'comment.author_id',
      'author.display_name',
      'comment.body',
      'comment.created_date',
    ])
    .where('comment.user_id', 'in', userIds)
    .whereRef('comment.author_id', '<>', 'comment.user_id')
    .where('comment.created_date', '>=', since)
    .execute()
  return rows.map((row) => {
    const payload = {
      commentId: row.id,
      printId: row.print_id,
      printTitle: row.title,
      authorId: row.author_id,
      authorName: row.display_name,
      excerpt: row.body,
    }
    return event(row.user_id, 'Comment', payload, row.created_date)
  })
}

function event<Type extends EventType>(
  userId: number,
  type: Type,
  payload: EventPayloads[Type],
  date: string,
): Insertable<Outbox> {
  return { user_id: userId, type, payload, created_date: date }
}
