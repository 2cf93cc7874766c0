import { sql, type Kysely, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { addEvent } from '../outbox/events.ts'
import { anyOf } from '../database/anyOf.ts'
import { readEntry } from './detail.ts'
import { dueEntries } from './due.ts'
import { recordMaintenance } from './events.ts'

/** One row of the maintenance entries. */
export interface EntryKey {
  readonly user_id: number
  readonly id: number
}

/**
 * Rearms the notifications of planned work on a printer that is no longer due, because it was postponed or work of its
 * category was done: its user is notified again when it next falls due.
 */
export async function rearmReminders(
  trx: Transaction<DB>,
  userId: number,
  printerId: number,
  now: Date,
): Promise<void> {
  const wasTold = sql<boolean>`entry.printer_id = ${printerId} and entry.due_event_date is not null`
  const due = await dueEntries(trx, userId, now, wasTold)
  await trx
    .updateTable('maintenance_entries as entry')
    .set({ due_event_date: null })
    .where('entry.user_id', '=', userId)
    .where(wasTold)
    .where('entry.done', '=', false)
    .where(sql<boolean>`not entry.id = ${anyOf([...due])}`)
    .execute()
}

/**
 * Planned work that has a reminder and was not told to be due yet, in the order of its keys.
 * @param after where to go on
 */
export async function listPendingReminders(db: Kysely<DB>, after: EntryKey, limit: number): Promise<EntryKey[]> {
  return db
    .selectFrom('maintenance_entries')
    .select(['user_id', 'id'])
    .where('done', '=', false)
    .where('due_event_date', 'is', null)
    .where(sql<boolean>`num_nonnulls(due_after_hours, due_after_prints, due_after_days, due_date) > 0`)
    .where(sql<boolean>`(user_id, id) > (${after.user_id}::bigint, ${after.id}::bigint)`)
    .orderBy('user_id')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/**
 * Tells a user of those entries that are due now.
 * @returns of how many
 */
export async function notifyDue(
  trx: Transaction<DB>,
  userId: number,
  ids: readonly number[],
  now: Date,
): Promise<number> {
  const waiting = await trx
    .selectFrom('maintenance_entries as entry')
    .innerJoin('printers as printer', (join) =>
      join.on('printer.user_id', '=', userId).onRef('printer.id', '=', 'entry.printer_id'),
    )
    .select(['entry.id', 'entry.printer_id', 'entry.category', 'printer.name'])
    .where('entry.user_id', '=', userId)
    .where('entry.id', '=', anyOf(ids))
    .where('entry.due_event_date', 'is', null)
    .orderBy('entry.id')
    // Another instance, or their owner, has these.
    .forUpdate('entry')
    .skipLocked()
    .execute()
  const waitingIds = anyOf(waiting.map(({ id }) => id))
  const dueIds = await dueEntries(trx, userId, now, sql<boolean>`entry.id = ${waitingIds}`)
  const due = waiting.filter(({ id }) => dueIds.has(id))
  for (const entry of due) {
    await trx
      .updateTable('maintenance_entries')
      .set({ due_event_date: now.toISOString() })
      .where('user_id', '=', userId)
      .where('id', '=', entry.id)
      .execute()
    await addEvent(trx, userId, 'MaintenanceDue', {
      maintenanceId: entry.id,
      printerId: entry.printer_id,
      printerName: entry.name,
      category: entry.category,
    })
    recordMaintenance(trx, userId, 'maintenance.due', await readEntry(trx, userId, entry.id, now))
  }
  return due.length
}
