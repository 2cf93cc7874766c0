import type { Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { inTransaction } from '../database/transaction.ts'
import { listPendingReminders, notifyDue } from '../maintenance/reminders.ts'

/** The maximum number of entries that one statement finds. */
const BATCH = 200

/**
 * Notifies owners of planned maintenance that is due, once for each entry until it is postponed or done (docs/domain.md,
 * "Maintenance").
 * @returns the number of reported entries
 */
export async function reportDueMaintenance(db: Kysely<DB>, now: Date): Promise<number> {
  let total = 0
  let after = { user_id: 0, id: 0 }
  for (;;) {
    const waiting = await listPendingReminders(db, after, BATCH)
    const last = waiting.at(-1)
    if (!last) return total
    for (const [userId, entries] of Map.groupBy(waiting, (entry) => entry.user_id)) {
      const ids = entries.map(({ id }) => id)
      total += await inTransaction(db, (trx) => notifyDue(trx, userId, ids, now))
    }
    after = last
  }
}
