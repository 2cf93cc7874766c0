import { sql, type Insertable, type Transaction } from 'kysely'
import type { DB, Outbox } from '../../../generated/database.d.ts'
import type { EventPayloads, EventType } from '../../outbox/events.ts'
import { daysAgo } from './calendar.ts'
import { isDevice } from './draft.ts'
import type { Logbook, LogbookPrint } from './logbook.ts'
import { insertRows } from './rows.ts'

/** Maximum age of notifications, in days; older ones count as read and deleted. */
const RECENT_DAYS = 14

/**
 * Adds recent events to the outbox, from which the service creates notifications as usual. The events for spools that ran low
 * are in the outbox already, dated today; their dates are corrected.
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
}

/** Sets the date of each low-stock event to that of the spool's last usage. */
async function dateLowStock(trx: Transaction<DB>, userIds: readonly number[]): Promise<void> {
  await trx
    .updateTable('outbox as o')
    .set({
      created_date: sql<string>`coalesce((
        select max(l.created_date) from filament_ledger l
        where l.user_id = o.user_id and l.filament_id = (o.payload ->> 'filamentId')::uuid and l.kind = 'Usage'
      ), o.created_date)`,
    })
    .where('o.user_id', 'in', userIds)
    .where('o.type', '=', 'LowStock')
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
    .selectFrom('comments as c')
    .innerJoin('prints as p', (join) => join.onRef('p.user_id', '=', 'c.user_id').onRef('p.id', '=', 'c.print_id'))
    .innerJoin('users as a', 'a.id', 'c.author_id')
    .select(['c.user_id', 'c.id', 'c.print_id', 'p.title', 'c.author_id', 'a.display_name', 'c.body', 'c.created_date'])
    .where('c.user_id', 'in', userIds)
    .whereRef('c.author_id', '<>', 'c.user_id')
    .where('c.created_date', '>=', since)
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
